/// Numbers that look random and are the same in every run (Knuth's MMIX generator, the upper bits).
struct SeededNumbers {
  private var state: UInt64

  private static let factor: UInt64 = 6_364_136_223_846_793_005
  private static let increment: UInt64 = 1_442_695_040_888_963_407
  /// Bits of the state that become digits of a fraction.
  private static let fractionBits = 53

  init(seed: UInt64) { state = seed }

  /// The next number of a range.
  mutating func next(in range: ClosedRange<Double>) -> Double {
    state = state &* Self.factor &+ Self.increment
    let fraction = Double(state >> UInt64(64 - Self.fractionBits)) / Double(1 << Self.fractionBits)
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }
}
