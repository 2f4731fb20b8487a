import Glibc

/// A spring in motion from one place to another: position and velocity as functions of the seconds since it
/// began. Closed form, so it does not matter how often or in which order it is asked.
///
/// It knows no clock and never ends by itself; `Trajectory.spring` binds it to a start and to an end.
/// Places are points, velocities points/s.
public struct SpringTrajectory: Hashable, Sendable {
  public let spring: Spring

  /// Where it is at 0 seconds.
  public let from: Double

  /// Where it comes to rest.
  public let to: Double

  /// Its velocity at 0 seconds, in points/s, positive in the direction of growing positions.
  public let velocity: Double

  /// A motion from `from` to `to` that begins with `velocity` (default 0). `from == to` with a velocity moves.
  ///
  /// NaN and infinity never get in: such a `from` is replaced by `to`, such a `to` by `from` (0 if both are),
  /// such a velocity by 0. Magnitudes are limited to 1e90.
  public init(spring: Spring, from: Double, to: Double, velocity: Double = 0) {
    self.spring = spring
    self.from = from.finite(or: to.finite(or: 0))
    self.to = to.finite(or: self.from)
    self.velocity = velocity.finite(or: 0)
  }

  /// Where it begins, measured from the target.
  var displacement: Double { from - to }

  /// Displacement from the target and velocity. At or before 0 and for NaN: the beginning. A snap is at rest at
  /// its target from 0 on.
  func state(at seconds: Double) -> (displacement: Double, velocity: Double) {
    guard !spring.isSnap else { return (0, 0) }
    guard seconds > 0 else { return (displacement, velocity) }
    return spring.advance(displacement, velocity, by: seconds)
  }

  /// The position `seconds` after the beginning, in points. Exactly `from` at and before 0 and for NaN (time
  /// never runs backwards); exactly `to` at infinity and, with damping, from some late time on.
  public func position(at seconds: Double) -> Double {
    guard seconds > 0 || spring.isSnap else { return from }
    return to + state(at: seconds).displacement
  }

  /// The velocity `seconds` after the beginning, in points/s: the exact derivative of the position, not a
  /// difference. The ends as for `position(at:)`.
  public func velocity(at seconds: Double) -> Double { state(at: seconds).velocity }

  /// The first time after 0, in seconds, at which the position is the target; `.infinity` if never.
  ///
  /// From ζ = 1 on there is one only if it is thrown at the target hard enough. A motion that begins at its
  /// target is asked for its return.
  public var firstCrossing: Double { spring.firstZero(value: displacement, slope: velocity) }

  /// The first time after 0, in seconds, at which the velocity is 0; `.infinity` if never. The place is
  /// `position(at:)` of it.
  public var firstExtremum: Double {
    guard !spring.isSnap else { return .infinity }
    let acceleration = spring.acceleration(displacement: displacement, velocity: velocity)
    return spring.firstZero(value: velocity, slope: acceleration)
  }

  /// Whether it passes to the other side of its target at least once.
  public var wouldOvershoot: Bool { firstCrossing < .infinity }

  /// A time in seconds after which the position stays within `tolerance` points of the target.
  ///
  /// Closed form and never below the true time. Above it by less than half a swing for ζ < 1; mostly exact from
  /// ζ = 1 on. `.infinity` without damping or if `tolerance` is not above 0; 0 for a snap and for something at
  /// rest at its target. To end a motion use `restTime(tolerance:)`, which also bounds the speed.
  public func settlingDuration(tolerance: Double = Tolerance.position) -> Double {
    spring.settlingBound(value: displacement, slope: velocity, tolerance: tolerance)
  }

  /// Whether it has come to rest: √(x² + (v/ω₀)²) ≤ `tolerance` (points). That is the energy, which never
  /// grows, so once true this stays true, |x| ≤ tolerance and |v| ≤ ω₀·tolerance.
  public func isSettled(at seconds: Double, tolerance: Double = Tolerance.position) -> Bool {
    guard tolerance > 0 else { return false }
    let state = state(at: seconds)
    return hypot(state.displacement, state.velocity / spring.angularFrequency) <= tolerance
  }

  /// The time in seconds at which `isSettled(at:tolerance:)` turns true, to the last digits and never too early.
  /// `.infinity` as for `settlingDuration(tolerance:)`.
  ///
  /// Halves the interval up to a closed-form bound: about 60 evaluations, meant to be asked once a motion.
  public func restTime(tolerance: Double = Tolerance.position) -> Double {
    guard tolerance > 0 else { return .infinity }
    if isSettled(at: 0, tolerance: tolerance) { return 0 }
    var late = spring.energyBound(displacement: displacement, velocity: velocity, tolerance: tolerance)
    guard late.isFinite else { return .infinity }
    var early = 0.0
    while true {
      let middle = early + (late - early) / 2
      guard middle > early, middle < late else { return late }
      if isSettled(at: middle, tolerance: tolerance) { late = middle } else { early = middle }
    }
  }

  /// The motion that takes over `seconds` after the beginning, towards another target and, if given, with
  /// another spring. Position and velocity go on without a break; the new motion's time begins at 0.
  ///
  /// A target that is NaN or infinite is refused: the old one stays.
  public func retargeted(to target: Double, at seconds: Double, spring other: Spring? = nil)
    -> SpringTrajectory
  {
    SpringTrajectory(
      spring: other ?? spring,
      from: position(at: seconds),
      to: target.isFinite ? target : to,
      velocity: velocity(at: seconds)
    )
  }
}
