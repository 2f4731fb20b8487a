import SwipeEngine
import SwipeTable

/// A frame in which a row slides under a finger: drawing alone, and everything from the finger to the
/// picture.
enum DragBenchmark: Benchmark {
  static let name = "drag"
  static let summary = "a frame of a row that slides against a plain blend of the picture"

  /// One row is drawn. Measured 1.2.
  private static let drawingGoal = 1.8
  /// Measured 1.7 to 2.0.
  private static let frameGoal = 2.8
  private static let start = Point(x: 350, y: 300)
  private static let left = Point(x: -1, y: 0)

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    [
      try FingerFrame(at: start, towards: left).measure(
        stopwatch,
        "\(name)/drawing",
        goal: drawingGoal,
        only: .drawing
      ),
      try FingerFrame(at: start, towards: left).measure(
        stopwatch,
        "\(name)/frame",
        goal: frameGoal,
        only: .everything
      ),
    ]
  }
}
