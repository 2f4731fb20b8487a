import SwipeEngine
import SwipeTable

/// Draws what a list without rows shows.
struct EmptyListPainter {
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, section 6. Lengths in points.
  private static let middle = 0.42
  private static let disc = 80.0
  private static let icon = 36.0
  private static let titleGap = 16.0
  private static let textGap = 4.0
  private static let widest = 280.0
  private static let margin = 20.0
  private static let title = TextStyle(size: 17, lineHeight: 24, weight: .semiBold)
  private static let text = TextStyle(size: 14, lineHeight: 20)

  func paint(width: Double, height: Double, into list: inout DisplayList) {
    let room = min(Self.widest, width - 2 * Self.margin)
    let lines = metrics.lines("Swiped rows would rest here.", Self.text, width: room, limit: 2)
    let block =
      Self.disc + Self.titleGap + Self.title.lineHeight + Self.textGap
      + Double(lines.count) * Self.text.lineHeight
    var y = height * Self.middle - block / 2
    let disc = Rect(x: (width - Self.disc) / 2, y: y, width: Self.disc, height: Self.disc)
    list.append(.roundedRect(disc, radius: Self.disc / 2, theme.control))
    list.icon(
      "inbox-large",
      at: Point(x: disc.midX - Self.icon / 2, y: disc.midY - Self.icon / 2),
      size: Self.icon,
      theme.text3
    )
    y += Self.disc + Self.titleGap
    centred("All clear", Self.title, theme.text, width, y, &list)
    y += Self.title.lineHeight + Self.textGap
    for line in lines {
      centred(line, Self.text, theme.text2, width, y, &list)
      y += Self.text.lineHeight
    }
  }

  private func centred(
    _ text: String,
    _ style: TextStyle,
    _ color: Color,
    _ width: Double,
    _ y: Double,
    _ list: inout DisplayList
  ) {
    let x = (width - metrics.width(of: text, style)) / 2
    list.text(text, at: Point(x: x, y: y), style, color)
  }
}
