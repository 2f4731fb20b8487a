public import SwipeEngine

/// What lies under a point of the table.
public enum HitTarget: Hashable, Sendable {
  /// A row's content, wherever the row has moved.
  case row(RowID)
  /// The button of an action, as it is drawn.
  case action(RowID, Edge, ActionID)
  /// No row: above, below, or beside them.
  case outside

  /// The row that the target belongs to.
  public var rowID: RowID? {
    switch self {
    case .row(let id), .action(let id, _, _): id
    case .outside: nil
    }
  }
}

extension SwipeTable {
  /// What lies under a point in table coordinates, as it is drawn at `time`. A row that is about to be removed is not
  /// there. O(k log k + log n · log k) in the k rows whose slots shrink or grow.
  public func hitTest(_ point: Point, at time: Timestamp) -> HitTarget {
    guard point.x >= 0, point.x < viewport.width, point.y >= 0, point.y < viewport.height else {
      return .outside
    }
    let layout = layout(at: time)
    guard let index = layout.index(at: point.y + scrollOffset(at: time)) else { return .outside }
    let row = store.rows[index]
    guard transitions[row.id]?.removes != true else { return .outside }
    guard let cell = cells[row.id] else { return .row(row.id) }
    let context = context(of: row)
    let offset = cell.offset(at: time, in: context)
    if point.x >= offset, point.x < offset + viewport.width { return .row(row.id) }
    guard let edge = cell.visibleEdge(at: time, in: context) else { return .row(row.id) }
    // The outermost slot lies on top.
    let slot = cell.slots(at: time, in: context).last { point.x >= $0.x && point.x < $0.x + $0.width }
    return slot.map { .action(row.id, edge, $0.id) } ?? .row(row.id)
  }
}
