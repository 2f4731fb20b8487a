import Glibc

/// When Core Animation says that a spring has settled. For those who port an animation from there, and for presets that
/// imitate one; our own motions end by their energy, see `Trajectory`.
extension Spring {
  /// The part of the travel below which Core Animation counts a spring as settled.
  private static let coreAnimationTolerance = 0.001
  /// The grid in s on which it looks for that, from a damping ratio of 1 on.
  private static let coreAnimationStep = 0.1

  /// The `settlingDuration` in s that Core Animation gives this spring, for a unit travel begun with `velocity` (travels
  /// per second, positive towards the target, default 0).
  ///
  /// Below a damping ratio of 1 it is ln((1 + |(velocity − β)/w|)/0.001)/β, which agrees with published readings to 1e-9;
  /// from 1 on the first multiple of 0.1 s at which a spring from rest is within 0.001 of its target, which agrees
  /// with them too. 0 for a snap, `.infinity` without damping; a velocity that is not finite counts as 0.
  /// Complexity: O(1) below 1, O(n) in the tenths of a second from 1 on, at most 10,000.
  public func coreAnimationSettlingDuration(velocity: Double = 0) -> Double {
    if isSnap { return 0 }
    guard dampingRatio > 0 else { return .infinity }
    let speed = velocity.isFinite ? velocity : 0
    guard dampingRatio >= 1 else {
      let size = 1 + abs((speed - decayRate) / splitFrequency)
      return max(0, log(size / Self.coreAnimationTolerance) / decayRate)
    }
    let motion = SpringTrajectory(spring: self, from: 0, to: 1, velocity: 0)
    let mostSteps = 10_000
    for step in 1...mostSteps {
      let time = Double(step) * Self.coreAnimationStep
      if abs(1 - motion.position(at: time)) < Self.coreAnimationTolerance { return time }
    }
    return .infinity
  }
}
