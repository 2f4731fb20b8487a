/// The parameters of a damped spring: its undamped angular frequency ω₀ and its damping ratio ζ.
///
/// The law is x″ = −ω₀²x − 2ζω₀x′, where x is the displacement from the target. A `Spring` says how something
/// moves, not where or when: `SpringTrajectory` adds the ends and the speed, `Trajectory` the clock.
///
/// Below ζ = 1 the spring swings past its target, at 1 it arrives soonest without doing so, above 1 it creeps.
/// Two springs are equal if both numbers are.
public struct Spring: Hashable, Sendable {
  /// ω₀ in radians per second. `.infinity` stands for a snap: at the target at once.
  public let angularFrequency: Double

  /// ζ, without unit, 0…`largestDampingRatio`. 0 swings for ever.
  public let dampingRatio: Double

  /// Responses shorter than this, in seconds, are a snap: the clock has no shorter step.
  public static let shortestResponse = 1e-9

  /// The longest response accepted, in seconds. Eleven days: only a slip of units asks for more.
  public static let longestResponse = 1e6

  /// The largest damping ratio accepted. The formulas keep all their digits up to here.
  public static let largestDampingRatio = 1e6

  /// Response and damping ratio for something the finger has just let go of (the middle of the range
  /// 0.15…0.3 s that interactive springs use; assumed, not measured).
  public static let interactive = Spring(angularFrequency: 2 * .pi / 0.25, dampingRatio: 0.86)

  /// No bounce, half a second.
  public static let smooth = Spring(angularFrequency: 2 * .pi / 0.5, dampingRatio: 1)

  /// A bounce of 0.15, half a second.
  public static let snappy = Spring(angularFrequency: 2 * .pi / 0.5, dampingRatio: 0.85)

  /// A bounce of 0.3, half a second.
  public static let bouncy = Spring(angularFrequency: 2 * .pi / 0.5, dampingRatio: 0.7)

  /// No motion: at the target at once, at rest.
  public static let snap = Spring(angularFrequency: .infinity, dampingRatio: 1)

  init(angularFrequency: Double, dampingRatio: Double) {
    self.angularFrequency = angularFrequency
    self.dampingRatio = dampingRatio
  }

  /// A spring from its response, the period in seconds it would have without damping: ω₀ = 2π/response.
  ///
  /// - `response` at or below 0 (or below `shortestResponse`) is a snap. `nil` above `longestResponse`, for
  ///   infinity and NaN.
  /// - `dampingRatio` below 0 counts as 0, since energy may never grow. `nil` above `largestDampingRatio`,
  ///   for infinity and NaN.
  public init?(response: Double, dampingRatio: Double) {
    guard response.isFinite, response <= Self.longestResponse else { return nil }
    guard dampingRatio.isFinite, dampingRatio <= Self.largestDampingRatio else { return nil }
    let frequency = response < Self.shortestResponse ? .infinity : 2 * .pi / response
    self.init(angularFrequency: frequency, dampingRatio: max(dampingRatio, 0))
  }

  /// The spring nearest to what is asked for, for values that come from files and sliders. Never fails.
  ///
  /// `response` (seconds) is limited to 0…`longestResponse`, NaN gives a snap; `dampingRatio` to
  /// 0…`largestDampingRatio`, NaN gives 1.
  public static func clamped(response: Double, dampingRatio: Double) -> Spring {
    let response = response.limited(to: 0...longestResponse)
    let ratio = dampingRatio.isNaN ? 1 : dampingRatio.limited(to: 0...largestDampingRatio)
    return Spring(
      angularFrequency: response < shortestResponse ? .infinity : 2 * .pi / response,
      dampingRatio: ratio
    )
  }

  /// The period without damping, in seconds: 2π/ω₀. 0 for a snap.
  public var response: Double { 2 * .pi / angularFrequency }

  /// Whether the target is reached at once.
  public var isSnap: Bool { angularFrequency == .infinity }

  /// β = ζω₀, per second: the rate at which the swing of an underdamped spring dies.
  var decayRate: Double { dampingRatio * angularFrequency }

  /// w = ω₀√|1 − ζ²|, per second, as a product so that no digits are lost next to ζ = 1: the frequency of the
  /// swing below ζ = 1, half the distance between the two rates above, exactly 0 at 1.
  var splitFrequency: Double {
    angularFrequency * abs((1 - dampingRatio) * (1 + dampingRatio)).squareRoot()
  }

  /// The rate of the slowest mode, per second: β up to ζ = 1, above it ω₀²/(β + w), which equals β − w but
  /// keeps its digits.
  var slowRate: Double {
    guard dampingRatio > 1 else { return decayRate }
    return angularFrequency / (decayRate + splitFrequency) * angularFrequency
  }
}
