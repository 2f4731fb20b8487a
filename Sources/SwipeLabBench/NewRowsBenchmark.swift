import SwipeEngine
import SwipeTable
import SwipeTableSDL

/// Scrolling through rows that were never shown: their text has to be measured and set. The mean and the worst frame of a
/// pass with empty caches, against the same pass with full ones.
enum NewRowsBenchmark: Benchmark {
  static let name = "new-rows"
  static let summary = "frames of a scroll through rows never shown, against the same rows known"

  private static let frames = 120
  /// Points from frame to frame: about a row every fourth frame.
  private static let stride = 24.0
  private static let frame = 1.0 / 60
  private static let passes = 5
  private static let meanGoal = 10.0
  private static let worstGoal = 30.0

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let warm = SampleInbox.freshSource()
    _ = try pass(stopwatch, warm)
    var fresh = [Double](repeating: .infinity, count: frames)
    var known = fresh
    for _ in 0..<passes {
      fresh = zip(fresh, try pass(stopwatch, SampleInbox.freshSource())).map(min)
      known = zip(known, try pass(stopwatch, warm)).map(min)
    }
    return [
      Measurement(
        name: "\(name)/mean",
        subject: mean(fresh),
        baseline: mean(known),
        against: "known rows, mean",
        goal: meanGoal
      ),
      Measurement(
        name: "\(name)/worst",
        subject: fresh.max() ?? .nan,
        baseline: mean(known),
        against: "known rows, mean",
        goal: worstGoal
      ),
    ]
  }

  /// Nanoseconds of each frame of one pass, without the first picture.
  private static func pass(_ stopwatch: Stopwatch, _ source: TextAndIcons) throws -> [Double] {
    var inbox = try SampleInbox(source: source)
    _ = inbox.frame(at: .zero)
    return try (1...frames).map { index in
      let time = Timestamp(seconds: Double(index) * frame)
      return try stopwatch.once {
        inbox.take(.command(.scrollTo(Double(index) * stride, animated: false), tag: nil), at: time)
        return inbox.frame(at: time)
      }
    }
  }

  private static func mean(_ numbers: [Double]) -> Double {
    numbers.reduce(0, +) / Double(numbers.count)
  }
}
