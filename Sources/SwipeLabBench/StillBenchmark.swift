import SwipeEngine

/// A frame in which nothing has changed: what finding that out costs. (The program draws none while nothing
/// moves.)
enum StillBenchmark: Benchmark {
  static let name = "still"
  static let summary = "a frame without a change against a plain blend of the picture"

  /// Measured 0.9 to 1.1.
  private static let goal = 1.6

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    var inbox = try SampleInbox()
    return [
      try FrameComparison.against(blending: inbox.canvas, stopwatch, "\(name)/drawing", goal: goal) {
        let list = inbox.list(at: .zero)
        return inbox.draw(list, at: .zero)
      },
      try FrameComparison.against(blending: inbox.canvas, stopwatch, "\(name)/frame", goal: goal) {
        inbox.frame(at: .zero)
      },
    ]
  }
}
