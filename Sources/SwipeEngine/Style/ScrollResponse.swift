/// How the list scrolls. Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct ScrollResponse: Hashable, Sendable {
  /// The fraction of its speed that a free scroll keeps from one millisecond to the next. 0.5…0.9999, default 0.998.
  public var decelerationRate = Self.standardRate {
    didSet {
      decelerationRate = decelerationRate.taken(
        into: ParameterRange.decelerationRate,
        orIfNaN: Self.standardRate
      )
    }
  }
  /// Coefficient of the rubber band past the ends; its dimension is the viewport's height. 0…1, default 0.55.
  public var rubberBand = Self.standardRubberBand {
    didSet { rubberBand = rubberBand.taken(into: ParameterRange.fraction, orIfNaN: Self.standardRubberBand) }
  }
  /// Response in s of the spring that brings an overscrolled list back; 0 jumps. 0…10, default 0.575.
  public var bounceResponse = Self.standardResponse {
    didSet {
      bounceResponse = bounceResponse.taken(into: ParameterRange.time, orIfNaN: Self.standardResponse)
    }
  }
  /// Damping ratio of that spring. 0.05…4, default 1.
  public var bounceDampingRatio = Self.standardRatio {
    didSet {
      bounceDampingRatio = bounceDampingRatio.taken(
        into: ParameterRange.dampingRatio,
        orIfNaN: Self.standardRatio
      )
    }
  }

  private static let standardRate = 0.998
  private static let standardRubberBand = RubberBand.defaultCoefficient
  private static let standardResponse = 0.575
  private static let standardRatio = 1.0

  public init() {}
}
