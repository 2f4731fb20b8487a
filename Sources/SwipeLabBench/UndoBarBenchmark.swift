import SwipeEngine
import SwipeLab
import SwipeTable

/// A frame in which only the bar at the foot of the window moves, whose time runs out after a deletion.
enum UndoBarBenchmark: Benchmark {
  static let name = "undo-bar"
  static let summary = "a frame of the undo bar's running time against a plain blend of the picture"

  /// A few pixels are drawn; most of it is the list, and finding out what has changed. Measured 1.2 to 1.3.
  private static let goal = 1.9
  /// Seconds after the deletion in which nothing moves but the bar's time, and from one frame to the next.
  private static let quiet = 1.0...4.5
  private static let frame = 1.0 / 60

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    var inbox = try SampleInbox()
    guard let row = inbox.laboratory.session.table.rows.first?.id else { return [] }
    inbox.take(.command(.remove(row, animated: false), tag: nil), at: .zero)
    inbox.laboratory.advance(to: Timestamp(seconds: quiet.lowerBound))
    var seconds = quiet.lowerBound
    return [
      try FrameComparison.against(blending: inbox.canvas, stopwatch, name, goal: goal) {
        seconds = seconds + frame < quiet.upperBound ? seconds + frame : quiet.lowerBound
        let time = Timestamp(seconds: seconds)
        return inbox.draw(inbox.list(at: time), at: time)
      }
    ]
  }
}
