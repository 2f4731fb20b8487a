import SwipeEngine
import SwipeRaster

/// The first picture from nothing (scene, fonts, icons, every cache empty) against drawing it once more.
enum StartBenchmark: Benchmark {
  static let name = "start"
  static let summary = "the first picture from nothing against the same picture drawn again"

  /// Reading four fonts, and setting some eighty lines of text. Measured 19 to 28.
  private static let goal = 36.0

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let first = try stopwatch.once { try firstPicture() }
    var inbox = try SampleInbox()
    let times = try stopwatch.compare {
      try firstPicture()
    } with: {
      inbox.canvas.invalidate()
      return inbox.frame(at: .zero)
    }
    return [
      Measurement(
        name: name,
        subject: times.subject,
        baseline: times.baseline,
        against: "a picture later",
        goal: goal,
        note: "the first one of this run took \(ResultTable.milliseconds(first))"
      )
    ]
  }

  private static func firstPicture() throws -> Double {
    var inbox = try SampleInbox()
    return inbox.frame(at: .zero)
  }
}
