extension SwipeCell {
  /// Opens a side from code. A side without actions stays closed, and the command fails.
  /// A pointer that held the row loses it.
  public mutating func open(
    _ edge: Edge,
    animated: Bool,
    tag: String?,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    let door = Self.door(edge, in: context)
    let possible = context.paneWidth(edge) > 0 || door != nil || context.isWithoutRoom(edge)
    go(
      to: possible ? .open(edge) : nil,
      standing: context.paneWidth(edge) > 0 ? nil : door,
      animated: animated,
      tag: tag,
      at: time,
      in: context,
      events: &events
    )
  }

  /// Moves the row to an offset in points and leaves it there: its side counts as open. An offset beyond the row's width is
  /// moved to it, 0 and NaN close the row. A side without actions stays closed, and the command fails. A pointer that held
  /// the row loses it.
  public mutating func setOffset(
    _ offset: Double,
    animated: Bool,
    tag: String?,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    let place = offset.isNaN ? 0 : offset.limited(to: -context.width...context.width)
    var target: Rest? = .closed
    if let edge = Edge(uncoveredBy: place, in: context.direction) {
      target = context.actions(edge).isEmpty ? nil : .open(edge)
    }
    go(
      to: target,
      standing: place == 0 ? nil : .offset(place),
      animated: animated,
      tag: tag,
      at: time,
      in: context,
      events: &events
    )
  }

  /// Closes the row from code. A pointer that held the row loses it.
  public mutating func close(
    animated: Bool,
    tag: String?,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    go(to: .closed, animated: animated, tag: tag, at: time, in: context, events: &events)
  }

  /// Lets time pass up to `time`: what was due happens, each thing at its own instant.
  public mutating func advance(to time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    let due = nextEvent
    guard due <= time else { return }
    switch motion {
    case .settling: arrive(at: due, in: context, events: &events)
    case .filling: arriveOut(at: due, events: &events)
    case .resting, .dragging, .held: break
    }
  }

  private mutating func go(
    to target: Rest?,
    standing place: Standing? = nil,
    animated: Bool,
    tag: String?,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard let target, !wantsRemoval else { return answer(tag, false, at: time, events: &events) }
    if case .filling(_, let fill) = motion, fill.exit == nil || !fill.hasFired {
      return answer(tag, false, at: time, events: &events)
    }
    // A command in the reaction to an action takes the place of what would follow the action.
    aftermath = nil
    let isThere = rest == target && standing == place
    if case .resting = motion, isThere { return answer(tag, true, at: time, events: &events) }
    if case .settling(_, let present) = motion, present == target, standing == place, animated {
      if let tag { waitingTags.append(tag) }
      return
    }
    fireAwaited(at: time, events: &events)
    if isGoingOut { disarm(tick: false, at: time, in: context, events: &events) }
    if case .dragging(let drag) = motion { releaseCancelled(drag, at: time, in: context, events: &events) }
    completeTags(finished: false, at: time, events: &events)
    if let tag { waitingTags = [tag] }
    if animated {
      settle(towards: target, standing: place, at: time, in: context, events: &events)
    } else {
      jump(to: target, standing: place, at: time, in: context, events: &events)
    }
  }

  private func answer(_ tag: String?, _ finished: Bool, at time: Timestamp, events: inout [SwipeEvent]) {
    guard let tag else { return }
    events.append(SwipeEvent(time: time, row: nil, kind: .completed(tag: tag, finished: finished)))
  }
}

extension SwipeCell {
  /// The row is taken out of the table: a pointer loses it, and it stays where it is drawn.
  public mutating func letGo(at time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    guard case .dragging(let drag) = motion else { return }
    releaseCancelled(drag, at: time, in: context, events: &events)
    motion = .held(offset: drag.drawn(at: time), velocity: 0)
  }

  /// The removal of the row was taken back: it returns to its closed rest from wherever it is.
  public mutating func comeBack(at time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    wantsRemoval = false
    disarm(tick: false, at: time, in: context, events: &events)
    settle(towards: .closed, at: time, in: context, events: &events)
  }

  /// The row leaves the table: what is under way ends unfinished, and so do the commands that wait for it.
  public mutating func abandon(at time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    letGo(at: time, in: context, events: &events)
    interrupt(at: time, events: &events)
  }
}
