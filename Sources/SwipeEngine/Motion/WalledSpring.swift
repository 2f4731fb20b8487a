/// A spring with a wall in its way: where it would pass the wall it stops dead, and sets out for its target again from
/// there.
///
/// Closed form like its two parts, so it does not matter how often it is asked. Knows no clock: see
/// `Trajectory.spring(_:from:to:wall:velocity:start:tolerance:)`. Places are points, velocities points/s.
struct WalledSpring: Hashable, Sendable {
  /// The motion up to the wall.
  let approach: SpringTrajectory
  /// The motion from the wall to the target, from rest; its time begins at `hit`.
  let departure: SpringTrajectory
  /// When it meets the wall, in seconds.
  let hit: Double

  /// Nil where the motion never passes the wall: it is an ordinary spring then. One that begins beyond the wall is not
  /// held by it.
  init?(_ motion: SpringTrajectory, wall: Double) {
    let side = motion.to - wall
    guard side != 0, (motion.from - wall) * side >= 0 else { return nil }
    let startsOut = motion.from == wall && motion.velocity * side < 0
    hit = startsOut ? 0 : motion.firstPassage(through: wall)
    guard hit.isFinite else { return nil }
    approach = motion
    departure = SpringTrajectory(spring: motion.spring, from: wall, to: motion.to)
  }

  func position(at seconds: Double) -> Double {
    seconds < hit ? approach.position(at: seconds) : departure.position(at: seconds - hit)
  }

  func velocity(at seconds: Double) -> Double {
    seconds < hit ? approach.velocity(at: seconds) : departure.velocity(at: seconds - hit)
  }

  /// When it has come to rest, as `SpringTrajectory.restTime`.
  func restTime(tolerance: Double) -> Double { hit + departure.restTime(tolerance: tolerance) }
}
