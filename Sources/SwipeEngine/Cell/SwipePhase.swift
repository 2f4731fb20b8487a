/// What a row is doing, as a trace names it.
public enum SwipePhase: String, Hashable, Sendable, CaseIterable {
  /// At rest with nothing uncovered.
  case closed
  /// At rest with one side's actions uncovered.
  case open
  /// A pointer or a wheel moves it.
  case dragging
  /// Dragging, and letting go would perform the full swipe.
  case expanded
  /// On the way to a rest.
  case settling
  /// Going or gone out under its pane after a fill, until the program has answered.
  case filling
  /// Going out without a pane.
  case leaving
  /// Out, and waiting for the program.
  case gone
  /// Its height shrinks to 0 before it is removed.
  case collapsing
}
