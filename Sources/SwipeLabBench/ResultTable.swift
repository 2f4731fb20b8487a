import Foundation

/// Prints measurements as an aligned table, a line as soon as it is known.
struct ResultTable {
  private static let heads = ["benchmark", "subject", "baseline", "ratio", "goal", "verdict", "against"]
  private static let widths = [24, 10, 10, 8, 7, 9, 0]
  /// Columns that are numbers, which stand at the right.
  private static let numbers = 1...4

  private static let nanosecondsPerMicrosecond = 1e3
  private static let nanosecondsPerMillisecond = 1e6

  static var head: String { line(heads) }

  static func line(_ measurement: Measurement) -> String {
    line([
      measurement.name,
      amount(measurement.subject, measurement.unit),
      amount(measurement.baseline, measurement.unit),
      String(format: "%.2f", measurement.ratio),
      String(format: "%.2f", measurement.goal),
      verdict(measurement),
      measurement.against + (measurement.note.map { "; \($0)" } ?? ""),
    ])
  }

  /// A time in milliseconds, with its unit.
  static func milliseconds(_ nanoseconds: Double) -> String {
    String(format: "%.2f ms", nanoseconds / nanosecondsPerMillisecond)
  }

  private static func verdict(_ measurement: Measurement) -> String {
    if measurement.isWithinGoal { return "ok" }
    return measurement.isBeyondSlack ? "MISSED" : "close"
  }

  private static func amount(_ value: Double, _ unit: Measurement.Unit) -> String {
    switch unit {
    case .bytes: String(format: "%.0f B", value)
    case .nanoseconds where value < nanosecondsPerMicrosecond: String(format: "%.1f ns", value)
    case .nanoseconds where value < nanosecondsPerMillisecond:
      String(format: "%.1f µs", value / nanosecondsPerMicrosecond)
    case .nanoseconds: milliseconds(value)
    }
  }

  private static func line(_ cells: [String]) -> String {
    zip(cells, widths).enumerated().map { index, cell in
      let padding = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
      return numbers.contains(index) ? padding + cell.0 : cell.0 + padding
    }.joined(separator: "  ")
  }
}
