import SwipeEngine
import SwipeTable

/// The last few things that happened on the stage, the latest at the bottom.
struct EventReadout: Hashable, Sendable {
  struct Line: Hashable, Sendable {
    var time: Timestamp
    /// `willOpen`.
    var name: String
    /// `trailing`; empty where it belongs to no side.
    var detail = ""
  }

  /// In order of time; of more than six the last six are shown.
  var lines: [Line]

  // The visual language, section 7. Lengths in points.
  static let most = 6
  static let width = 196.0
  private static let headHeight = 28.0
  private static let lineHeight = 24.0
  private static let gap = 12.0
  private static let secondDecimals = 3

  /// - Parameter origin: the top left of the head.
  func paint(at origin: Point, _ theme: Theme, _ metrics: TextMetrics, into list: inout DisplayList) {
    list.text("Events", at: origin, LabType.smallHead, theme.text)
    let shown = lines.suffix(Self.most)
    let times = shown.map { FigureText.fixed($0.time.seconds, decimals: Self.secondDecimals) }
    // All times end where the widest does.
    let widths = times.map { metrics.numberWidth(of: $0, LabType.caption) }
    let end = origin.x + (widths.max() ?? 0)
    for (index, (line, time)) in zip(shown, times).enumerated() {
      let y = origin.y + Self.headHeight + Double(index) * Self.lineHeight
      list.number(time, endingAt: end, y: y, LabType.caption, theme.text3, metrics)
      let x = end + Self.gap
      let detailWidth = metrics.width(of: line.detail, LabType.caption)
      let detailX = origin.x + Self.width - detailWidth
      let style = LabType.strongCaption
      let full = metrics.width(of: line.name, style)
      // The side gives way where the name needs the room.
      let hasDetail = !line.detail.isEmpty && x + full + Self.gap <= detailX
      let name = metrics.truncated(line.name, style, toWidth: max(0, origin.x + Self.width - x))
      list.text(name, at: Point(x: x, y: y), style, theme.text)
      if hasDetail {
        list.text(line.detail, at: Point(x: detailX, y: y), LabType.caption, theme.text2)
      }
    }
  }
}
