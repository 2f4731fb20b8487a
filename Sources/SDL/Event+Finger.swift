extension Event {
  /// One sample of one finger.
  public struct Finger: Hashable, Sendable {
    /// What the finger does. SDL 2 knows no cancelled touch: it reports one as lifted.
    public enum Phase: Hashable, Sendable {
      /// Touches from now on.
      case down
      /// Moved, or pressed harder or softer.
      case moved
      /// Touches no longer. On X11 the place is that of the last motion: SDL drops the release point.
      case up
    }

    /// The window under the finger; 0 where SDL does not say.
    public var window: Window.ID
    /// The finger, from down to up. On X11 a number is never used again.
    public var id: Int64
    /// The device that it touches, as in `TouchDevice.id`.
    public var device: Int64
    /// What it does.
    public var phase: Phase
    /// Pixels from the window's left edge, fractions included: SDL's 0…1 stands for the first to the last
    /// pixel.
    public var x: Double
    /// Pixels from the window's upper edge, likewise.
    public var y: Double
    /// 0…1; 1 where the device does not measure it.
    public var pressure: Double

    public init(
      window: Window.ID,
      id: Int64,
      device: Int64,
      phase: Phase,
      x: Double,
      y: Double,
      pressure: Double = 1
    ) {
      self.window = window
      self.id = id
      self.device = device
      self.phase = phase
      self.x = x
      self.y = y
      self.pressure = pressure
    }
  }
}
