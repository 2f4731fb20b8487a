import SwipeEngine
import SwipeTable

/// Draws the controls that several panes share: buttons, tools, pickers and the ring of the focus.
struct ControlPainter {
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, section 7. Lengths in points.
  static let height = 32.0
  static let padding = 12.0
  static let gap = 8.0
  static let radius = 8.0
  static let icon = 20.0
  static let smallIcon = 18.0
  static let chevron = 14.0
  static let dot = 6.0
  private static let focusWidth = 2.0
  private static let focusGap = 2.0
  private static let disabled = 0.4
  private static let hoverShade = 0.06
  private static let pressShade = 0.12

  /// A tool: an icon without an outline, with a ground where it is on, hovered or pressed.
  func tool(_ icon: String, in frame: Rect, _ state: ControlState, into list: inout DisplayList) {
    if let ground = ground(of: state) {
      list.append(.roundedRect(frame, radius: Self.radius, ground))
    }
    let color = (state.isOn ? theme.accentText : theme.text2).opacity(state.isEnabled ? 1 : Self.disabled)
    list.icon(icon, at: Self.iconOrigin(in: frame, Self.icon), size: Self.icon, color)
    focus(around: frame, radius: Self.radius, state, into: &list)
  }

  private func ground(of state: ControlState) -> Color? {
    guard state.isEnabled else { return nil }
    if state.isPressed { return theme.press }
    if state.isOn { return theme.tint }
    return state.isHovered ? theme.hover : nil
  }

  /// The filled button: the one thing that a pane is for.
  func filled(
    _ label: String,
    icon: String?,
    in frame: Rect,
    _ state: ControlState,
    into list: inout DisplayList
  ) {
    list.append(.roundedRect(frame, radius: Self.radius, theme.accent.opacity(alpha(state))))
    let shade = state.isPressed ? Self.pressShade : state.isHovered ? Self.hoverShade : 0
    if shade > 0 { list.append(.roundedRect(frame, radius: Self.radius, Color.black.opacity(shade))) }
    let color = theme.onAccent.opacity(alpha(state))
    content(label, icon: icon, LabType.strongControl, color, in: frame, into: &list)
    focus(around: frame, radius: Self.radius, state, into: &list)
  }

  /// A button with an outline.
  func plain(
    _ label: String,
    icon: String? = nil,
    in frame: Rect,
    _ state: ControlState,
    into list: inout DisplayList
  ) {
    outline(frame, state, into: &list)
    content(label, icon: icon, LabType.control, theme.text.opacity(alpha(state)), in: frame, into: &list)
  }

  /// What opens a menu: its present choice, after an icon or the letter of a side, with a mark where it was changed.
  func picker(
    _ label: String,
    icon: String? = nil,
    letter: (text: String, color: Color)? = nil,
    isChanged: Bool = false,
    in frame: Rect,
    _ state: ControlState,
    into list: inout DisplayList
  ) {
    outline(frame, state, into: &list)
    var x = frame.x + Self.padding
    if let icon {
      let place = Point(x: x, y: frame.midY - Self.smallIcon / 2)
      list.icon(icon, at: place, size: Self.smallIcon, theme.text2.opacity(alpha(state)))
      x += Self.smallIcon + Self.gap
    }
    let y = frame.midY - LabType.control.lineHeight / 2
    if let letter {
      list.text(letter.text, at: Point(x: x, y: y), LabType.strongControl, letter.color)
      x += metrics.width(of: letter.text, LabType.strongControl) + Self.gap
    }
    let chevron = Point(x: frame.maxX - Self.padding - Self.chevron, y: frame.midY - Self.chevron / 2)
    list.icon("chevron-down-small", at: chevron, size: Self.chevron, theme.text2.opacity(alpha(state)))
    let room = chevron.x - Self.gap - x - (isChanged ? Self.dot + Self.gap : 0)
    let text = metrics.truncated(label, LabType.control, toWidth: max(0, room))
    list.text(text, at: Point(x: x, y: y), LabType.control, theme.text.opacity(alpha(state)))
    guard isChanged else { return }
    x += metrics.width(of: text, LabType.control) + Self.gap
    let dot = Rect(x: x, y: frame.midY - Self.dot / 2, width: Self.dot, height: Self.dot)
    list.append(.roundedRect(dot, radius: Self.dot / 2, theme.accentText))
  }

  /// The ring around what the keys act on.
  func focus(around frame: Rect, radius: Double, _ state: ControlState, into list: inout DisplayList) {
    guard state.isFocused else { return }
    let distance = Self.focusWidth + Self.focusGap
    list.append(
      .roundedBorder(
        frame.inset(by: Insets(all: -distance)),
        radius: radius + distance,
        width: Self.focusWidth,
        theme.accentText
      )
    )
  }

  private func outline(_ frame: Rect, _ state: ControlState, into list: inout DisplayList) {
    if state.isEnabled, state.isHovered || state.isPressed || state.isOn {
      let ground = state.isPressed || state.isOn ? theme.press : theme.hover
      list.append(.roundedRect(frame, radius: Self.radius, ground))
    }
    list.append(
      .roundedBorder(frame, radius: Self.radius, width: 1, theme.border.opacity(alpha(state)))
    )
    focus(around: frame, radius: Self.radius, state, into: &list)
  }

  private func alpha(_ state: ControlState) -> Double { state.isEnabled ? 1 : Self.disabled }

  /// Icon and label together in the middle of a button; the label gives way where there is no room.
  private func content(
    _ label: String,
    icon: String?,
    _ style: TextStyle,
    _ color: Color,
    in frame: Rect,
    into list: inout DisplayList
  ) {
    let iconWidth = icon == nil ? 0 : Self.smallIcon + (label.isEmpty ? 0 : Self.gap)
    let text = metrics.truncated(label, style, toWidth: max(0, frame.width - iconWidth - Self.gap))
    let width = iconWidth + metrics.width(of: text, style)
    let x = frame.midX - width / 2
    if let icon {
      list.icon(icon, at: Point(x: x, y: frame.midY - Self.smallIcon / 2), size: Self.smallIcon, color)
    }
    list.text(text, at: Point(x: x + iconWidth, y: frame.midY - style.lineHeight / 2), style, color)
  }

  static func iconOrigin(in frame: Rect, _ size: Double) -> Point {
    Point(x: frame.midX - size / 2, y: frame.midY - size / 2)
  }
}
