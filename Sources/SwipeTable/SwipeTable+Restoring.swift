import SwipeEngine

extension SwipeTable {
  /// The commands that a new table with the same rows has to be given to be like this one: which sides are forbidden
  /// and, if wanted, which removals can be taken back. For the beginning of a recording; complete only where nothing
  /// moves and nobody touches, and but for the selection. O(k log k) in the rows with a forbidden side, with removals
  /// O(rows · removals).
  ///
  /// - Parameter removals: the rows that can come back are put in and taken out again, all at once.
  public func restoringCommands(removals isWanted: Bool) -> [TableCommand] {
    let sides = store.inOrder(forbidden.keys).flatMap { forbids(forbidden[$0] ?? [], of: $0) }
    return isWanted ? sides + restoredRemovals : sides
  }

  /// The rows come in as undoing everything would bring them, and leave in the order in which they left.
  private var restoredRemovals: [TableCommand] {
    var table = self
    var commands: [TableCommand] = []
    var restored: [RowID] = []
    for entry in removals.reversed() where table.store[entry.row.id] == nil {
      let place = table.place(of: entry)
      table.store.insert(entry.row, at: place)
      commands.append(.insert(entry.row, at: place, animated: false))
      commands += forbids(entry.forbidden, of: entry.row.id)
      restored.append(entry.row.id)
    }
    return commands + restored.reversed().map { .remove($0, animated: false) }
  }

  private func forbids(_ edges: Set<Edge>, of id: RowID) -> [TableCommand] {
    Edge.allCases.filter(edges.contains).map { .enable(id, $0, false) }
  }
}
