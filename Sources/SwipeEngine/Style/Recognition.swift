/// When a movement counts as a swipe.
public struct Recognition: Hashable, Sendable, Codable {
  /// Touch slop: points of movement (Euclidean) before a gesture is decided; they are subtracted from the way. Default 10.
  public var slop = 10.0
  /// The ratio |dx|/|dy| that a movement needs to be a swipe; anything steeper is a scroll. Default 1.
  public var bias = 1.0

  public init() {}
}
