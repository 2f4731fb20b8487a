/// Reproducible random numbers (SplitMix64, Steele, Lea and Flood 2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A whole number 0..<limit.
  mutating func below(_ limit: Int) -> Int {
    Int(next() % UInt64(limit))
  }

  /// True once in `times`.
  mutating func oneIn(_ times: Int) -> Bool {
    below(times) == 0
  }

  /// A number in a range, in steps of a tenth.
  mutating func tenth(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(below(Int((range.upperBound - range.lowerBound) * 10) + 1)) / 10
  }
}
