public import SwipeEngine

extension SwipeTable {
  /// Carries a command out at once, in a reaction; its events are delivered after the one that is reacted to.
  /// Elsewhere use `handle` with `.command`, which delivers them.
  ///
  /// - Parameters:
  ///   - tag: answered by exactly one `completed` event: `finished` is false for a command about a row that is gone,
  ///     for an opening towards a side without actions, for an action that the row does not have or while it is in hand, and
  ///     for a motion that was interrupted.
  ///   - time: the instant of the event.
  /// - Precondition: called from a reaction, for the table that the reaction was handed.
  public mutating func perform(_ command: TableCommand, tag: String? = nil, at time: Timestamp) {
    precondition(isDelivering, "perform is for reactions; elsewhere hand the command in with handle.")
    carryOut(command, tag: tag, at: time)
  }

  mutating func carryOut(_ command: TableCommand, tag: String?, at time: Timestamp) {
    switch command {
    case .open(let id, let edge, let animated): open(id, edge, animated: animated, tag: tag, at: time)
    case .close(let id, let animated):
      onRow(id, tag, at: time) { $0.close(animated: animated, tag: $1, at: time, in: $2, events: &$3) }
    case .setOffset(let id, let offset, let animated):
      setOffset(id, offset, animated: animated, tag: tag, at: time)
    case .perform(let id, let action, let cause):
      complete(tag, perform(action, of: id, by: cause, at: time), at: time)
    case .closeAll(let animated): closeAll(animated: animated, tag: tag, at: time)
    case .fulfil(let id, let action, let answer):
      complete(tag, fulfil(action, of: id, with: answer, at: time), at: time)
    case .remove(let id, let animated): remove(id, animated: animated, tag: tag, at: time)
    case .insert(let row, let index, let animated):
      insert(row, at: index, animated: animated, tag: tag, time: time)
    case .move(let id, let index): complete(tag, move(id, to: index, at: time), at: time)
    case .reload: complete(tag, true, at: time)
    case .undo: undo(tag: tag, at: time)
    case .setActions(let id, let leading, let trailing):
      complete(tag, setActions(of: id, leading, trailing, at: time), at: time)
    case .enable(let id, let edge, let isEnabled):
      complete(tag, enable(id, edge, isEnabled, at: time), at: time)
    case .resize(let width, let height):
      changeSurroundings(at: time) { $0.viewport = Viewport(width: width, height: height) }
      complete(tag, true, at: time)
    case .scrollTo(let y, let animated): scrollTo(y, animated: animated, tag: tag, at: time)
    case .direction(let direction):
      changeSurroundings(at: time) { $0.direction = direction }
      // A row that was in hand falls back to its rest; if that is open, another may have opened meanwhile.
      keepOneOpen(preferring: nil, at: time)
      complete(tag, true, at: time)
    }
  }

  /// Returns whether there is such a row.
  private mutating func move(_ id: RowID, to index: Int, at time: Timestamp) -> Bool {
    guard store[id] != nil else { return false }
    store.move(id, to: index)
    contentChanged(at: time)
    return true
  }

  /// Returns whether there is such a row.
  private mutating func setActions(
    of id: RowID,
    _ leading: [SwipeAction]?,
    _ trailing: [SwipeAction]?,
    at time: Timestamp
  ) -> Bool {
    guard var row = store[id] else { return false }
    row.leading = leading ?? row.leading
    row.trailing = trailing ?? row.trailing
    changeSurroundings(at: time) { $0.store.replace(row) }
    return true
  }

  /// Returns whether there is such a row.
  private mutating func enable(_ id: RowID, _ edge: Edge, _ isEnabled: Bool, at time: Timestamp) -> Bool {
    guard store[id] != nil else { return false }
    changeSurroundings(at: time) { table in
      var edges = table.forbidden[id] ?? []
      if isEnabled { edges.remove(edge) } else { edges.insert(edge) }
      table.forbidden[id] = edges.isEmpty ? nil : edges
    }
    return true
  }

  private mutating func open(_ id: RowID, _ edge: Edge, animated: Bool, tag: String?, at time: Timestamp) {
    makeRoom(for: id, edge, at: time)
    onRow(id, tag, at: time) { $0.open(edge, animated: animated, tag: $1, at: time, in: $2, events: &$3) }
  }

  private mutating func setOffset(
    _ id: RowID,
    _ offset: Double,
    animated: Bool,
    tag: String?,
    at time: Timestamp
  ) {
    if let edge = Edge(uncoveredBy: offset, in: direction) { makeRoom(for: id, edge, at: time) }
    onRow(id, tag, at: time) {
      $0.setOffset(offset, animated: animated, tag: $1, at: time, in: $2, events: &$3)
    }
  }

