/// The same random numbers on every run and machine: SplitMix64 (Steele, Lea and Flood, 2014).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number of a range, evenly distributed.
  public mutating func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  /// A whole number of a range, evenly distributed.
  public mutating func whole(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// True once in so many times on average.
  public mutating func once(in times: Int) -> Bool { whole(1...max(times, 1)) == 1 }

  /// One of several values.
  /// - Precondition: there is at least one.
  public mutating func pick<Value>(_ values: [Value]) -> Value {
    precondition(!values.isEmpty, "There is nothing to pick from.")
    return values[whole(0...values.count - 1)]
  }
}
