import SwipeEngine
import SwipeTable

/// The head of a dialog: its title, and a few lines below it.
struct SheetText: Hashable, Sendable {
  // The visual language, section 6. Lengths in points.
  private static let gap = 4.0
  private static let mostLines = 4

  let title: String
  let lines: [String]

  init(title: String, message: String, width: Double, _ metrics: TextMetrics) {
    self.title = metrics.truncated(title, LabType.sheetTitle, toWidth: width)
    lines = metrics.lines(message, LabType.label, width: width, limit: Self.mostLines)
  }

  /// In points.
  var height: Double {
    let text = LabType.label.lineHeight * Double(lines.count)
    return LabType.sheetTitle.lineHeight + (lines.isEmpty ? 0 : Self.gap + text)
  }

  func paint(at origin: Point, _ theme: Theme, into list: inout DisplayList) {
    list.text(title, at: origin, LabType.sheetTitle, theme.text)
    var y = origin.y + LabType.sheetTitle.lineHeight + Self.gap
    for line in lines {
      list.text(line, at: Point(x: origin.x, y: y), LabType.label, theme.text2)
      y += LabType.label.lineHeight
    }
  }
}
