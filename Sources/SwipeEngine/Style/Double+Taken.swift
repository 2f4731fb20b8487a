extension Double {
  /// This value as a style's field takes it: moved to the nearer end of `range`; NaN gives `fallback`.
  func taken(into range: ClosedRange<Double>, orIfNaN fallback: Double) -> Double {
    isNaN ? fallback : limited(to: range)
  }

  /// The same for a field that may be missing; NaN gives nil.
  func takenOrNil(into range: ClosedRange<Double>) -> Double? {
    isNaN ? nil : limited(to: range)
  }
}
