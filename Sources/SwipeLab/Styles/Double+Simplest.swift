extension Double {
  /// The part of itself by which a number may be off that is written for people: far less than anybody can feel, and
  /// more than the rounding errors of a conversion.
  static let writingTolerance = 1e-13
  /// The same for one that comes from such a number by a conversion.
  static let readingTolerance = 1e-12

  /// From here on a number has all the digits that a `Double` holds.
  private static let mostDigits = 15
  private static let base = 10.0

  /// The number with the fewest decimal digits that differs from this one by at most this part of it: 0.4 for
  /// 0.39999999999999997. One that is not finite stays as it is.
  func simplest(within tolerance: Double) -> Double {
    guard isFinite, self != 0 else { return self }
    var size = 0
    var rest = magnitude
    while rest >= Self.base { (rest, size) = (rest / Self.base, size + 1) }
    while rest < 1 { (rest, size) = (rest * Self.base, size - 1) }
    var factor = 1.0
    for digits in 1..<Self.mostDigits {
      let whole = (rest * factor).rounded()
      factor *= Self.base
      let text = "\(self < 0 ? "-" : "")\(Int64(whole))e\(size - digits + 1)"
      if let near = Double(text), abs(near - self) <= tolerance * magnitude { return near }
    }
    return self
  }
}
