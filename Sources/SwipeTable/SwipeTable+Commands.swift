public import SwipeEngine

extension SwipeTable {
  /// Carries a command out at once. Meant for reactions, whose events are delivered by the call that they answer;
  /// elsewhere use `handle` with `.command`.
  ///
  /// - Parameter tag: answered by exactly one `completed` event: `finished` is false for a command about a row that is
  ///   gone, for an opening towards a side without actions, and for a motion that was interrupted.
  public mutating func perform(_ command: TableCommand, tag: String?, at time: Timestamp) {
    switch command {
    case .open(let id, let edge, let animated): open(id, edge, animated: animated, tag: tag, at: time)
    case .close(let id, let animated):
      onRow(id, tag, at: time) { $0.close(animated: animated, tag: tag, at: time, in: $1, events: &$2) }
    case .closeAll(let animated): closeAll(animated: animated, tag: tag, at: time)
    case .fulfil(let id, let action, let answer):
      let found = withCell(id, at: time) {
        $0.fulfil(action, with: answer, at: time, in: $1, events: &$2)
      }
      complete(tag, found ?? false, at: time)
    case .remove(let id, let animated): remove(id, animated: animated, tag: tag, at: time)
    case .insert(let row, let index, let animated):
      insert(row, at: index, animated: animated, tag: tag, time: time)
    case .undo: undo(tag: tag, at: time)
    case .scrollTo(let y, let animated): scrollTo(y, animated: animated, tag: tag, at: time)
    case .move, .reload, .setActions, .enable, .resize, .direction:
      complete(tag, rearrange(command, at: time), at: time)
    }
  }

  /// The commands that change the model or the surroundings at once. Returns whether there was something to change.
  private mutating func rearrange(_ command: TableCommand, at time: Timestamp) -> Bool {
    switch command {
    case .move(let id, let index):
      guard store[id] != nil else { return false }
      store.move(id, to: index)
      contentChanged(at: time)
    case .setActions(let id, let leading, let trailing):
      guard var row = store[id] else { return false }
      row.leading = leading ?? row.leading
      row.trailing = trailing ?? row.trailing
      changeSurroundings(at: time) { $0.store.replace(row) }
    case .enable(let id, let edge, let isEnabled):
      guard store[id] != nil else { return false }
      changeSurroundings(at: time) { table in
        var edges = table.forbidden[id] ?? []
        if isEnabled { edges.remove(edge) } else { edges.insert(edge) }
        table.forbidden[id] = edges.isEmpty ? nil : edges
      }
    case .resize(let width, let height):
      changeSurroundings(at: time) { $0.viewport = Viewport(width: width, height: height) }
    case .direction(let direction):
      changeSurroundings(at: time) { $0.direction = direction }
      // A row that was in hand falls back to its rest; if that is open, another may have opened meanwhile.
      keepOneOpen(preferring: nil, at: time)
    default: break
    }
    return true
  }

  private mutating func open(_ id: RowID, _ edge: Edge, animated: Bool, tag: String?, at time: Timestamp) {
    if let row = store[id], style.openRows == .one, !actions(of: row, edge).isEmpty,
      transitions[id]?.removes != true
    {
      closeRows(besides: id, at: time)
    }
    onRow(id, tag, at: time) { $0.open(edge, animated: animated, tag: tag, at: time, in: $1, events: &$2) }
  }

  /// A command about one row: refused where the row is gone or going.
  private mutating func onRow(
    _ id: RowID,
    _ tag: String?,
    at time: Timestamp,
    _ body: (inout SwipeCell, CellContext, inout [SwipeEvent]) -> Void
  ) {
    guard store[id] != nil, transitions[id]?.removes != true else { return complete(tag, false, at: time) }
    withCell(id, at: time, body)
  }

  private mutating func closeAll(animated: Bool, tag: String?, at time: Timestamp) {
    let ids = cells.keys.filter { transitions[$0]?.removes != true && cells[$0]?.phase != .filling }
      .sorted { (store.index(of: $0) ?? 0) < (store.index(of: $1) ?? 0) }
    guard !ids.isEmpty else { return complete(tag, true, at: time) }
    let name = tag.map { share($0, by: ids.count) }
    for id in ids {
      withCell(id, at: time) { $0.close(animated: animated, tag: name, at: time, in: $1, events: &$2) }
    }
  }

  /// Gives a tag that several rows have to answer a name of its own, which no text of a program equals.
  private mutating func share(_ tag: String, by count: Int) -> String {
    sharedCount += 1
    let name = "\0\(sharedCount)"
    sharedTags[name] = SharedTag(tag: tag, left: count, finished: true)
    return name
  }

  /// Answers a command.
  mutating func complete(_ tag: String?, _ finished: Bool, at time: Timestamp) {
    guard let tag else { return }
    note(.completed(tag: tag, finished: finished), at: time)
  }

  /// The keys that move the list. Others do nothing here.
  mutating func handleKey(_ key: String, at time: Timestamp) {
    let page = viewport.height - store.rowHeight
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
    let from = scroll.trajectory?.target ?? scrollOffset(at: time)
    scrollTo(from + way, animated: true, tag: nil, at: time)
  }
}
