import SwipeEngine
import SwipeRaster

/// Drawing the whole window anew against filling the picture's memory once.
enum RedrawBenchmark: Benchmark {
  static let name = "redraw"
  static let summary = "drawing the whole inbox at scale 1 and 2 against one memset of the picture"

  private static let cases = [(scale: 1.0, goal: 30.0), (scale: 2.0, goal: 30.0)]

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    try cases.map { scale, goal in
      var inbox = try SampleInbox(scale: scale)
      let list = inbox.list(at: .zero)
      return try FrameComparison.against(memset: inbox.canvas, stopwatch, "\(name)/scale \(Int(scale))", goal: goal) {
        inbox.canvas.invalidate()
        return inbox.draw(list, at: .zero)
      }
    }
  }
}
