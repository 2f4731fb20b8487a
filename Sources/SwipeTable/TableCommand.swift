public import SwipeEngine

/// What a program tells a table to do. A command about a row that is gone does nothing and says so.
public enum TableCommand: Hashable, Sendable {
  /// Uncovers one side's actions.
  case open(RowID, Edge, animated: Bool)
  case close(RowID, animated: Bool)
  case closeAll(animated: Bool)
  /// Moves a row to an offset in points, positive to the right, and leaves it there; beyond the row's width it goes to that,
  /// 0 closes the row.
  case setOffset(RowID, Double, animated: Bool)
  /// Performs an action as a tap on its button would, for a key or a menu; the row need not be open.
  case perform(RowID, ActionID, by: SwipeEvent.Cause)
  /// The program's answer to a fill, however late.
  case fulfil(RowID, ActionID, with: SwipeEvent.Fulfilment)
  /// Takes a row out of the model; animated, its slot collapses first.
  case remove(RowID, animated: Bool)
  /// Puts a row in at an index (clamped to the list).
  case insert(Row, at: Int, animated: Bool)
  /// Moves a row to an index (clamped to the list).
  case move(RowID, to: Int)
  /// The model is read again, with the same rows.
  case reload
  /// Takes the last removal back.
  case undo
  /// Replaces a row's own actions; nil leaves a side as it is.
  case setActions(RowID, leading: [SwipeAction]?, trailing: [SwipeAction]?)
  /// Allows or forbids one side of a row.
  case enable(RowID, Edge, Bool)
  case resize(width: Double, height: Double)
  /// Scrolls to an offset in points (clamped to the content).
  case scrollTo(Double, animated: Bool)
  case direction(LayoutDirection)
}
