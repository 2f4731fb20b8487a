/// Something that happened to the program, with the time at which it arrived.
///
/// One touch or click comes as one event: mouse events that SDL would make of touches, and touches that it
/// would make of the mouse, are switched off. Samples are never merged.
public struct Event: Hashable, Sendable {
  /// When it arrived, in nanoseconds of `MonotonicClock`. Rises strictly from event to event of one queue.
  public var time: Int64
  /// What happened.
  public var kind: Kind

  public init(time: Int64, kind: Kind) {
    self.time = time
    self.kind = kind
  }

  /// What can happen.
  public enum Kind: Hashable, Sendable {
    /// The user or the system wants the program to end (the last window closed, Ctrl+C in the terminal).
    case quit
    /// A window changed.
    case window(id: Window.ID, WindowChange)
    /// A finger touched, moved or left a touch device.
    case finger(Finger)
    /// The mouse moved.
    case mouseMotion(MouseMotion)
    /// A mouse button was pressed or released.
    case mouseButton(MouseButton)
    /// A wheel turned, or two fingers moved on a trackpad.
    case wheel(Wheel)
    /// A key was pressed or released.
    case key(Key)
    /// Text was typed, on a keyboard, with an input method or on a keyboard on the screen: at least one character, none
    /// of them for control. Comes while text input is on (see `Window.setTextInput`), after the key that made it if one
    /// did.
    case text(window: Window.ID, String)
    /// The GPU lost what was drawn into its targets: call `FrameTarget.invalidate()` and draw all.
    case renderTargetsReset
    /// The GPU was reset: call `FrameTarget.invalidate()` and draw all.
    case renderDeviceReset
    /// `EventQueue.wake()` was called.
    case wake
  }
}
