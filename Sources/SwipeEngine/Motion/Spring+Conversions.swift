import Glibc

/// The other ways to name the same spring. All are the textbook damped oscillator m·x″ = −k·x − c·x′.
extension Spring {
  /// A spring from the mass (kg), stiffness k (N/m) and damping coefficient c (N·s/m) of the textbook:
  /// ω₀ = √(k/m), ζ = c / (2√(km)).
  ///
  /// `nil` if the mass or the stiffness is not above 0 and finite (without a restoring force it is no spring),
  /// if the damping is not finite, or if the result is outside the limits of `init(response:dampingRatio:)`.
  /// Damping below 0 counts as 0.
  public init?(mass: Double, stiffness: Double, damping: Double) {
    guard mass > 0, stiffness > 0, mass.isFinite, stiffness.isFinite, damping.isFinite else { return nil }
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * stiffness.squareRoot() * mass.squareRoot())
    guard let spring = Spring(response: 2 * .pi / frequency, dampingRatio: ratio) else { return nil }
    self.init(
      angularFrequency: spring.isSnap ? .infinity : frequency,
      dampingRatio: spring.dampingRatio
    )
  }

  /// A spring from its perceived duration (seconds, the same number as the response) and its bounce.
  ///
  /// ζ = 1 − bounce for a bounce of 0…1, 1/(1 + bounce) for −1…0. `nil` if the bounce is outside of
  /// −1 < bounce ≤ 1 or if `init(response:dampingRatio:)` refuses the result.
  public init?(duration: Double, bounce: Double) {
    guard bounce > -1, bounce <= 1 else { return nil }
    self.init(response: duration, dampingRatio: bounce >= 0 ? 1 - bounce : 1 / (1 + bounce))
  }

  /// The spring that, let go at rest one unit from its target, stays within `tolerance` units of it after
  /// `settlingDuration` seconds.
  ///
  /// For a given ζ the settling duration is inversely proportional to ω₀, so ω₀ is the settling duration of a
  /// spring with ω₀ = 1 divided by the one wished for. A duration at or below 0 is a snap. `nil` if ζ is not
  /// above 0 (it would never settle) or above `largestDampingRatio`, if `tolerance` is outside of
  /// 0 < tolerance < 1, if the response would be longer than `longestResponse`, and for infinity and NaN.
  public init?(settlingDuration: Double, dampingRatio: Double, tolerance: Double = 0.001) {
    guard dampingRatio > 0, dampingRatio <= Self.largestDampingRatio else { return nil }
    guard tolerance > 0, tolerance < 1, settlingDuration.isFinite else { return nil }
    let unit = Spring(angularFrequency: 1, dampingRatio: dampingRatio)
    let unitDuration = unit.settlingBound(value: 1, slope: 0, tolerance: tolerance)
    self.init(
      response: 2 * .pi * max(settlingDuration, 0) / unitDuration,
      dampingRatio: dampingRatio
    )
  }

  /// The least ζ of a spring that is given by its settling duration: with less it would have to vibrate.
  public static let leastSettlingRatio = 0.01

  /// The spring nearest to what is asked for, as `init(settlingDuration:dampingRatio:tolerance:)` but for
  /// values that come from files and sliders. Never fails.
  ///
  /// `duration` is limited to 0…`longestResponse` seconds, NaN gives a snap; `dampingRatio` to
  /// `leastSettlingRatio`…`largestDampingRatio`, NaN gives 1; `tolerance` to 1e-9…0.5, NaN gives 1e-9.
  public static func settling(
    in duration: Double,
    dampingRatio: Double,
    tolerance: Double = 0.001
  ) -> Spring {
    let ratio = dampingRatio.isNaN ? 1 : dampingRatio.limited(to: leastSettlingRatio...largestDampingRatio)
    let spring = Spring(
      settlingDuration: duration.limited(to: 0...longestResponse),
      dampingRatio: ratio,
      tolerance: tolerance.limited(to: settlingTolerances)
    )
    return spring ?? .clamped(response: longestResponse, dampingRatio: ratio)
  }

  /// Tolerances, as parts of the travel, with which a settling duration means something.
  private static let settlingTolerances: ClosedRange<Double> = 1e-9...0.5

  /// k = ω₀²·mass, for a `mass` above 0. Infinite for a snap.
  public func stiffness(mass: Double = 1) -> Double { mass * angularFrequency * angularFrequency }

  /// c = 2ζω₀·mass, for a `mass` above 0. Infinite for a snap.
  public func damping(mass: Double = 1) -> Double { 2 * mass * decayRate }

  /// The perceived duration in seconds: another name for the response.
  public var duration: Double { response }

  /// 1 − ζ up to ζ = 1, 1/ζ − 1 above: 1 swings for ever, 0 is critical, towards −1 creeps.
  public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// How far a spring let go at rest passes its target, as a fraction of the way: e^(−πζ/√(1 − ζ²)).
  /// 0 from ζ = 1 on.
  public var overshoot: Double {
    guard dampingRatio < 1 else { return 0 }
    return exp(-.pi * dampingRatio / ((1 - dampingRatio) * (1 + dampingRatio)).squareRoot())
  }

  /// How far something at the target flies out when it is given `speed` (points/s): the first extremum,
  /// |v|/ω₀ · e^(−ζ·acos ζ/√(1 − ζ²)), which is |v|/(e·ω₀) at ζ = 1. Not below 0; 0 for a snap.
  public func launchPeak(speed: Double) -> Double {
    abs(speed.finite(or: 0)) / angularFrequency * launchFactor
  }

  /// The factor above, without the speed: 1 for ζ = 0, 1/e for ζ = 1, towards 0 beyond.
  var launchFactor: Double {
    let root = abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
    guard root > 0 else { return exp(-1) }
    return exp(-dampingRatio * (dampingRatio < 1 ? acos(dampingRatio) : acosh(dampingRatio)) / root)
  }
}
