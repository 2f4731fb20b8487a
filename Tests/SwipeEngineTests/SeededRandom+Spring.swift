import SwipeEngine
import TestSupport

extension SeededRandom {
  /// A spring in motion of any of the three regimes, some of them next to critical, some started at the target.
  mutating func spring() -> SpringTrajectory {
    let ratio = pick([number(0.05...0.99), 1, number(1.01...8), 1 + number(-1e-9...1e-9)])
    return SpringTrajectory(
      spring: .clamped(response: number(0.08...1.2), dampingRatio: ratio),
      from: once(in: 5) ? 0 : number(-600...600),
      to: 0,
      velocity: once(in: 5) ? 0 : number(-6000...6000)
    )
  }
}
