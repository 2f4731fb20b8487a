public import SwipeEngine

extension SwipeTable {
  /// What a program does about an event, at the instant of the event. It may give the table commands with `perform`.
  public typealias Reaction = (inout SwipeTable, SwipeEvent) -> Void

  /// Takes one input in. Whatever was due before `time` happens first.
  ///
  /// - Parameters:
  ///   - time: the input's instant; never earlier than one that was given before.
  ///   - react: called for each event, in order.
  /// - Returns: the events, in order.
  /// - Precondition: not called from a reaction; reactions give commands with `perform`.
  @discardableResult
  public mutating func handle(
    _ input: TableInput,
    at time: Timestamp,
    react: Reaction = { _, _ in }
  ) -> [SwipeEvent] {
    precondition(!isDelivering, "A reaction gives commands with perform; handle is for inputs outside of it.")
    var events = settleDue(before: time, react: react)
    switch input {
    case .pointer(let sample):
      let pressed = arena.pressed
      handlePointer(sample, at: time)
      if case .row(let id)? = pressed, arena.pressed != pressed { pressFade = PressFade(row: id, at: time) }
    case .wheel(let sample): handleWheel(sample, at: time)
    case .key(let key): handleKey(key, at: time)
    case .style(let style):
      changeSurroundings(at: time) { $0.style = style }
      keepOneOpen(preferring: nil, at: time)
    case .options(let options, let id, let edge): take(options, of: id, edge, at: time)
    case .command(let command, let tag): carryOut(command, tag: tag, at: time)
    }
    events += deliver(at: time, react: react)
    return events
  }

  /// Lets time pass up to and including `time`. Everything that was due happens in order, at its own instant.
  ///
  /// - Precondition: not called from a reaction, which takes place at the instant of its event.
  @discardableResult
  public mutating func advance(to time: Timestamp, react: Reaction = { _, _ in }) -> [SwipeEvent] {
    precondition(!isDelivering, "Time does not pass in a reaction; advance is for the time between events.")
    var events = settleDue(before: time, react: react)
    while nextEvent == time { events += settle(at: time, react: react) }
    return events
  }

  /// When the table next has something to do of its own; `distantFuture` where nothing is under way. O(moving rows).
  public var nextEvent: Timestamp {
    var next = min(scroll.nextEvent, wheel?.end ?? .distantFuture)
    for cell in cells.values { next = min(next, cell.nextEvent) }
    for transition in transitions.values { next = min(next, transition.share.end) }
    return next
  }

  /// Whether anything moves by itself at `time`, so that another frame is needed. O(moving rows).
  public func needsFrame(at time: Timestamp) -> Bool {
    if let arrival = scroll.arrival, arrival > time { return true }
    if let pressFade, pressFade.pressure.end > time { return true }
    return !transitions.isEmpty || cells.values.contains { $0.isAnimating(at: time) }
  }

  /// Whether nothing moves and nobody touches: a moment at which a recording may begin.
  public func isQuiet(at time: Timestamp) -> Bool {
    arena.contacts.isEmpty && wheel == nil && nextEvent == .distantFuture && !needsFrame(at: time)
      && cells.values.allSatisfy { $0.phase == .open || $0.phase == .closed }
  }

  /// Everything that is due before `time`, in order.
  private mutating func settleDue(before time: Timestamp, react: Reaction) -> [SwipeEvent] {
    var events: [SwipeEvent] = []
    while case let due = nextEvent, due < time { events += settle(at: due, react: react) }
    return events
  }

  /// Does what is due at `time`: slots, then cells, both from top to bottom, then the scroll, then the wheel. All slots
  /// end together; what follows from anything else is delivered before the next. O(k log k) in the moving rows, and
  /// O(n) where a slot ends.
  private mutating func settle(at time: Timestamp, react: Reaction) -> [SwipeEvent] {
    var events: [SwipeEvent] = []
    let slots = transitions.filter { $0.value.share.end == time }.keys
    if !slots.isEmpty {
      endTransitions(of: store.inOrder(slots), at: time)
      events += deliver(at: time, react: react)
    }
    let due = cells.filter { $0.value.nextEvent == time }.keys
    // A reaction may have sent one that was due somewhere else.
    for id in store.inOrder(due) where cells[id]?.nextEvent == time {
      withCell(id, at: time) { $0.advance(to: time, in: $1, events: &$2) }
      events += deliver(at: time, react: react)
    }
    if scroll.nextEvent == time {
      endScrollMotion(at: time)
      events += deliver(at: time, react: react)
    }
    if wheel?.end == time {
      endWheel(at: time)
      events += deliver(at: time, react: react)
    }
    return events
  }

