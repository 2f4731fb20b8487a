extension Event {
  /// The mouse at a new place.
  public struct MouseMotion: Hashable, Sendable {
    /// The window that has the mouse; 0 for none.
    public var window: Window.ID
    /// Pixels from the window's left edge; beyond its edges while a button is held.
    public var x: Double
    /// Pixels from the window's upper edge, likewise.
    public var y: Double
    /// Whether any button is held.
    public var isDragging: Bool

    public init(window: Window.ID, x: Double, y: Double, isDragging: Bool) {
      self.window = window
      self.x = x
      self.y = y
      self.isDragging = isDragging
    }
  }

  /// A mouse button pressed or released.
  public struct MouseButton: Hashable, Sendable {
    /// A button of the mouse.
    public enum Button: Hashable, Sendable {
      case left, middle, right
      /// Any other, by SDL's number (4 and up).
      case other(Int)
    }

    /// The window that has the mouse; 0 for none.
    public var window: Window.ID
    /// Which one.
    public var button: Button
    /// Pressed, or else released.
    public var isDown: Bool
    /// 1 for a single click, 2 for a double click …
    public var clicks: Int
    /// Pixels from the window's left edge.
    public var x: Double
    /// Pixels from the window's upper edge.
    public var y: Double

    public init(window: Window.ID, button: Button, isDown: Bool, clicks: Int = 1, x: Double, y: Double) {
      self.window = window
      self.button = button
      self.isDown = isDown
      self.clicks = clicks
      self.x = x
      self.y = y
    }
  }

  /// A turn of the wheel. X11 gives whole notches, also for trackpads; Wayland gives fractions.
  public struct Wheel: Hashable, Sendable {
    /// The window that has the mouse; 0 for none.
    public var window: Window.ID
    /// Notches to the right; negative to the left.
    public var notchesX: Double
    /// Notches away from the user; negative towards the user. "Natural scrolling" is undone: the sign
    /// tells of the hand, as it does without it.
    public var notchesY: Double
    /// Where the mouse is: pixels from the window's left edge.
    public var x: Double
    /// Where the mouse is: pixels from the window's upper edge.
    public var y: Double

    public init(window: Window.ID, notchesX: Double, notchesY: Double, x: Double, y: Double) {
      self.window = window
      self.notchesX = notchesX
      self.notchesY = notchesY
      self.x = x
      self.y = y
    }
  }
}
