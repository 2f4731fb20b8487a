extension Double {
  /// This value as a style's field takes it: moved to the nearer end of `range`; NaN gives `fallback`.
  func taken(into range: ClosedRange<Double>, orIfNaN fallback: Double) -> Double {
    isNaN ? fallback : limited(to: range)
  }
}
