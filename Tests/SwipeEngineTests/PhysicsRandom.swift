import SwipeEngine

/// The same random numbers on every run and machine: SplitMix64 (Steele, Lea and Flood, 2014).
struct PhysicsRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// A spring in motion of any of the three regimes, some of them next to critical, some started at the target.
  mutating func spring() -> SpringTrajectory {
    let ratios = [number(0.05...0.99), 1, number(1.01...8), 1 + number(-1e-9...1e-9)]
    let ratio = ratios[Int(next() % 4)]
    return SpringTrajectory(
      spring: .clamped(response: number(0.08...1.2), dampingRatio: ratio),
      from: next() % 5 == 0 ? 0 : number(-600...600),
      to: 0,
      velocity: next() % 5 == 0 ? 0 : number(-6000...6000)
    )
  }
}
