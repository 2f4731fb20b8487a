import SwipeEngine

/// A row whose slot is growing or shrinking.
struct RowTransition: Hashable, Sendable {
  /// The part 0…1 of its height that the row has.
  var share: Trajectory
  /// Whether the row leaves the model at the end.
  var removes: Bool
  /// When it began.
  var start: Timestamp
  /// Tags of the commands that wait for the end.
  var tags: [String]

  /// How long a slot takes to close or to open, in s; the curve is ease-in-out (the recording format, `collapsing`).
  static let duration = 0.3

  /// - Parameter duration: in s; 0 closes the slot there and then.
  static func collapsing(
    from share: Double,
    at time: Timestamp,
    over duration: Double = duration,
    tag: String?
  ) -> RowTransition {
    RowTransition(
      share: .curve(.easeInOut, from: share, to: 0, duration: duration, start: time),
      removes: true,
      start: time,
      tags: tag.map { [$0] } ?? []
    )
  }

  static func growing(from share: Double, at time: Timestamp, tag: String?) -> RowTransition {
    RowTransition(
      share: .curve(.easeInOut, from: share, to: 1, duration: duration, start: time),
      removes: false,
      start: time,
      tags: tag.map { [$0] } ?? []
    )
  }
}
