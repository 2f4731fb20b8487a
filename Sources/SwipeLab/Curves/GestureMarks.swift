import SwipeEngine
import SwipeTable

/// The places that mean something to a row, on either side, as they are at one instant.
struct GestureMarks: Hashable, Sendable {
  /// Those of the side that lies to the left, where offsets are positive, and of the other one.
  private var left: [GestureCurves.Mark] = []
  private var right: [GestureCurves.Mark] = []

  /// A row that was moved no farther than this, in points, did not show the side.
  private static let leastWay = 0.5

  /// Those of a row as the table is now; none for a row that is not in it.
  init(of row: RowID, in table: SwipeTable) {
    for edge in Edge.allCases {
      let marks = table.marks(of: row, edge)
      if edge.sign(in: table.direction) > 0 { left = marks } else { right = marks }
    }
  }

  /// The places on the sides that these samples show, the leading side first. O(n).
  func shown(by samples: [GestureCurves.Sample]) -> [GestureCurves.Mark] {
    let lowest = samples.reduce(0) { min($0, $1.offset) }
    let highest = samples.reduce(0) { max($0, $1.offset) }
    return shown(between: lowest, and: highest)
  }

  /// The places on the sides that a row shows which goes from one offset to another.
  func shown(between lowest: Double, and highest: Double) -> [GestureCurves.Mark] {
    (highest > Self.leastWay ? left : []) + (lowest < -Self.leastWay ? right : [])
  }
}

extension SwipeTable {
  /// The places that mean something on one side of a row.
  fileprivate func marks(of row: RowID, _ edge: Edge) -> [GestureCurves.Mark] {
    let target = fullSwipeOffset(of: row, edge)
    // A trigger at or past the target arms nothing that the target does not.
    let triggers = triggerOffsets(of: row, edge).filter { trigger in
      target.map { abs(trigger) < abs($0) } ?? true
    }
    return (paneOffset(of: row, edge).map { [.init(kind: .pane, offset: $0)] } ?? [])
      + triggers.map { .init(kind: .trigger, offset: $0) }
      + (target.map { [.init(kind: .target, offset: $0)] } ?? [])
  }
}
