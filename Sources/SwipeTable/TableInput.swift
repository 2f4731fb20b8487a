public import SwipeEngine

/// One turn of a wheel, or one step of a trackpad.
public struct WheelSample: Hashable, Sendable {
  /// Where in a trackpad's gesture the sample stands.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    case began, changed, ended
  }

  /// The way of the content in points: `dx` −8 moves it left, `dy` −60 moves it up (scrolls down the list).
  public var dx: Double
  public var dy: Double
  /// Whether the device measures finer than whole notches.
  public var precise: Bool
  /// Whether the fingers are gone and the device goes on by itself.
  public var momentum: Bool
  /// Nil where the device does not tell.
  public var phase: Phase?
  /// Where the pointer is, in table points; nil takes the mouse's last position.
  public var location: Point?

  public init(
    dx: Double,
    dy: Double,
    precise: Bool = false,
    momentum: Bool = false,
    phase: Phase? = nil,
    location: Point? = nil
  ) {
    self.dx = dx
    self.dy = dy
    self.precise = precise
    self.momentum = momentum
    self.phase = phase
    self.location = location
  }
}

/// Everything that can go into a table, besides the passing of time.
public enum TableInput: Hashable, Sendable {
  case pointer(PointerSample)
  case wheel(WheelSample)
  /// A key by its SDL name, with modifiers in front: `"Ctrl+Z"`.
  case key(String)
  /// The style changes there and then; positions and velocities are kept.
  case style(SwipeStyle)
  /// Says what is different about one side of a row; without a row, of every row that has nothing of its own. Recordings
  /// do not carry it: a program that replays gives it again.
  case options(SideOptions, of: RowID?, Edge)
  /// A command; with a tag it is answered by exactly one `completed` event.
  case command(TableCommand, tag: String?)
}
