extension SwipeCell {
  /// Sets the row out towards a rest with its present position and speed, and announces it where it is another one.
  ///
  /// - Parameters:
  ///   - isThrown: whether the row goes on at a pointer's speed; else it slides, where the style tells the two apart.
  ///   - place: where an open row is to stand, in points, if not at its pane's width.
  mutating func settle(
    towards target: Rest,
    isThrown: Bool = false,
    standing place: Standing? = nil,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    let start = offset(at: time, in: context)
    let speed = velocity(at: time, in: context)
    announce(target, at: time, events: &events)
    if case .open(let edge) = target { unlock(for: edge) }
    if case .open = target { giveRoomBack(at: time, in: context) }
    self.isThrown = isThrown
    standing = place
    let goal = self.place(of: target, in: context)
    noteSlots(at: goal, time: time, in: context)
    let trajectory =
      slide(to: goal, of: target, from: start, speed: speed, at: time, in: context)
      ?? throwing(to: goal, from: start, speed: speed, at: time, in: context)
    motion = .settling(trajectory, towards: target)
    if nextEvent <= time { arrive(at: time, in: context, events: &events) }
  }

  /// The way of a row that slides, where the style has such a motion for it; nil where it moves like a thrown one.
  private mutating func slide(
    to goal: Double,
    of target: Rest,
    from start: Double,
    speed: Double,
    at time: Timestamp,
    in context: CellContext
  ) -> Trajectory? {
    let edge = visibleEdge(of: goal == 0 ? start : goal, in: context)
    var style = context.style(edge).slide
    // A row that opens a pane without width ends there, as one with width.
    if target != .closed { style.crossesRest = false }
    guard !isThrown || style.isForAll else { return nil }
    // A row that swings past its rest shows nothing there.
    if goal == 0, style.crossesRest, lockedEdge == nil { lockedEdge = edge }
    return style.trajectory(from: start, to: goal, velocity: speed, isOpening: goal != 0, start: time)
  }

  /// The way of a row that goes on at its speed.
  private func throwing(
    to goal: Double,
    from start: Double,
    speed: Double,
    at time: Timestamp,
    in context: CellContext
  ) -> Trajectory {
    let style = context.style(visibleEdge(of: goal == 0 ? start : goal, in: context)).settle
    guard goal == 0 else {
      return style.trajectory(from: start, to: goal, wall: 0, velocity: speed, start: time)
    }
    // Closed, or a pane without width. From 0 any speed would lead to a side that the row is not meant to show.
    return style.trajectoryToCrossing(
      from: start,
      to: goal,
      velocity: start == 0 ? 0 : speed,
      start: time
    )
  }

  /// Nothing stands out in the pane any more.
  private mutating func clearPane() {
    emphasis = Emphasis()
    effects = SlotEffects()
    tone = StageToneMotion()
  }

  /// Puts the row at a rest at once.
  mutating func jump(
    to target: Rest,
    standing place: Standing? = nil,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    announce(target, at: time, events: &events)
    clearPane()
    lockedEdge = nil
    standing = place
    let goal = self.place(of: target, in: context)
    noteSlots(at: goal, time: time, in: context)
    motion = .settling(.still(goal), towards: target)
    arrive(at: time, in: context, events: &events)
  }

  /// The row has reached the rest that it was heading for.
  mutating func arrive(at time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    guard case .settling(_, let target) = motion else { return }
    motion = .resting
    if turn != nil { endTurn(finished: true, at: time, events: &events) }
    rest = target
    edgeOut = nil
    lockedEdge = nil
    if target == .closed {
      clearPane()
      standing = nil
    }
    fireAwaited(at: time, events: &events)
    completeTags(finished: true, at: time, events: &events)
  }

  /// A row that goes out on one side shows it, also where a drag kept it to the other.
  mutating func unlock(for edge: Edge) {
    if lockedEdge != edge { lockedEdge = nil }
  }

  /// The slot that took the whole pane for an action leaves the others their room again.
  mutating func giveRoomBack(at time: Timestamp, in context: CellContext) {
    guard armed == nil, emphasis.spread.target != 0 else { return }
    showArming(false, effects.edge ?? visibleEdge(at: time, in: context), at: time, in: context)
  }

  /// Something else takes the row over: the turn under way ends unfinished, and so do the commands that waited for it.
  mutating func interrupt(at time: Timestamp, events: inout [SwipeEvent]) {
    fireAwaited(at: time, events: &events)
    if turn != nil { endTurn(finished: false, at: time, events: &events) }
    edgeOut = nil
    completeTags(finished: false, at: time, events: &events)
  }

  /// Sends the will-event of a turn towards another rest than the last one.
  private mutating func announce(_ target: Rest, at time: Timestamp, events: inout [SwipeEvent]) {
    if turn == target { return }
    if turn != nil { endTurn(finished: false, at: time, events: &events) }
    guard target != rest || edgeOut != nil else { return }
    if case .open(let old) = rest, case .open = target {
      // From one side's actions to the other's: the first side is left before the second is entered.
      events.append(SwipeEvent(time: time, row: nil, kind: .willClose(old)))
      events.append(SwipeEvent(time: time, row: nil, kind: .didClose(old, finished: true)))
      rest = .closed
    }
    turn = target
    switch target {
    case .open(let edge): events.append(SwipeEvent(time: time, row: nil, kind: .willOpen(edge)))
    case .closed: events.append(SwipeEvent(time: time, row: nil, kind: .willClose(edgeLeft)))
    }
  }

  private mutating func endTurn(finished: Bool, at time: Timestamp, events: inout [SwipeEvent]) {
    switch turn {
    case .open(let edge):
      events.append(SwipeEvent(time: time, row: nil, kind: .didOpen(edge, finished: finished)))
    case .closed:
      events.append(SwipeEvent(time: time, row: nil, kind: .didClose(edgeLeft, finished: finished)))
    case nil: break
    }
    if finished, let turn { rest = turn }
    turn = nil
  }

  /// Answers the commands that waited for the present settle.
  mutating func completeTags(finished: Bool, at time: Timestamp, events: inout [SwipeEvent]) {
    for tag in waitingTags {
      events.append(SwipeEvent(time: time, row: nil, kind: .completed(tag: tag, finished: finished)))
    }
    waitingTags = []
  }

  /// The side that a closing row leaves.
  private var edgeLeft: Edge {
    if let edgeOut { return edgeOut }
    return if case .open(let edge) = rest { edge } else { .trailing }
  }
}
