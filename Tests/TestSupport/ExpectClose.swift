public import Testing

/// Expects two numbers to differ by no more than `tolerance`; NaN is close to nothing.
public func expectClose(
  _ actual: Double,
  _ expected: Double,
  within tolerance: Double = 1e-6,
  _ what: @autoclosure () -> String = "the value",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard !(abs(actual - expected) <= tolerance) else { return }
  Issue.record(
    "\(what()) is \(actual), expected \(expected) within \(tolerance)",
    sourceLocation: sourceLocation
  )
}

/// Expects two lists of numbers to be equally long, and to differ nowhere by more than `tolerance`.
public func expectClose(
  _ actual: [Double],
  _ expected: [Double],
  within tolerance: Double = 1e-6,
  _ what: @autoclosure () -> String = "the list",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let isClose =
    actual.count == expected.count && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance }
  guard !isClose else { return }
  Issue.record(
    "\(what()) is \(actual), expected \(expected) within \(tolerance)",
    sourceLocation: sourceLocation
  )
}
