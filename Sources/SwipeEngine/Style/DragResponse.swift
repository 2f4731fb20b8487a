/// How a row follows the pointer.
public struct DragResponse: Hashable, Sendable, Codable {
  /// Coefficient of the rubber band past the limit: 0 is a wall, 1 starts without resistance. Default 0.55.
  public var rubberBand = 0.55
  /// Whether the row stops dead at the limit. Default false.
  public var hardStop = false
  /// Whether a drag of an open row may go through 0 to the other side. Default false.
  public var oppositeSwipe = false

  public init() {}
}
