import SwipeEngine
import SwipeRaster

/// Drawing the whole window anew against a plain blend, and against setting the picture's memory once.
enum RedrawBenchmark: Benchmark {
  static let name = "redraw"
  static let summary = "drawing the whole inbox at scale 1 and 2 against a plain blend, and one memset"

  /// Measured 6.1 and 5.0: text is most of it, and has fewer edges to a pixel at scale 2.
  private static let cases = [(scale: 1.0, goal: 9.2), (scale: 2.0, goal: 7.5)]
  /// Measured 34 where the picture fits the cache; with slower memory the ratio is smaller.
  private static let memoryGoal = 52.0

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let blended = try cases.map { scale, goal in
      var inbox = try SampleInbox(scale: scale)
      let list = inbox.list(at: .zero)
      return try FrameComparison.against(
        blending: inbox.canvas,
        stopwatch,
        "\(name)/scale \(Int(scale))",
        goal: goal
      ) {
        inbox.canvas.invalidate()
        return inbox.draw(list, at: .zero)
      }
    }
    return blended + [try againstMemory(stopwatch)]
  }

  private static func againstMemory(_ stopwatch: Stopwatch) throws -> Measurement {
    var inbox = try SampleInbox()
    let list = inbox.list(at: .zero)
    let picture = inbox.canvas.buffer
    let times = try PixelFloor.lent(width: picture.width, height: picture.height) { floor in
      try stopwatch.compare {
        inbox.canvas.invalidate()
        return inbox.draw(list, at: .zero)
      } with: {
        floor.set()
      }
    }
    return Measurement(
      name: "\(name)/memory",
      subject: times.subject,
      baseline: times.baseline,
      against: "memset of the picture",
      goal: memoryGoal
    )
  }
}
