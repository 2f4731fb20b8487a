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

  /// Where a row's content stands when a side's pane is out, in points, positive to the right; nil without a pane of any
  /// width, and for a row that is not there. O(number of actions).
  public func paneOffset(of id: RowID, _ edge: Edge) -> Double? {
    guard let row = store[id], case let pane = context(of: row).paneWidth(edge), pane > 0 else { return nil }
    return edge.sign(in: direction) * pane
  }

  /// Where a row's content stands at a side's trigger points, in the order of their actions; and where its full swipe arms by
  /// the overscroll, where that is a trigger. In points, positive to the right. O(number of actions).
  public func triggerOffsets(of id: RowID, _ edge: Edge) -> [Double] {
    guard let row = store[id] else { return [] }
    let context = context(of: row)
    let expansion = context.style(edge).expansion
    var distances = context.stops(edge).filter(\.isArmed).map(\.distance)
    if context.fullSwipeAction(edge) != nil {
      for case .overscroll(let past) in expansion.triggers(of: expansion.kind(edge)) {
        distances.append(context.paneWidth(edge) + past)
      }
    }
    return distances.map { edge.sign(in: direction) * $0 }
  }

  /// Where a row's content stands when the full swipe of a side arms by the row's place alone, in points, positive to the
  /// right; nil where that side has none or never arms, and for a row that is not there. O(number of actions).
  public func fullSwipeOffset(of id: RowID, _ edge: Edge) -> Double? {
    guard let row = store[id], let distance = context(of: row).armingDistance(edge) else { return nil }
    return edge.sign(in: direction) * distance
  }
}
