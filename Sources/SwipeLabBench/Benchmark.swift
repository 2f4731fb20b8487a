/// A comparison that can be run by its name.
@MainActor
protocol Benchmark {
  /// The name on the command line: lower case, words joined by hyphens.
  static var name: String { get }
  /// What is compared with what, in one line.
  static var summary: String { get }

  /// Measures, in a few seconds at most.
  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement]
}
