public import SwipeEngine
public import SwipeTable

/// Draws a plot into a display list: offset and velocity against time, with the lines of pane, trigger and
/// target.
///
/// Above the curves it needs 40 points, under them 28, between them 14, and beside them 72; a frame without
/// that much room shows no curves.
public struct CurvePainter {
  /// What is drawn.
  public var plot: CurvePlot
  public var theme: Theme
  public var metrics: TextMetrics
  /// The instant that is marked, on the recording's clock. Nil, the default, marks none; one outside of the
  /// plot's range is not drawn.
  public var playhead: Timestamp?
  /// Whether the numbers stand at the right, where there is room for them. Default true.
  public var showsReadout = true
  /// Whether the axis of the offsets has its name. Default true.
  public var showsTitle = true
  /// When a frame came late: ticks on the time axis, those in the plot's range. Default none.
  public var lateFrames: [Timestamp] = []
  /// How many frames came late, as the last line of the numbers. Nil, the default, leaves the line out.
  public var lateFrameCount: Int?

  // The visual language, section 7. Lengths in points.
  private static let playheadWidth = 1.5
  private static let flagSize = 10.0
  private static let flagRadius = 2.0
  private static let flagLift = 2.0
  private static let dotSize = 9.0
  private static let rim = 2.0

  private static let emptyHint = "Swipe a row to see its curve."

  /// A plot without curves, `CurvePlot.empty`, has its axes and a sentence that says what to do.
  public init(_ plot: CurvePlot, theme: Theme, metrics: TextMetrics) {
    self.plot = plot
    self.theme = theme
    self.metrics = metrics
  }

  /// Everything but the playhead, laid out: what stays the same while the playhead moves.
  package struct Ground: Sendable {
    fileprivate let layout: CurveLayout
    fileprivate let marks: DisplayList
    /// Drawing steps.
    package var count: Int { marks.items.count }
  }

  /// Lays the plot out in a frame. O(n log n) in the samples.
  package func ground(in frame: Rect) -> Ground {
    let layout = CurveLayout(plot, in: frame, showsReadout: showsReadout)
    let extras = CurveExtras(
      showsTitle: showsTitle,
      lateFrames: lateFrames,
      lateFrameCount: lateFrameCount,
      hint: plot.isEmpty ? Self.emptyHint : nil
    )
    let drawing = CurveDrawing(plot, theme: theme, metrics: metrics, layout: layout, extras: extras)
    var marks = DisplayList()
    for mark in drawing.marks { marks.append(mark, metrics) }
    return Ground(layout: layout, marks: marks)
  }

  /// Draws the plot with its ground, the colour `panel`. O(n log n) in the samples.
  public func paint(in frame: Rect, into list: inout DisplayList) {
    paint(on: ground(in: frame), into: &list)
  }

  /// Draws the plot, whose ground this painter has laid out before. O(marks).
  package func paint(on ground: Ground, into list: inout DisplayList) {
    list.clipped(to: ground.layout.frame) { list in
      for item in ground.marks.items { list.append(item) }
      for mark in playheadMarks(ground.layout) { list.append(mark, metrics) }
    }
  }

  private func playheadMarks(_ layout: CurveLayout) -> [PlotMark] {
    guard let playhead, plot.range.contains(playhead) else { return [] }
    let x = layout.x(playhead)
    let top = layout.offsetLane.minY - Self.flagLift - Self.flagSize
    let flag = Rect(x: x - Self.flagSize / 2, y: top, width: Self.flagSize, height: Self.flagSize)
    var marks: [PlotMark] = [
      .line(
        from: Point(x: x, y: flag.midY),
        to: Point(x: x, y: layout.velocityLane.maxY),
        width: Self.playheadWidth,
        dash: nil,
        theme.accentText
      ),
      .bar(flag, radius: Self.flagRadius, theme.accentText),
    ]
    for (index, entry) in plot.entries.enumerated().reversed() {
      guard let sample = entry.curves.sample(at: playhead) else { continue }
      for point in [layout.velocityPoint(sample), layout.point(sample)] {
        marks.append(
          .ring(
            point,
            diameter: Self.dotSize + 2 * Self.rim,
            width: Self.rim,
            rim: theme.panel,
            fill: theme.curve(index)
          )
        )
      }
    }
    return marks
  }
}
