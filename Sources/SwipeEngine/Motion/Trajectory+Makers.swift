/// The ways to make a trajectory. All accept any number: NaN and infinity are replaced as the motion's own type
/// documents, so a trajectory never holds one.
extension Trajectory {
  /// A value that does not move. It has always ended, or does so at `end` if one is given: a pause.
  ///
  /// NaN and infinity give 0.
  public static func still(
    _ value: Double,
    end: Timestamp = Timestamp(nanoseconds: .min)
  ) -> Trajectory {
    Trajectory(motion: .still, target: value.finite(or: 0), start: Timestamp(nanoseconds: .min), end: end)
  }

  /// A spring from `from` to `to` that begins at `start` with `velocity` (per second, default 0).
  ///
  /// It ends when its energy is within `tolerance` (default a quarter of a point; NaN gives the default):
  /// √(x² + (v/ω₀)²) ≤ tolerance, exact to the nanosecond. At or below 0, or without damping, it never ends.
  /// A snap has ended at its start.
  public static func spring(
    _ spring: Spring,
    from: Double,
    to: Double,
    velocity: Double = 0,
    start: Timestamp,
    tolerance: Double = Tolerance.position
  ) -> Trajectory {
    let motion = SpringTrajectory(spring: spring, from: from, to: to, velocity: velocity)
    return Trajectory(
      motion: .spring(motion),
      target: motion.to,
      start: start,
      end: start.adding(seconds: motion.restTime(tolerance: legal(tolerance)))
    )
  }

  /// A spring with a wall in its way: where it would pass the wall it stops dead, and sets out for `to` again from there.
  ///
  /// A wall at `to`, and one that `from` lies beyond, hold nothing. Otherwise like `spring`.
  public static func spring(
    _ spring: Spring,
    from: Double,
    to: Double,
    wall: Double,
    velocity: Double = 0,
    start: Timestamp,
    tolerance: Double = Tolerance.position
  ) -> Trajectory {
    let motion = SpringTrajectory(spring: spring, from: from, to: to, velocity: velocity)
    guard let walled = WalledSpring(motion, wall: wall.finite(or: motion.to)) else {
      return .spring(
        spring,
        from: from,
        to: to,
        velocity: velocity,
        start: start,
        tolerance: tolerance
      )
    }
    return Trajectory(
      motion: .walledSpring(walled),
      target: motion.to,
      start: start,
      end: start.adding(seconds: walled.restTime(tolerance: legal(tolerance)))
    )
  }

  /// A spring that ends where it first meets its target ("clamp"), at the computed instant: no frame shows the
  /// other side.
  ///
  /// If it comes to rest before, or never meets the target, it ends like `spring`. From `from == to` it goes out
  /// and ends on its return.
  public static func springToCrossing(
    _ spring: Spring,
    from: Double,
    to: Double,
    velocity: Double = 0,
    start: Timestamp,
    tolerance: Double = Tolerance.position
  ) -> Trajectory {
    let motion = SpringTrajectory(spring: spring, from: from, to: to, velocity: velocity)
    return Trajectory(
      motion: .springToCrossing(motion),
      target: motion.to,
      start: start,
      end: start.adding(seconds: min(motion.firstCrossing, motion.restTime(tolerance: legal(tolerance))))
    )
  }

  /// A change of fixed `duration` (seconds) along a timing curve.
  ///
  /// A duration below a nanosecond, NaN or infinite has ended at its start. An illegal `from` is replaced by `to`
  /// and the other way round, 0 if both are.
  public static func curve(
    _ curve: TimingCurve,
    from: Double,
    to: Double,
    duration: Double,
    start: Timestamp
  ) -> Trajectory {
    let begin = from.finite(or: to.finite(or: 0))
    let length = duration.finite(or: 0)
    let seconds = length < Spring.shortestResponse ? 0 : length
    return Trajectory(
      motion: .curve(curve, from: begin, seconds: seconds),
      target: to.finite(or: begin),
      start: start,
      end: start.adding(seconds: seconds)
    )
  }

  /// A fling that runs out by itself. It ends when the rest of its way is at most `tolerance`.
  public static func decay(
    _ decay: Decay,
    from: Double,
    velocity: Double,
    start: Timestamp,
    tolerance: Double = Tolerance.position
  ) -> Trajectory {
    let motion = DecayTrajectory(decay: decay, from: from, velocity: velocity)
    return Trajectory(
      motion: .decay(motion),
      target: motion.end,
      start: start,
      end: start.adding(seconds: motion.restTime(tolerance: legal(tolerance)))
    )
  }

  /// A fling inside a range, with a spring at its ends.
  public static func edgeDecay(
    _ motion: EdgeDecay,
    start: Timestamp,
    tolerance: Double = Tolerance.position
  ) -> Trajectory {
    Trajectory(
      motion: .edgeDecay(motion),
      target: motion.target,
      start: start,
      end: start.adding(seconds: motion.restTime(tolerance: legal(tolerance)))
    )
  }

  private static func legal(_ tolerance: Double) -> Double {
    tolerance.isNaN ? Tolerance.position : tolerance
  }
}
