public import SwipeEngine

extension SwipeTable {
  /// Where a row's content stands when the full swipe of a side arms by the row's place alone, in points, positive to
  /// the right: the place that a mark of the target goes to. Nil where that side's place never arms, and for a row that
  /// is not there. O(number of actions).
  public func fullSwipeOffset(of id: RowID, _ edge: Edge) -> Double? {
    guard let row = store[id], let distance = context(of: row).armingDistance(edge) else { return nil }
    return Edge(uncoveredBy: 1, in: direction) == edge ? distance : -distance
  }
}
