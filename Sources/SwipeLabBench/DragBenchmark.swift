import SwipeEngine
import SwipeTable

/// A frame in which a row slides under a finger: drawing alone, and everything from the finger to the picture.
enum DragBenchmark: Benchmark {
  static let name = "drag"
  static let summary = "a frame of a row that slides against a plain blend of the picture"

  private static let drawingGoal = 10.0
  private static let frameGoal = 20.0
  private static let start = Point(x: 350, y: 300)
  private static let left = Point(x: -1, y: 0)

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    [
      try FingerFrame(at: start, towards: left).measure(stopwatch, "\(name)/drawing", goal: drawingGoal, only: .drawing),
      try FingerFrame(at: start, towards: left).measure(stopwatch, "\(name)/frame", goal: frameGoal, only: .everything),
    ]
  }
}
