extension SettleMotion {
  /// The travel that is left of a unit when a spring given by its duration counts as settled: the
  /// tolerance by which spring durations are commonly stated.
  private static let durationTolerance = 0.001

  /// The spring that this motion describes.
  public var spring: Spring {
    guard let duration else { return .clamped(response: response, dampingRatio: dampingRatio) }
    return .settling(in: duration, dampingRatio: dampingRatio, tolerance: Self.durationTolerance)
  }

  /// The way to `target`, starting at a position (points) and velocity (pt/s).
  func trajectory(
    from position: Double,
    to target: Double,
    velocity: Double,
    start: Timestamp,
    tolerance: Double
  ) -> Trajectory {
    .spring(spring, from: position, to: target, velocity: velocity, start: start, tolerance: tolerance)
  }

  /// The same with a wall in its way: it never shows the other side of `wall`.
  func trajectory(
    from position: Double,
    to target: Double,
    wall: Double,
    velocity: Double,
    start: Timestamp
  ) -> Trajectory {
    .spring(spring, from: position, to: target, wall: wall, velocity: velocity, start: start)
  }

  /// The same, but ended by the first arrival at `target`: it never shows the other side of it.
  func trajectoryToCrossing(
    from position: Double,
    to target: Double,
    velocity: Double,
    start: Timestamp
  ) -> Trajectory {
    .springToCrossing(
      spring,
      from: position,
      to: target,
      velocity: velocity,
      start: start,
      tolerance: Tolerance.position
    )
  }
}
