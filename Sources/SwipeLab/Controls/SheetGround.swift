import SwipeTable

/// The ground of a sheet at the window's lower edge: round corners above, a shadow on what lies under it, and the grabber by
/// which it is drawn.
struct SheetGround {
  let frame: Rect
  let color: Color
  /// Whether a line goes around it; always so in high contrast.
  var isOutlined = false

  // The visual language, sections 6 and 7. Lengths in points.
  static let radius = 16.0
  private static let grabber = (width: 36.0, height: 4.0, top: 6.0)

  func paint(_ theme: Theme, into list: inout DisplayList) {
    let radius = min(Self.radius, frame.height / 2)
    // The lower corners lie outside of the window.
    let sheet = frame.inset(by: Insets(bottom: -radius))
    list.append(.shadow(sheet, radius: radius, .large))
    list.clipped(to: frame) { list in
      list.append(.roundedRect(sheet, radius: radius, color))
      if isOutlined || theme.isHighContrast {
        list.append(.roundedBorder(sheet, radius: radius, width: 1, theme.border))
      }
    }
    let grabber = Rect(
      x: frame.midX - Self.grabber.width / 2,
      y: frame.y + Self.grabber.top,
      width: Self.grabber.width,
      height: Self.grabber.height
    )
    list.append(.roundedRect(grabber, radius: Self.grabber.height / 2, theme.track))
  }
}
