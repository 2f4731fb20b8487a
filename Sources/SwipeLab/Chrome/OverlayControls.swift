import SwipeEngine
import SwipeTable

/// Draws buttons on cards and banners, whose grounds the ordinary states of controls do not suit.
struct OverlayControls {
  var theme: Theme
  var metrics: TextMetrics
  /// What a button under the mouse is shaded with; nil for what suits a raised card.
  var ground: Color?

  // The visual language, sections 3 and 6. Lengths in points.
  private static let closeIcon = 18.0
  private static let radius = 8.0
  private static let hovered = 0.1
  private static let pressed = 0.18

  private var controls: ControlPainter { ControlPainter(theme: theme, metrics: metrics) }

  /// A button with an outline that is seen on every ground.
  ///
  /// - Parameter color: of its text; nil for that of names.
  func button(
    _ label: String,
    _ color: Color? = nil,
    in frame: Rect,
    _ state: ControlState,
    into list: inout DisplayList
  ) {
    shade(frame, state, into: &list)
    let border = ground == nil ? theme.border : theme.controlBorder
    list.append(.roundedBorder(frame, radius: Self.radius, width: 1, border))
    let style = LabType.control
    let text = metrics.truncated(label, style, toWidth: max(0, frame.width - ControlPainter.gap))
    let x = frame.midX - metrics.width(of: text, style) / 2
    let y = frame.midY - style.lineHeight / 2
    list.text(text, at: Point(x: x, y: y), style, color ?? theme.text)
    controls.focus(around: frame, radius: Self.radius, state, into: &list)
  }

  /// The cross that closes.
  func close(in frame: Rect, _ state: ControlState, into list: inout DisplayList) {
    shade(frame, state, into: &list)
    let origin = ControlPainter.iconOrigin(in: frame, Self.closeIcon)
    list.icon("close", at: origin, size: Self.closeIcon, theme.text2)
    controls.focus(around: frame, radius: Self.radius, state, into: &list)
  }

  private func shade(_ frame: Rect, _ state: ControlState, into list: inout DisplayList) {
    guard state.isEnabled, state.isHovered || state.isPressed else { return }
    let shade = ground ?? theme.text
    let color =
      ground == nil && !state.isPressed
      ? theme.raisedHover : shade.opacity(state.isPressed ? Self.pressed : Self.hovered)
    list.append(.roundedRect(frame, radius: Self.radius, color))
  }
}
