public import SwipeEngine

extension SwipeTable {
  /// Where a row's content stands when an action arms by the row's place alone, in points, positive to the right: its
  /// trigger point, or the target of its full swipe. Nil where the row's place never arms it, and for a row that is not there.
  /// Of an action on both sides the trailing one is meant. O(number of actions).
  public func armingOffset(of action: ActionID, in id: RowID) -> Double? {
    guard let row = store[id] else { return nil }
    let context = context(of: row)
    for edge in [Edge.trailing, .leading] {
      let sign = edge.sign(in: direction)
      if let stop = context.stops(edge).first(where: { $0.action == action && $0.isArmed }) {
        return sign * stop.distance
      }
      if context.fullSwipeAction(edge)?.id == action {
        return context.armingDistance(edge).map { sign * $0 }
      }
    }
    return nil
  }
}
