/// What a control is at a moment, as far as it shows.
struct ControlState: Hashable, Sendable {
  /// Whether the mouse is over it.
  var isHovered = false
  /// Whether a pointer holds it down.
  var isPressed = false
  /// Whether the keys act on it.
  var isFocused = false
  /// Whether what it switches is on.
  var isOn = false
  /// Whether it can be used.
  var isEnabled = true
}
