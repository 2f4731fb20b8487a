import SwipeEngine
import SwipeRaster
import SwipeTable

/// Writing the window's display list, with real text metrics, against one copy of the picture's memory.
enum DisplayListBenchmark: Benchmark {
  static let name = "display-list"
  static let summary = "the inbox's display list against one memcpy of the picture at scale 1"

  /// Measured 0.9 to 1.25, with texts that were broken into lines before.
  private static let goal = 1.9

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let inbox = try SampleInbox()
    let times = try PixelFloor.lent(width: inbox.canvas.buffer.width, height: inbox.canvas.buffer.height) {
      floor in
      try stopwatch.compare {
        Double(inbox.list(at: .zero).items.count)
      } with: {
        floor.copy()
      }
    }
    return [
      Measurement(
        name: name,
        subject: times.subject,
        baseline: times.baseline,
        against: "memcpy of the picture",
        goal: goal,
        note: "\(inbox.list(at: .zero).items.count) items"
      )
    ]
  }
}
