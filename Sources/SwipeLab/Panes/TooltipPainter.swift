import SwipeEngine
import SwipeTable

/// Draws a tooltip: a small raised label below the control, or above it where the window ends.
struct TooltipPainter {
  var theme: Theme
  var metrics: TextMetrics

  // Lengths in points.
  private static let height = 28.0
  private static let padding = 10.0
  private static let gap = 6.0
  private static let keyGap = 10.0
  private static let margin = 8.0
  private static let radius = 6.0

  func paint(_ tip: LabTooltip, in window: Rect, into list: inout DisplayList) {
    let style = LabType.strongCaption
    let textWidth = metrics.width(of: tip.text, style)
    let keyWidth = tip.key.isEmpty ? 0 : Self.keyGap + metrics.width(of: tip.key, LabType.caption)
    let width = (2 * Self.padding + textWidth + keyWidth).rounded(.up)
    let below = tip.frame.maxY + Self.gap
    let box = Rect(
      x: max(Self.margin, min(tip.frame.midX - width / 2, window.maxX - Self.margin - width)).rounded(),
      y: below + Self.height <= window.maxY - Self.margin ? below : tip.frame.minY - Self.gap - Self.height,
      width: width,
      height: Self.height
    )
    list.append(.shadow(box, radius: Self.radius, .medium))
    list.append(.roundedRect(box, radius: Self.radius, theme.raised))
    list.append(.roundedBorder(box, radius: Self.radius, width: 1, theme.border))
    let y = box.midY - style.lineHeight / 2
    list.text(tip.text, at: Point(x: box.x + Self.padding, y: y), style, theme.text)
    let keyX = box.maxX - Self.padding - metrics.width(of: tip.key, LabType.caption)
    if !tip.key.isEmpty { list.text(tip.key, at: Point(x: keyX, y: y), LabType.caption, theme.text3) }
  }
}
