/// Where an open row stands, other than at its pane's width.
enum Standing: Hashable, Sendable {
  /// At this offset in points, by a command.
  case offset(Double)
  /// At this trigger point of its side, counted like the actions.
  case stop(Int)
}
