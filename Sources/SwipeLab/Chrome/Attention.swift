/// Which part of a pane the mouse is over, which one a pointer holds down, and which one the keys act on.
struct Attention<Part: Hashable & Sendable>: Hashable, Sendable {
  var hovered: Part?
  var pressed: Part?
  var focused: Part?

  /// How a part shows.
  func state(of part: Part, isOn: Bool = false, isEnabled: Bool = true) -> ControlState {
    ControlState(
      isHovered: hovered == part,
      isPressed: pressed == part,
      isFocused: focused == part,
      isOn: isOn,
      isEnabled: isEnabled
    )
  }
}
