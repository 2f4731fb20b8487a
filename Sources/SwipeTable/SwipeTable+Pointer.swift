import SwipeEngine

extension SwipeTable {
  /// One sample of one pointer. Only the left mouse button acts. A place that is not finite counts as the last one.
  mutating func handlePointer(_ given: PointerSample, at time: Timestamp) {
    var sample = given
    if !(given.location.x.isFinite && given.location.y.isFinite) {
      // Nothing can come down or hover at no place, but what is down must be able to go up.
      guard let last = arena[given.pointer]?.location, given.phase != .down else { return }
      sample.location = last
    }
    if sample.kind == .mouse { lastMouse = sample.location }
    if sample.kind == .mouse, sample.button != .left, sample.phase != .move { return }
    switch sample.phase {
    case .down:
      if arena[sample.pointer] != nil { cancelPointer(sample.pointer, at: time) }
      pointerDown(sample, at: time)
    case .move:
      if arena[sample.pointer] == nil {
        hover = sample.kind == .mouse ? sample.location : hover
      } else {
        pointerMoved(sample.pointer, to: sample.location, at: time)
      }
    case .up:
      if let contact = arena[sample.pointer] {
        if sample.location != contact.location {
          pointerMoved(sample.pointer, to: sample.location, at: time)
        }
        pointerUp(sample.pointer, at: time)
      }
      hover = sample.kind == .mouse ? sample.location : hover
    case .cancel: cancelPointer(sample.pointer, at: time)
    }
  }

  private mutating func pointerDown(_ sample: PointerSample, at time: Timestamp) {
    hover = nil
    if wheel != nil { endWheel(at: time) }
    let target = hitTest(sample.location, at: time)
    var contact = PointerArena.Contact(
      recognizer: SwipeRecognizer(at: sample.location, time: time, rule: style.recognition),
      role: .undecided,
      target: target,
      taps: true,
      location: sample.location,
      kind: sample.kind
    )
    if isLostAtDown(on: target) {
      contact.role = .ignored
    } else {
      let stoppedScroll = holdScroll(at: time)
      let closedOthers =
        style.openRows == .one && !isExploredByTouch && closeRows(besides: target.rowID, at: time)
      contact.taps = !stoppedScroll && (!closedOthers || style.touchOutside == .closeAndForward)
      if let id = target.rowID, isClosing(id) { contact.taps = false }
    }
    arena[sample.pointer] = contact
  }

  /// Whether another pointer already owns what this one could have: a second finger on a dragged row, during a
  /// scroll, or anywhere where one row may be open at a time.
  private func isLostAtDown(on target: HitTarget) -> Bool {
    if arena.scrollingPointer != nil { return true }
    guard arena.isSwiping else { return false }
    guard style.openRows == .many, let id = target.rowID else { return true }
    return arena.pointer(swiping: id) != nil
  }

  private mutating func pointerMoved(_ pointer: Int, to point: Point, at time: Timestamp) {
    guard var contact = arena[pointer] else { return }
    contact.location = point
    switch contact.role {
    case .ignored: arena[pointer] = contact
    case .swiping(let id):
      arena[pointer] = contact
      withCell(id, at: time) { $0.drag(to: point, at: time, in: $1, events: &$2) }
    case .scrolling:
      arena[pointer] = contact
      dragScroll(to: point, at: time)
    case .undecided:
      let decision = contact.recognizer.move(to: point, at: time)
      arena[pointer] = contact
      // A pointer that wins takes the wheel's row away; a scroll of the wheel it takes over.
      if decision != .undecided, case .swipe? = wheel?.axis { endWheel(at: time) }
      switch decision {
      case .undecided: break
      case .swipe(let from): beginSwipe(pointer, from: from, at: time)
      case .scroll(let from):
        beginScroll(pointer, from: from, at: time)
        if arena[pointer]?.role == .scrolling { arena.silenceTaps(besides: pointer, on: nil) }
      }
    }
  }

  private mutating func beginSwipe(_ pointer: Int, from: Point, at time: Timestamp) {
    guard let contact = arena[pointer] else { return }
    arena[pointer]?.role = .ignored
    let isBlocked = arena.scrollingPointer != nil || (style.openRows == .one && arena.isSwiping)
    guard !isBlocked, let id = contact.target.rowID, arena.pointer(swiping: id) == nil else {
      return releaseHeldScroll(at: time)
    }
    let dx = contact.location.x - from.x
    guard takesSwipe(id, towards: dx, at: time) else { return releaseHeldScroll(at: time) }
    releaseHeldScroll(at: time)
    arena[pointer]?.role = .swiping(id)
    arena.silenceTaps(besides: pointer, on: style.openRows == .one ? nil : id)
    if style.openRows == .one { closeRows(besides: id, at: time) }
    withCell(id, at: time) { cell, context, events in
      cell.beginDrag(from: from, tracker: contact.recognizer.tracker, at: time, in: context, events: &events)
      cell.drag(to: contact.location, at: time, in: context, events: &events)
    }
  }

