import SwipeEngine
import SwipeTable

/// A finger that rests on a row: when it has done so for long enough, the row's menu opens.
struct LongPress: Hashable, Sendable {
  var pointer: Int
  /// Where the finger came down, in window points.
  var place: Point
  var row: RowID
  /// When the menu opens.
  var due: Timestamp

  /// How long a finger rests before it counts, in s (half a second, as on most systems).
  private static let duration = 0.5

  init(_ sample: PointerSample, on row: RowID, at time: Timestamp) {
    pointer = sample.pointer
    place = sample.location
    self.row = row
    due = time.adding(seconds: Self.duration)
  }
}
