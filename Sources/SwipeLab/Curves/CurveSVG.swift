public import SwipeTable

/// Writes a plot as an SVG file: the same as `CurvePainter` draws, without a playhead.
///
/// The text depends on the plot alone, not on the machine and its fonts: it names the typeface Inter and
/// stands in its place with any other too. The same plot gives the same bytes.
public struct CurveSVG {
  private let plot: CurvePlot
  private let theme: Theme
  private let showsReadout: Bool

  /// - Parameter showsReadout: whether the numbers stand at the right, where there is room for them.
  public init(_ plot: CurvePlot, theme: Theme, showsReadout: Bool = true) {
    self.plot = plot
    self.theme = theme
    self.showsReadout = showsReadout
  }

  /// The file's text, `width` by `height` in points, which are the file's pixels. O(samples).
  public func text(width: Double, height: Double) -> String {
    let frame = Rect(x: 0, y: 0, width: width, height: height)
    let layout = CurveLayout(plot, in: frame, showsReadout: showsReadout)
    let drawing = CurveDrawing(plot, theme: theme, metrics: Self.metrics, layout: layout)
    var writer = SVGWriter()
    writer.begin(width: width, height: height, title: "How the row \(plot.entries[0].curves.row) moves")
    for mark in drawing.marks { writer.write(mark) }
    writer.end()
    return writer.text
  }

  /// Widths to lay names out by: Inter's, on the average of the interface's texts and rounded up.
  private static var metrics: TextMetrics {
    TextMetrics(width: { Double($0.count) * $1.size * emPerLetter })
  }
  private static let emPerLetter = 0.58
}