  /// Whether a row takes a swipe that sets out in this direction. A closed row with nothing to swipe to on that side
  /// hands the drag to its parent; one that is going away takes nothing.
  mutating func takesSwipe(_ id: RowID, towards dx: Double, at time: Timestamp) -> Bool {
    guard let row = store[id], transitions[id]?.removes != true else { return false }
    let cell = cells[id] ?? SwipeCell()
    if cell.isGoingOut || cell.isDragging { return false }
    let context = context(of: row)
    guard cell.offset(at: time, in: context) == 0 else { return true }
    if let edge = Edge(uncoveredBy: dx, in: direction), context.isSwipeable(edge) { return true }
    note(.declined(dx: dx), row: id, at: time)
    return false
  }

  private mutating func pointerUp(_ pointer: Int, at time: Timestamp) {
    guard let contact = arena[pointer] else { return }
    arena[pointer] = nil
    switch contact.role {
    case .swiping(let id): endSwipe(of: id, cancelled: false, at: time)
    case .scrolling: releaseScroll(at: time)
    case .ignored: break
    case .undecided:
      releaseHeldScroll(at: time)
      if contact.taps { tap(contact.target, at: time) }
    }
  }

  private mutating func cancelPointer(_ pointer: Int, at time: Timestamp) {
    guard let contact = arena[pointer] else { return }
    arena[pointer] = nil
    switch contact.role {
    case .swiping(let id): endSwipe(of: id, cancelled: true, at: time)
    case .scrolling: releaseScroll(at: time)
    case .undecided: releaseHeldScroll(at: time)
    case .ignored: break
    }
  }

  /// The pointer or the wheel lets a row go.
  mutating func endSwipe(of id: RowID, cancelled: Bool, at time: Timestamp) {
    withCell(id, at: time) { cell, context, events in
      if cancelled {
        cell.cancelDrag(at: time, in: context, events: &events)
      } else {
        cell.endDrag(at: time, in: context, events: &events)
      }
    }
    keepOneOpen(preferring: id, at: time)
  }

  /// Where one row may be open at a time, closes the others.
  mutating func keepOneOpen(preferring id: RowID?, at time: Timestamp) {
    let open = openRows.filter { $0 == id || store[$0]?.staysOpen != true }
    guard style.openRows == .one, open.count > 1 else { return }
    closeRows(besides: open.first { $0 == id } ?? open.first, at: time)
  }

  /// A tap on what lay under the pointer when it came down.
  private mutating func tap(_ target: HitTarget, at time: Timestamp) {
    guard let id = target.rowID, store[id] != nil, transitions[id]?.removes != true else { return }
    let heading = cells[id].map(\.heading) ?? .closed
    switch (target, heading) {
    case (.action(_, let edge, let action), .open(let openEdge)) where edge == openEdge:
      withCell(id, at: time) { $0.perform(action, on: edge, by: .tap, at: time, in: $1, events: &$2) }
    case (.row, .open):
      withCell(id, at: time) { $0.close(animated: true, tag: nil, at: time, in: $1, events: &$2) }
    case (.row, .closed) where !isClosing(id):
      select(id, at: time)
    default: break
    }
  }

  private mutating func select(_ id: RowID, at time: Timestamp) {
    if selection == id, style.selection == .toggles {
      selection = nil
      note(.deselected, row: id, at: time)
    } else if store[id]?.isSelectable == true {
      selection = id
      note(.selected, row: id, at: time)
    }
  }

  private func isClosing(_ id: RowID) -> Bool {
    cells[id].map { $0.phase == .settling && $0.heading == .closed } ?? false
  }

  /// Closes the rows that stand open or are opening. Returns whether there were any.
  @discardableResult
  mutating func closeRows(besides id: RowID?, at time: Timestamp) -> Bool {
    let others = openRows.filter { $0 != id && store[$0]?.staysOpen != true }
    for other in others {
      withCell(other, at: time) { $0.close(animated: true, tag: nil, at: time, in: $1, events: &$2) }
    }
    return !others.isEmpty
  }
}
