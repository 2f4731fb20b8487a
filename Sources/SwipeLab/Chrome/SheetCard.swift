import SwipeEngine
import SwipeTable

/// The card of a dialog: in the middle of the window, or on a phone at its bottom edge with a grabber.
struct SheetCard: Hashable, Sendable {
  // The visual language, sections 3 and 6. Lengths in points.
  static let padding = 20.0
  static let buttonGap = 8.0
  static let dialogWidth = 420.0
  private static let margin = 16.0
  /// Room for the grabber above the content.
  private static let grabberRoom = 4.0
  private static let lightScrim = 0.32
  private static let darkScrim = 0.56
  private static let button = 32.0
  private static let touchButton = 36.0

  let window: Rect
  let frame: Rect
  let isPhone: Bool

  /// - Parameters:
  ///   - contentHeight: between the paddings; what is higher than the window is cut.
  ///   - most: the greatest width in the middle of a window.
  init(in window: Rect, contentHeight: Double, most: Double = Self.dialogWidth) {
    self.window = window
    isPhone = window.width < LabLayout.narrowWidth
    let extra = isPhone ? Self.grabberRoom : 0
    let wanted = max(0, contentHeight) + 2 * Self.padding + extra
    let height = min(wanted, max(0, window.height - Self.margin * (isPhone ? 1 : 2)))
    let width = Self.width(in: window, most: most)
    frame = Rect(
      x: window.midX - width / 2,
      y: isPhone ? window.maxY - height : window.midY - height / 2,
      width: width,
      height: height
    )
  }

  /// How wide a card is in a window.
  static func width(in window: Rect, most: Double = Self.dialogWidth) -> Double {
    guard window.width >= LabLayout.narrowWidth else { return max(0, window.width) }
    return min(most, window.width - 2 * margin)
  }

  /// How wide its content is.
  static func contentWidth(in window: Rect, most: Double = Self.dialogWidth) -> Double {
    max(0, width(in: window, most: most) - 2 * padding)
  }

  /// How high buttons are in it.
  static func buttonHeight(in window: Rect) -> Double {
    window.width < LabLayout.narrowWidth ? touchButton : button
  }

  /// The card without its paddings.
  var content: Rect {
    let top = Self.padding + (isPhone ? Self.grabberRoom : 0)
    let inset = Insets(top: top, left: Self.padding, bottom: Self.padding, right: Self.padding)
    let box = frame.inset(by: inset)
    return Rect(x: box.x, y: box.y, width: max(0, box.width), height: max(0, box.height))
  }

  /// Draws what lies under the content: the dimmed window and the card.
  func paint(_ theme: Theme, into list: inout DisplayList) {
    let scrim = theme.appearance == .light ? Self.lightScrim : Self.darkScrim
    list.append(.fill(window, Color.black.opacity(scrim)))
    let isOutlined = theme.isHighContrast || theme.appearance == .dark
    guard !isPhone else {
      SheetGround(frame: frame, color: theme.raised, isOutlined: isOutlined).paint(theme, into: &list)
      return
    }
    let radius = SheetGround.radius
    list.append(.shadow(frame, radius: radius, .large))
    list.append(.roundedRect(frame, radius: radius, theme.raised))
    if isOutlined { list.append(.roundedBorder(frame, radius: radius, width: 1, theme.border)) }
  }
}
