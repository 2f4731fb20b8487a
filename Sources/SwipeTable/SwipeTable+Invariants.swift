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
    let closable = openRows.filter { store[$0]?.staysOpen != true }
    if style.openRows == .one, closable.count > 1 {
      found.append("\(closable.joined(separator: ", ")) are open together")
    }
    if !pending.isEmpty { found.append("events were not delivered") }
    let offset = scrollOffset(at: time)
    if !offset.isFinite { found.append("the scroll offset is \(offset)") }
    found += scrollViolations
    if isDelivering { found.append("a delivery never ended") }
    if transitions.keys.contains(where: { store[$0] == nil }) { found.append("a slot without a row") }
    return found
  }

  /// Every movement of the list has one owner, and lies between `scrollBegan` and `scrollEnded`.
  private var scrollViolations: [String] {
    var found: [String] = []
    if case .resting = scroll.motion {
      if scroll.isActive { found.append("the list rests and the scroll has not ended") }
      if scroll.tag != nil { found.append("the list rests and a command waits for it") }
    } else if !scroll.isActive {
      found.append("the list moves and no scroll began")
    }
    if case .wheel = scroll.motion, wheel?.axis != .scroll { found.append("the list is left to no wheel") }
    return found
  }

  /// Whether a pointer or the wheel has the row.
  private func isHeld(_ id: RowID) -> Bool {
    arena.pointer(swiping: id) != nil || wheel?.axis == .swipe(id)
  }
}