  /// Where one row may be open, the others close for one that opens by a command.
  private mutating func makeRoom(for id: RowID, _ edge: Edge, at time: Timestamp) {
    guard let row = store[id], style.openRows == .one, !actions(of: row, edge).isEmpty,
      transitions[id]?.removes != true
    else { return }
    closeRows(besides: id, at: time)
  }

  /// Returns whether the row is there, has the action, and is neither in hand nor on its way out.
  private mutating func perform(
    _ action: ActionID,
    of id: RowID,
    by cause: SwipeEvent.Cause,
    at time: Timestamp
  ) -> Bool {
    guard let row = store[id], transitions[id]?.removes != true,
      let edge = [Edge.trailing, .leading].first(where: { edge in
        actions(of: row, edge).contains { $0.id == action }
      })
    else { return false }
    let isFree = cells[id].map { !$0.isDragging && !$0.isGoingOut } ?? true
    guard isFree else { return false }
    withCell(id, at: time) { $0.perform(action, on: edge, by: cause, at: time, in: $1, events: &$2) }
    return true
  }

  /// Returns whether the row is there and waits for this answer. One that is about to be removed waits for none.
  private mutating func fulfil(
    _ action: ActionID,
    of id: RowID,
    with answer: SwipeEvent.Fulfilment,
    at time: Timestamp
  ) -> Bool {
    guard transitions[id]?.removes != true else { return false }
    return withCell(id, at: time) { $0.fulfil(action, with: answer, at: time, in: $1, events: &$2) } ?? false
  }

  /// A command about one row, which gets a ticket for the tag: refused where the row is gone or going.
  private mutating func onRow(
    _ id: RowID,
    _ tag: String?,
    at time: Timestamp,
    _ body: (inout SwipeCell, String?, CellContext, inout [SwipeEvent]) -> Void
  ) {
    guard store[id] != nil, transitions[id]?.removes != true else { return complete(tag, false, at: time) }
    let ticket = ticket(for: tag, row: id, answers: 1)
    withCell(id, at: time) { body(&$0, ticket, $1, &$2) }
  }

  private mutating func closeAll(animated: Bool, tag: String?, at time: Timestamp) {
    let ids = store.inOrder(
      cells.keys.filter {
        transitions[$0]?.removes != true && cells[$0]?.phase != .filling && cells[$0]?.phase != .leaving
      }
    )
    guard !ids.isEmpty else { return complete(tag, true, at: time) }
    let ticket = ticket(for: tag, row: nil, answers: ids.count)
    for id in ids {
      withCell(id, at: time) { $0.close(animated: animated, tag: ticket, at: time, in: $1, events: &$2) }
    }
  }

  /// The name under which cells wait for a tagged command.
  private mutating func ticket(for tag: String?, row: RowID?, answers: Int) -> String? {
    guard let tag else { return nil }
    ticketCount += 1
    let name = String(ticketCount)
    tickets[name] = Ticket(tag: tag, row: row, left: answers)
    return name
  }

  /// A cell answers; with the last answer the command is.
  mutating func answer(_ name: String, _ finished: Bool, at time: Timestamp) {
    guard var ticket = tickets[name] else { return }
    ticket.left -= 1
    ticket.finished = ticket.finished && finished
    tickets[name] = ticket.left > 0 ? ticket : nil
    guard ticket.left == 0 else { return }
    note(.completed(tag: ticket.tag, finished: ticket.finished), row: ticket.row, at: time)
  }

  /// Answers a command.
  mutating func complete(_ tag: String?, _ finished: Bool, at time: Timestamp) {
    guard let tag else { return }
    note(.completed(tag: tag, finished: finished), at: time)
  }

  /// The keys that move the list. Others do nothing here.
  mutating func handleKey(_ key: String, at time: Timestamp) {
    // A page leaves the last row in view, but is at least one.
    let page = max(store.rowHeight, viewport.height - store.rowHeight)
    switch key {
    case "Ctrl+Z": undo(tag: nil, at: time)
    case "Escape": closeAll(animated: true, tag: nil, at: time)
    case "Down": scrollByKey(store.rowHeight, at: time)
    case "Up": scrollByKey(-store.rowHeight, at: time)
    case "PageDown": scrollByKey(page, at: time)
    case "PageUp": scrollByKey(-page, at: time)
    case "Home": scrollByKey(-.greatestFiniteMagnitude, at: time)
    case "End": scrollByKey(.greatestFiniteMagnitude, at: time)
    default: break
    }
  }

  /// Scrolls on from where the last key's scroll is heading, so that quick presses add up.
  private mutating func scrollByKey(_ way: Double, at time: Timestamp) {
    let from = scroll.target ?? scrollOffset(at: time)
    scrollTo(from + way, animated: true, tag: nil, at: time)
  }
}
