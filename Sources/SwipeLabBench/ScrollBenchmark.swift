import SwipeEngine
import SwipeTable

/// A frame in which the list has scrolled under a finger: drawing alone, and everything from the finger to
/// the picture.
enum ScrollBenchmark: Benchmark {
  static let name = "scroll"
  static let summary = "a frame of a scrolled list against a plain blend of the picture"

  /// The list's pixels are moved, and only a strip is drawn. Measured 1.0 to 1.7; a whole redraw takes 6.
  private static let drawingGoal = 2.5
  /// Measured 1.5 to 1.7.
  private static let frameGoal = 2.6
  private static let start = Point(x: 200, y: 500)
  private static let up = Point(x: 0, y: -1)

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    [
      try FingerFrame(at: start, towards: up).measure(
        stopwatch,
        "\(name)/drawing",
        goal: drawingGoal,
        only: .drawing
      ),
      try FingerFrame(at: start, towards: up).measure(
        stopwatch,
        "\(name)/frame",
        goal: frameGoal,
        only: .everything
      ),
    ]
  }
}
