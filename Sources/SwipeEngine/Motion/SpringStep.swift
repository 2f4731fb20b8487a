/// One fixed step of a spring as a 2×2 matrix: x′ = xx·x + xv·v, v′ = vx·x + vv·v, with x measured from the
/// target.
///
/// Two steps of dt equal one of 2·dt up to rounding. For a single moving value use `SpringTrajectory`, which
/// does not add up rounding at all.
public struct SpringStep: Hashable, Sendable {
  /// Displacement from displacement, without unit.
  public let xx: Double

  /// Displacement from velocity, in seconds.
  public let xv: Double

  /// Velocity from displacement, per second.
  public let vx: Double

  /// Velocity from velocity, without unit.
  public let vv: Double

  /// Displacement (points from the target) and velocity (points/s) one step later.
  public func applied(displacement: Double, velocity: Double) -> (displacement: Double, velocity: Double) {
    (xx * displacement + xv * velocity, vx * displacement + vv * velocity)
  }
}
