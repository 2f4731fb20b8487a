/// A fling inside a range: it decays, and if it reaches an end of the range a spring takes over there with the
/// velocity it has, swings out and brings it back to the end.
///
/// Closed form: the hand-over is computed, not detected, so position and velocity are continuous whatever the
/// frame rate. Begun beyond an end the spring works from the beginning, unless it is thrown back inside so
/// hard that the spring would only slow it down to stop it at the end; then it decays like any other fling.
/// Knows no clock: see `Trajectory.edgeDecay`. Places are points, velocities points/s.
public struct EdgeDecay: Hashable, Sendable {
  /// The motion before the hand-over.
  public let decay: DecayTrajectory

  /// The motion after it; its time begins at `handOff`. `nil` if no end is reached.
  public let spring: SpringTrajectory?

  /// When the spring takes over, in seconds. 0 if the motion begins beyond an end; `.infinity` if never.
  public let handOff: Double

  /// Critical, 0.575 s: close to what UIScrollView shows (assumed, a tunable).
  public static let defaultSpring = Spring(angularFrequency: 2 * .pi / 0.575, dampingRatio: 1)

  /// A fling from `from` with `velocity`, at home in `lower...upper`.
  ///
  /// - `lower`, `upper`: the ends; infinite for none. NaN counts as none; if they are in the wrong order both
  ///   are `lower`.
  /// - `decay`: how it runs out inside. `spring`: how it returns from beyond an end (default critical, 0.575 s).
  /// - `largestTransfer`: the speed the spring takes over is limited to ± this (points/s, default 8000).
  /// - `overscrollLimit`: how far beyond an end the fling may swing, in points. The spring is stiffened until it
  ///   holds. `nil` (the default), NaN and values at or below 0 set no limit.
  public init(
    from: Double,
    velocity: Double,
    lower: Double,
    upper: Double,
    decay: Decay = .normal,
    spring: Spring = defaultSpring,
    largestTransfer: Double = Decay.flingSpeeds.upperBound,
    overscrollLimit: Double? = nil
  ) {
    let motion = DecayTrajectory(decay: decay, from: from, velocity: velocity)
    let low = lower.isNaN ? -.infinity : lower
    let high = upper.isNaN ? .infinity : max(upper, low)
    let hit = Self.hit(motion, lower: low, upper: high, spring: spring)
    self.decay = motion
    guard let hit else {
      self.spring = nil
      handOff = .infinity
      return
    }
    let transfer = max(largestTransfer.isNaN ? Decay.flingSpeeds.upperBound : largestTransfer, 0)
    let speed = hit.velocity.limited(to: -transfer...transfer)
    self.spring = SpringTrajectory(
      spring: Self.stiffened(spring, speed: speed, limit: overscrollLimit),
      from: hit.start,
      to: hit.edge,
      velocity: speed
    )
    handOff = hit.time
  }

  /// Where it comes to rest: an end of the range, or where the decay runs out.
  public var target: Double { spring?.to ?? decay.end }

  /// The position `seconds` after the beginning. The beginning at and before 0 and for NaN.
  public func position(at seconds: Double) -> Double {
    guard let spring, seconds >= handOff || handOff == 0 else { return decay.position(at: seconds) }
    return spring.position(at: seconds - handOff)
  }

  /// The velocity `seconds` after the beginning, in points/s: the exact derivative.
  public func velocity(at seconds: Double) -> Double {
    guard let spring, seconds >= handOff || handOff == 0 else { return decay.velocity(at: seconds) }
    return spring.velocity(at: seconds - handOff)
  }

  /// When it is within `tolerance` points of its target for good, in seconds: the spring's energy rule after a
  /// hand-over, else the rest of the way. `.infinity` if `tolerance` is not above 0 and it moves.
  public func restTime(tolerance: Double = Tolerance.position) -> Double {
    let runOut = decay.restTime(tolerance: tolerance)
    // A fling that creeps towards an end it would only just reach need not be waited for: the end lies
    // between it and the place where it would run out.
    guard let spring, runOut >= handOff || handOff == 0 else { return runOut }
    return handOff + spring.restTime(tolerance: tolerance)
  }
}
