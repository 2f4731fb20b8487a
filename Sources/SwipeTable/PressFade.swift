import SwipeEngine

/// The pressed look of a row that is no longer pressed, fading.
struct PressFade: Hashable, Sendable {
  var row: RowID
  /// From 1 to 0.
  var pressure: Trajectory

  /// How long the look takes to go, in s (the visual language, section 4).
  static let duration = 0.15

  init(row: RowID, at time: Timestamp) {
    self.row = row
    pressure = .curve(.easeOut, from: 1, to: 0, duration: Self.duration, start: time)
  }
}
