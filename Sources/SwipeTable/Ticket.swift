import SwipeEngine

/// A tagged command that one row or several have to answer.
struct Ticket: Hashable, Sendable {
  /// The program's tag.
  let tag: String
  /// The row that the command is about; nil for all of them.
  let row: RowID?
  /// How many answers are still to come.
  var left: Int
  /// Whether all have finished so far.
  var finished = true
}
