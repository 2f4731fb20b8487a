/// How the actions of a side come into view as the row moves.
public enum ActionTransition: String, Hashable, Sendable, CaseIterable {
  /// The slots share the uncovered width and grow together.
  case border
  /// The slots hang on the row and come in with it, the inner one first.
  case drag
  /// The slots lie still under the row, which uncovers them.
  case reveal
}
