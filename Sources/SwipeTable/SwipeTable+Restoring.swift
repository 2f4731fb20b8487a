import SwipeEngine

extension SwipeTable {
  /// The commands that a new table with the same rows has to be given to be like this one: which sides are forbidden,
  /// where open rows stand that were sent elsewhere than to their pane's width, and, if wanted, which removals can be
  /// taken back. For the beginning of a recording; complete only where nothing moves and nobody touches, and but for the
  /// selection and the options of sides. O(k log k) in the rows that are not simply closed, with removals
  /// O(rows · removals).
  ///
  /// - Parameter removals: the rows that can come back are put in and taken out again, all at once.
  public func restoringCommands(removals isWanted: Bool) -> [TableCommand] {
    let sides = store.inOrder(forbidden.keys).flatMap { forbids(forbidden[$0] ?? [], of: $0) }
    return sides + places + (isWanted ? restoredRemovals : [])
  }

  /// The open rows that stand elsewhere than at their pane's width or at their door.
  private var places: [TableCommand] {
    store.inOrder(cells.keys).compactMap { id in
      guard let row = store[id], let cell = cells[id], cell.phase == .open, transitions[id] == nil else {
        return nil
      }
      let context = context(of: row)
      // A row at rest is at its place at any time; one that is there when it comes in open need not be sent.
      let offset = cell.offset(at: .zero, in: context)
      let opened = openEdge(of: id).map { SwipeCell(open: $0, in: context).offset(at: .zero, in: context) }
      return offset == opened ? nil : .setOffset(id, offset, animated: false)
    }
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
