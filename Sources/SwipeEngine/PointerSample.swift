/// One report of one pointer: a finger, a mouse or a pen.
public struct PointerSample: Hashable, Sendable {
  /// What happened to the pointer.
  public enum Phase: String, Sendable, CaseIterable {
    case down, move, up, cancel
  }

  /// What the pointer is.
  public enum Kind: String, Sendable, CaseIterable {
    case touch, mouse, pen
  }

  /// The mouse button that a sample is about. Fingers and pens count as `left`.
  public enum Button: String, Sendable, CaseIterable {
    case left, middle, right
  }

  /// Tells pointers apart while they are down; may be used again afterwards.
  public var pointer: Int
  public var phase: Phase
  /// Where it is, in the table's points: (0, 0) is the list's top left.
  public var location: Point
  public var kind: Kind
  public var button: Button

  public init(
    pointer: Int,
    phase: Phase,
    location: Point,
    kind: Kind = .touch,
    button: Button = .left
  ) {
    self.pointer = pointer
    self.phase = phase
    self.location = location
    self.kind = kind
    self.button = button
  }
}
