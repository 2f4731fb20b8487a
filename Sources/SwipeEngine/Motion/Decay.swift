import Glibc

/// The parameters of a motion that runs out: v = v₀·e^(−λt), x = x₀ + v₀(1 − e^(−λt))/λ.
///
/// The law of friction proportional to speed, used for scrolling and for projecting where a flick would end.
/// It knows no places: `DecayTrajectory` adds where it begins and how fast.
public struct Decay: Hashable, Sendable {
  /// λ, per second: how fast the speed falls. A motion runs v₀/λ points in all.
  public let lambda: Double

  /// Keeps 0.998 of the speed each millisecond: UIScrollView's normal rate. λ = 2.0020.
  public static let normal = Decay(lambda: -milliseconds * log(0.998))

  /// Keeps 0.99 of the speed each millisecond: UIScrollView's fast rate. λ = 10.0503.
  public static let fast = Decay(lambda: -milliseconds * log(0.99))

  /// Speeds of a fling, in points/s: below the lower bound none begins, above the upper one it is cut.
  /// (Flutter's constants are 50 and 8000.)
  public static let flingSpeeds: ClosedRange<Double> = 50...8000

  /// The slowest and the fastest λ accepted, per second.
  public static let lambdas: ClosedRange<Double> = 1e-6...1e6

  /// In a second.
  private static let milliseconds = 1000.0

  private init(lambda: Double) {
    self.lambda = lambda
  }

  /// From the share of the speed that is kept each millisecond: λ = −1000·ln(rate).
  /// `nil` if it is not between 0 and 1 or if λ is outside of `lambdas`.
  public init?(ratePerMillisecond rate: Double) {
    guard rate > 0, rate < 1 else { return nil }
    self.init(legal: -Self.milliseconds * log(rate))
  }

  /// From the share of the speed that is kept each second: λ = −ln(rate).
  /// `nil` if it is not between 0 and 1 or if λ is outside of `lambdas`.
  public init?(ratePerSecond rate: Double) {
    guard rate > 0, rate < 1 else { return nil }
    self.init(legal: -log(rate))
  }

  private init?(legal lambda: Double) {
    guard Self.lambdas.contains(lambda) else { return nil }
    self.init(lambda: lambda)
  }

  /// The decay nearest to what is asked for, for values that come from files and sliders. Never fails:
  /// `rate` is moved to where λ is within `lambdas`; NaN gives `normal`.
  public static func clamped(ratePerMillisecond rate: Double) -> Decay {
    guard !rate.isNaN else { return normal }
    return Decay(lambda: rate > 0 ? (-milliseconds * log(rate)).limited(to: lambdas) : lambdas.upperBound)
  }

  /// The share of the speed that is kept each millisecond.
  public var ratePerMillisecond: Double { exp(-lambda / Self.milliseconds) }

  /// The share of the speed that is kept each second.
  public var ratePerSecond: Double { exp(-lambda) }

  /// Where a motion at `position` with `velocity` (points/s) runs out: x + v/λ. The place where this decay
  /// really stops. NaN and infinity count as 0.
  public func projection(from position: Double, velocity: Double) -> Double {
    position.finite(or: 0) + velocity.finite(or: 0) / lambda
  }

  /// The projection as printed at WWDC 2018, session 803: x + (v/1000)·d/(1 − d) with d the rate per
  /// millisecond.
  ///
  /// A sum over whole milliseconds, 0.1 % (normal) to 0.5 % (fast) short of where the decay stops. Only for
  /// parity with programs that use it.
  public func wwdcProjection(from position: Double, velocity: Double) -> Double {
    let step = lambda / Self.milliseconds
    return position.finite(or: 0) + velocity.finite(or: 0) / Self.milliseconds * exp(-step) / -expm1(-step)
  }

  /// The velocity (points/s) that makes a motion from `position` run out exactly at `target`: λ(x − x₀).
  /// NaN and infinity count as 0.
  public func velocityToLand(from position: Double, on target: Double) -> Double {
    lambda * (target.finite(or: 0) - position.finite(or: 0))
  }

  /// The point nearest to the projection, the lower one if two are equally near. `nil` if there are none.
  /// NaN and infinite points are passed over. O(n).
  public func snapTarget(from position: Double, velocity: Double, points: [Double]) -> Double? {
    let goal = projection(from: position, velocity: velocity)
    return points.filter(\.isFinite).min { left, right in
      let difference = abs(left - goal) - abs(right - goal)
      return difference == 0 ? left < right : difference < 0
    }
  }

  /// How far a fitted λ may be from this one, as factors, before the motion looks foreign (a tunable).
  public static let fittingFactors: ClosedRange<Double> = 0.5...3

  /// The decay that begins with the same velocity but runs out at `target`: λ′ = v/(x − x₀).
  ///
  /// `nil` if the target lies behind or λ′/λ is outside of `fittingFactors`; then a spring should take over.
  public func fitted(from position: Double, velocity: Double, to target: Double) -> Decay? {
    let fit = velocity / (target - position)
    guard fit > 0, Self.fittingFactors.contains(fit / lambda), Self.lambdas.contains(fit) else { return nil }
    return Decay(lambda: fit)
  }
}
