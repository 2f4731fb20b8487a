/// The bars at the foot of the window, from the lowest: the later ones stand above those that are there.
enum BarKind: Hashable, Sendable, CaseIterable {
  /// Asks what becomes of a row that went out.
  case question
  /// Offers to take the last removal back.
  case undo
  /// Says something.
  case notice
}
