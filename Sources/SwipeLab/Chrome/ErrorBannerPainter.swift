import SwipeEngine
import SwipeTable

/// Draws a banner.
struct ErrorBannerPainter {
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, section 6. Lengths in points.
  private static let radius = 10.0
  private static let outline = 0.3
  private static let outlineWidth = 1.0

  func paint(
    _ banner: ErrorBanner,
    _ layout: ErrorBannerLayout,
    _ attention: Attention<ErrorBanner.Part> = Attention(),
    into list: inout DisplayList
  ) {
    let frame = layout.frame
    guard !frame.isEmpty else { return }
    let color = theme.danger
    list.append(.roundedRect(frame, radius: Self.radius, theme.dangerTint))
    let outline = theme.isHighContrast ? color : color.opacity(Self.outline)
    list.append(.roundedBorder(frame, radius: Self.radius, width: Self.outlineWidth, outline))
    let size = ErrorBannerLayout.icon
    let icon = Point(x: frame.x + ErrorBannerLayout.padding, y: frame.midY - size / 2)
    list.icon("warning", at: icon, size: size, color)
    for (index, line) in layout.lines.enumerated() {
      let y = layout.textTop + Double(index) * LabType.label.lineHeight
      let isDetail = index > 0 && !banner.detail.isEmpty
      let ink = isDetail ? theme.text2 : theme.text
      list.text(line, at: Point(x: layout.textX, y: y), LabType.label, ink)
    }
    let tools = OverlayControls(theme: theme, metrics: metrics, ground: color)
    for place in layout.map.places {
      let state = attention.state(of: place.part)
      switch place.part {
      case .show: tools.button(banner.showLabel ?? "", in: place.frame, state, into: &list)
      case .close: tools.close(in: place.frame, state, into: &list)
      }
    }
  }
}
