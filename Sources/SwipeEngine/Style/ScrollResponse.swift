/// How the list scrolls.
public struct ScrollResponse: Hashable, Sendable, Codable {
  /// The fraction of its speed that a free scroll keeps from one millisecond to the next. Default 0.998.
  public var decelerationRate = 0.998
  /// Coefficient of the rubber band past the ends; its dimension is the viewport's height. Default 0.55.
  public var rubberBand = 0.55
  /// Response in s of the spring that brings an overscrolled list back. Default 0.575.
  public var bounceResponse = 0.575
  /// Damping ratio of that spring. Default 1.
  public var bounceDampingRatio = 1.0

  public init() {}
}
