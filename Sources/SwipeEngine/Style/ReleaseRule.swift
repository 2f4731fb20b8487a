/// Where a released row goes. Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct ReleaseRule: Hashable, Sendable {
  /// What distance decides.
  public enum Law: String, Hashable, Sendable, CaseIterable {
    /// How far the row is.
    case distance
    /// How far it would roll, slowed down by `decelerationRate`.
    case projection
  }

  /// Which distance decides about a row slower than `velocityThreshold`. Default `distance`.
  public var law = Law.distance
  /// The fraction of its speed that a rolling row would keep from one millisecond to the next. 0.5…0.9999, default 0.998.
  public var decelerationRate = Self.standardRate {
    didSet {
      decelerationRate = decelerationRate.taken(
        into: ParameterRange.decelerationRate,
        orIfNaN: Self.standardRate
      )
    }
  }
  /// Speed in pt/s below which distance decides, and from which on the direction does. 0…10 000, default 100.
  public var velocityThreshold = Self.standardVelocity {
    didSet {
      velocityThreshold = velocityThreshold.taken(into: ParameterRange.speed, orIfNaN: Self.standardVelocity)
    }
  }
  /// The fraction of the pane that must be uncovered for the row to open when distance decides. At 0 any distance
  /// opens, at −1 even one of a pane's width the wrong way. −1…1, default 0.5.
  public var openThreshold = Self.standardFraction {
    didSet {
      openThreshold = openThreshold.taken(into: ParameterRange.openThreshold, orIfNaN: Self.standardFraction)
    }
  }

  private static let standardRate = 0.998
  private static let standardVelocity = 100.0
  private static let standardFraction = 0.5

  public init() {}
}
