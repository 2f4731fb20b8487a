extension Double {
  /// The largest magnitude that motion computes with. Products of three such values with the fastest legal
  /// spring stay finite, so no operation in `Motion/` can overflow into infinity and then into NaN.
  static let largestMotionMagnitude = 1e90

  /// This value with its magnitude limited to `largestMotionMagnitude`, or `fallback` if it is NaN or infinite.
  func finite(or fallback: Double) -> Double {
    guard isFinite else { return fallback }
    return min(max(self, -Self.largestMotionMagnitude), Self.largestMotionMagnitude)
  }

  /// This value limited to `range`; NaN gives the lower bound.
  func limited(to range: ClosedRange<Double>) -> Double {
    self >= range.lowerBound ? min(self, range.upperBound) : range.lowerBound
  }
}
