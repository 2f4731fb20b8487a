import TestSupport

extension SeededRandom {
  /// A whole number 0..<limit.
  mutating func below(_ limit: Int) -> Int { whole(0...limit - 1) }

  /// True once in `times`.
  mutating func oneIn(_ times: Int) -> Bool { once(in: times) }

  /// A number in a range, in steps of a tenth.
  mutating func tenth(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + Double(whole(0...Int((range.upperBound - range.lowerBound) * 10))) / 10
  }
}
