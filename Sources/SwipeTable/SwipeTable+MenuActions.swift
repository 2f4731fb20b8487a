public import SwipeEngine

extension SwipeTable {
  /// A row's actions as a menu or a screen reader offers them, whether or not the row is open: the outermost action of
  /// the trailing side, the outermost one of the leading side, then the others of the trailing and of the leading side,
  /// each from the outside in.
  ///
  /// Actions without a name are left out (see `SwipeAction.name`), and so are those of a forbidden side; of two with
  /// one id the first counts, which is the one that `TableCommand.perform` performs. Empty for a row that is not
  /// there, about to be removed, on its way out, or out: it performs none. O(number of actions).
  public func menuActions(of id: RowID) -> [SwipeAction] {
    guard let row = store[id], transitions[id]?.removes != true, cells[id]?.isGoingOut != true else {
      return []
    }
    let trailing = actions(of: row, .trailing).reversed()
    let leading = actions(of: row, .leading).reversed()
    let ordered =
      [trailing.prefix(1), leading.prefix(1), trailing.dropFirst(), leading.dropFirst()].flatMap { $0 }
    var taken: Set<ActionID> = []
    return ordered.filter { $0.name != nil && taken.insert($0.id).inserted }
  }
}
