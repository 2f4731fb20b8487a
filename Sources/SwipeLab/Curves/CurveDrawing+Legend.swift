import SwipeEngine
import SwipeTable

/// The names of the curves: over the plot where they fit, else under the numbers.
extension CurveDrawing {
  // Lengths in points.
  private static let sampleLength = 16.0
  private static let sampleGap = 6.0
  private static let gap = 20.0
  /// The room of a letter before a name.
  private static let letterWidth = 14.0
  private static let lineHeight = 20.0
  /// Above names under the numbers.
  private static let columnGap = 16.0

  private var names: [String] { plot.entries.map(\.name) }
  /// What stands before each name.
  private var lead: Double {
    Self.sampleLength + Self.sampleGap + (names.count > 1 ? Self.letterWidth : 0)
  }

  mutating func addLegend() {
    guard names.contains(where: { !$0.isEmpty }) else { return }
    let widths = names.map { metrics.width(of: $0, PlotType.legend) }
    let gaps = Double(names.count) * lead + Double(names.count - 1) * Self.gap
    let room = layout.offsetLane.maxX - titleEnd - Self.gap - gaps
    let fits = widths.reduce(0, +) <= room
    if !fits, let readout = layout.readout, addColumn(in: readout) { return }
    var x = layout.offsetLane.maxX
    let y = layout.frame.y + Self.headTop
    for (index, name) in names.enumerated().reversed() {
      let share = max(0, room / Double(names.count))
      let text = fits ? name : metrics.truncated(name, PlotType.legend, toWidth: share)
      x -= lead + metrics.width(of: text, PlotType.legend)
      addEntry(index, text, x: x, y: y)
      x -= Self.gap
    }
  }

  /// Adds one name a line under the numbers; false where there is no room.
  private mutating func addColumn(in frame: Rect) -> Bool {
    let top = readoutEnd + Self.columnGap
    guard top + Double(names.count) * Self.lineHeight <= frame.maxY else { return false }
    for (index, name) in names.enumerated() {
      let room = frame.width - lead - Self.gap
      let text = metrics.truncated(name, PlotType.legend, toWidth: room)
      addEntry(index, text, x: frame.x, y: top + Double(index) * Self.lineHeight)
    }
    return true
  }

  private mutating func addEntry(_ index: Int, _ name: String, x: Double, y: Double) {
    let middle = y + PlotType.legend.lineHeight / 2
    let line = Rect(
      x: x,
      y: middle - Self.offsetWidth / 2,
      width: Self.sampleLength,
      height: Self.offsetWidth
    )
    marks.append(.bar(line, radius: Self.offsetWidth / 2, theme.curve(index)))
    if names.count > 1 {
      let place = x + Self.sampleLength + Self.sampleGap
      marks.append(
        .text(CurvePlot.letters[index], x: place, y: y, .start, PlotType.title, theme.curve(index))
      )
    }
    marks.append(.text(name, x: x + lead, y: y, .start, PlotType.legend, theme.text2))
  }
}
