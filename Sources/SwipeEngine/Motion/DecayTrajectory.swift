import Glibc

/// A decay in motion: position and velocity as functions of the seconds since it began.
///
/// Knows no clock and no edges: see `Trajectory.decay` and `EdgeDecay`. Places are points, velocities points/s.
public struct DecayTrajectory: Hashable, Sendable {
  public let decay: Decay

  /// Where it is at 0 seconds.
  public let from: Double

  /// Its velocity at 0 seconds.
  public let velocity: Double

  /// NaN and infinity count as 0; magnitudes are limited to 1e90.
  public init(decay: Decay, from: Double, velocity: Double) {
    self.decay = decay
    self.from = from.finite(or: 0)
    self.velocity = velocity.finite(or: 0)
  }

  /// Where it runs out: x₀ + v₀/λ.
  public var end: Double { from + velocity / decay.lambda }

  /// The position `seconds` after the beginning: x₀ + v₀(1 − e^(−λt))/λ. `from` at and before 0 and for NaN.
  public func position(at seconds: Double) -> Double {
    guard seconds > 0 else { return from }
    return from - velocity * expm1(-decay.lambda * seconds) / decay.lambda
  }

  /// The velocity `seconds` after the beginning: v₀·e^(−λt).
  public func velocity(at seconds: Double) -> Double {
    guard seconds > 0 else { return velocity }
    return velocity * exp(-decay.lambda * seconds)
  }

  /// The velocity at `position`: v₀ − λ(x − x₀), the exact linear law. Holds for places it passes.
  public func velocity(atPosition position: Double) -> Double {
    velocity - decay.lambda * (position - from)
  }

  /// When it passes `position`, in seconds: −ln(1 − λ(x − x₀)/v₀)/λ. 0 at the beginning; `.infinity` if the
  /// place lies behind, beyond the end, or is NaN.
  public func timeToReach(_ position: Double) -> Double {
    if position == from { return 0 }
    let share = decay.lambda * (position - from) / velocity
    guard share >= 0, share < 1 else { return .infinity }
    return -log1p(-share) / decay.lambda
  }

  /// When its speed has fallen to `speed` (points/s): ln(|v₀|/speed)/λ. 0 if it is not faster to begin with;
  /// `.infinity` if `speed` is not above 0 and it moves.
  public func timeToSpeed(_ speed: Double) -> Double {
    let start = abs(velocity)
    if start == 0 || start <= speed { return 0 }
    guard speed > 0 else { return .infinity }
    return log(start / speed) / decay.lambda
  }

  /// When the rest of the way is at most `tolerance` points.
  public func restTime(tolerance: Double = Tolerance.position) -> Double {
    timeToSpeed(decay.lambda * tolerance)
  }

  /// The same motion with a velocity changed so that it runs out on a multiple of `grid` points, such as one
  /// pixel. Unchanged if `grid` is not above 0 and finite.
  public func landing(onMultipleOf grid: Double) -> DecayTrajectory {
    guard grid > 0, grid.isFinite else { return self }
    let target = (end / grid).rounded() * grid
    return DecayTrajectory(
      decay: decay,
      from: from,
      velocity: decay.velocityToLand(from: from, on: target)
    )
  }
}
