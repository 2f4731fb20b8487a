import SwipeEngine
import SwipeRaster
import SwipeTable

/// Scrolling through rows that were never shown: their text has to be measured and set. The mean and the
/// worst frame of a pass with empty caches.
enum NewRowsBenchmark: Benchmark {
  static let name = "new-rows"
  static let summary =
    "a scroll through rows never shown, its mean and worst frame, against a plain blend of the picture"

  private static let frames = 120
  /// Points from frame to frame: about a row every fourth frame.
  private static let stride = 24.0
  private static let frame = 1.0 / 60
  private static let passes = 5
  /// Measured 4.5.
  private static let meanGoal = 6.8
  /// A whole row of new text in one frame. Measured 17.
  private static let worstGoal = 26.0
  private static let against = "a plain blend of the picture"

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    var least = [Double](repeating: .infinity, count: frames)
    var blend = Double.infinity
    let picture = try SampleInbox().canvas.buffer
    try PixelFloor.lent(width: picture.width, height: picture.height) { floor in
      for _ in 0..<passes {
        least = zip(least, try pass(stopwatch)).map(min)
        for _ in 0..<frames { blend = min(blend, try stopwatch.once { floor.blend() }) }
      }
    }
    return [
      measurement("mean", least.reduce(0, +) / Double(frames), blend, goal: meanGoal),
      measurement("worst", least.max() ?? .nan, blend, goal: worstGoal),
    ]
  }

  /// Nanoseconds of each frame of one pass, without the first picture.
  private static func pass(_ stopwatch: Stopwatch) throws -> [Double] {
    var inbox = try SampleInbox()
    _ = inbox.frame(at: .zero)
    return try (1...frames).map { index in
      let time = Timestamp(seconds: Double(index) * frame)
      return try stopwatch.once {
        inbox.take(.command(.scrollTo(Double(index) * stride, animated: false), tag: nil), at: time)
        return inbox.frame(at: time)
      }
    }
  }

  private static func measurement(
    _ part: String,
    _ subject: Double,
    _ baseline: Double,
    goal: Double
  ) -> Measurement {
    Measurement(name: "\(name)/\(part)", subject: subject, baseline: baseline, against: against, goal: goal)
  }
}
