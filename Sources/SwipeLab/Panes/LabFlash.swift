import SwipeEngine
import SwipeTable

/// What is seen of a tick where nothing can be felt: a line at the place that arms.
struct LabFlash: Hashable, Sendable {
  var row: RowID
  /// Where the row's content ends when the action arms, in points from the table's left.
  var x: Double
  /// From 1 to 0, on the session's clock.
  var strength: Trajectory

  /// How long it is seen, in s (the visual language, section 5).
  private static let duration = 0.12

  init(row: RowID, x: Double, at time: Timestamp) {
    self.row = row
    self.x = x
    strength = .curve(.linear, from: 1, to: 0, duration: Self.duration, start: time)
  }
}
