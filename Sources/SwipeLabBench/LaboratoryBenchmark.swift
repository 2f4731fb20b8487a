import SwipeEngine
import SwipeTable

/// A frame of the whole window, with inspector, curves and timeline, while a row slides under a finger.
enum LaboratoryBenchmark: Benchmark {
  static let name = "laboratory"
  static let summary = "a frame of the laboratory in which a row slides, against a frame of a 60 Hz display"

  private static let frame = 1e9 / 60
  /// A slow telephone takes four times as long and still has half of the frame.
  private static let goal = 0.125
  private static let size = (width: 1280.0, height: 800.0)
  private static let start = Point(x: 620, y: 320)
  private static let left = Point(x: -1, y: 0)

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    try [("one", nil), ("compared", "B")].map { what, key in
      var inbox = try SampleInbox(laboratory: size)
      if let key { inbox.take(.key(key), at: .zero) }
      var finger = SwingingFinger(at: start, towards: left)
      for (sample, time) in finger.takingHold() { inbox.take(.pointer(sample), at: time) }
      let time = try stopwatch.least {
        inbox.take(.pointer(finger.next()), at: finger.time)
        return inbox.frame(at: finger.time)
      }
      return Measurement(
        name: "\(name)/\(what)",
        subject: time,
        baseline: frame,
        against: "a frame at 60 Hz",
        goal: goal
      )
    }
  }
}
