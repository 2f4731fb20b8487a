public import SwipeEngine

extension SwipeTable {
  /// What is wrong with the table at `time`, as sentences; empty for a sound one. For tests, after every input.
  public func violations(at time: Timestamp) -> [String] {
    var found: [String] = []
    for (id, cell) in cells.sorted(by: { $0.key < $1.key }) {
      guard let row = store[id] else {
        found.append("\(id) has a cell, but is not in the table")
        continue
      }
      if cell.isDragging, !isHeld(id) { found.append("\(id) is dragging without a pointer") }
      guard transitions[id]?.removes != true else { continue }
      found += cell.violations(at: time, in: context(of: row)).map { "\(id): \($0)" }
    }
    for pointer in arena.pointers {
      if case .swiping(let id)? = arena[pointer]?.role, cells[id]?.isDragging != true {
        found.append("pointer \(pointer) swipes \(id), which is not dragging")
      }
    }
    if style.openRows == .one, openRows.count > 1 {
      found.append("\(openRows.joined(separator: ", ")) are open together")
    }
    if !pending.isEmpty { found.append("events were not delivered") }
    let offset = scrollOffset(at: time)
    if !offset.isFinite { found.append("the scroll offset is \(offset)") }
    if transitions.keys.contains(where: { store[$0] == nil }) { found.append("a slot without a row") }
    return found
  }

  /// Whether a pointer or the wheel has the row.
  private func isHeld(_ id: RowID) -> Bool {
    arena.pointer(swiping: id) != nil || wheel?.axis == .swipe(id)
  }
}
