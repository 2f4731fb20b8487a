/// A number of JSON: always finite.
struct JSONNumber: Hashable, Sendable {
  /// The number nearest to what was written.
  let value: Double
  /// The number where it was written without fraction and exponent and fits; exact where `value` is not.
  let integer: Int?

  /// The number as a whole one, however it was written (`3`, `3.0`, `3e0`); nil where it has a fraction or is
  /// too large.
  var whole: Int? { integer ?? Int(exactly: value) }
}