  /// Delivers what has happened, one event at a time; an action's consequences follow the program's reaction to it.
  private mutating func deliver(at time: Timestamp, react: Reaction) -> [SwipeEvent] {
    isDelivering = true
    var events: [SwipeEvent] = []
    var position = 0
    while position < pending.count {
      let event = pending[position]
      position += 1
      events.append(event)
      react(&self, event)
      if case .action = event.kind, let row = event.row {
        let isLeaving = transitions[row]?.removes == true
        withCell(row, at: time) { $0.finishAction(isLeaving: isLeaving, at: time, in: $1, events: &$2) }
      }
    }
    pending.removeAll(keepingCapacity: true)
    isDelivering = false
    return events
  }

  /// Changes one row's cell. Its events get the row's name; a cell that has ended lets its slot collapse; one that is
  /// closed and still is forgotten. Returns nil where there is no such row.
  @discardableResult
  mutating func withCell<Result>(
    _ id: RowID,
    at time: Timestamp,
    _ body: (inout SwipeCell, CellContext, inout [SwipeEvent]) -> Result
  ) -> Result? {
    guard let row = store[id] else { return nil }
    var cell = cells[id] ?? SwipeCell()
    var events: [SwipeEvent] = []
    let context = context(of: row)
    let result = body(&cell, context, &events)
    cells[id] = cell.isIdle(at: time) ? nil : cell
    if !cell.isDragging { letGo(of: id) }
    for event in events {
      if case .completed(let ticket, let finished) = event.kind {
        answer(ticket, finished, at: event.time)
      } else {
        note(event.kind, row: id, at: event.time)
      }
    }
    if cell.wantsRemoval, transitions[id]?.removes != true { beginRemoval(of: id, tag: nil, at: time) }
    noteEditing(of: id, in: context, at: time)
    return result
  }

  /// Puts down where somebody began or ended to work with a row.
  ///
  /// - Parameter context: the row's surroundings, where the caller has them.
  mutating func noteEditing(of id: RowID, in context: CellContext? = nil, at time: Timestamp) {
    var edge: Edge?
    if let row = store[id], let cell = cells[id], transitions[id]?.removes != true {
      edge = cell.editedEdge(at: time, in: context ?? self.context(of: row))
    }
    guard edge != edited[id] else { return }
    if let old = edited[id] { note(.editingEnded(old), row: id, at: time) }
    if let edge { note(.editingBegan(edge), row: id, at: time) }
    edited[id] = edge
  }

  /// Puts down that something happened.
  mutating func note(_ kind: SwipeEvent.Kind, row: RowID? = nil, at time: Timestamp) {
    pending.append(SwipeEvent(time: time, row: row, kind: kind))
  }

  /// Says what is different about one side of a row, in a reaction; elsewhere use `handle` with `.options`. Without a row, of
  /// every row that has nothing of its own. A row that is not there keeps nothing.
  ///
  /// - Precondition: called from a reaction, for the table that the reaction was handed.
  public mutating func setOptions(
    _ options: SideOptions,
    of id: RowID? = nil,
    _ edge: Edge,
    at time: Timestamp
  ) {
    precondition(isDelivering, "setOptions is for reactions; elsewhere hand the options in with handle.")
    take(options, of: id, edge, at: time)
  }

  private mutating func take(_ options: SideOptions, of id: RowID?, _ edge: Edge, at time: Timestamp) {
    if let id, store[id] == nil { return }
    changeSurroundings(at: time) { table in
      if let id {
        table.rowOptions[id, default: [:]][edge] = options
      } else {
        table.sideOptions[edge] = options
      }
    }
  }

  /// Changes something that all rows depend on, and tells the rows that are not simply closed.
  mutating func changeSurroundings(at time: Timestamp, _ change: (inout SwipeTable) -> Void) {
    let ids = store.inOrder(cells.keys)
    let old = Dictionary(
      uniqueKeysWithValues: ids.compactMap { id in store[id].map { (id, context(of: $0)) } }
    )
    change(&self)
    for id in ids {
      guard let before = old[id] else { continue }
      withCell(id, at: time) { $0.surroundingsChanged(from: before, to: $1, at: time, events: &$2) }
    }
    contentChanged(at: time)
  }
}
