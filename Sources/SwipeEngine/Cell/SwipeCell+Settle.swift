extension SwipeCell {
  /// Sets the row out towards a rest with its present position and speed, and announces it where it is another one.
  mutating func settle(
    towards target: Rest,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    let place = offset(at: time, in: context)
    let speed = velocity(at: time, in: context)
    announce(target, at: time, events: &events)
    if case .open = target { giveRoomBack(at: time, in: context) }
    let style = context.style.settle
    let goal = context.offset(of: target)
    let trajectory =
      if goal == 0 {
        // Closed, or a pane without width. From 0 any speed would lead to a side that the row is not meant to show.
        style.trajectoryToCrossing(
          from: place,
          to: goal,
          velocity: place == 0 ? 0 : speed,
          start: time
        )
      } else {
        style.trajectory(from: place, to: goal, wall: 0, velocity: speed, start: time)
      }
    motion = .settling(trajectory, towards: target)
    if nextEvent <= time { arrive(at: time, in: context, events: &events) }
  }

  /// Puts the row at a rest at once.
  mutating func jump(
    to target: Rest,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    announce(target, at: time, events: &events)
    emphasis = Emphasis()
    motion = .settling(.still(context.offset(of: target)), towards: target)
    arrive(at: time, in: context, events: &events)
  }

  /// The row has reached the rest that it was heading for.
  mutating func arrive(at time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    guard case .settling(_, let target) = motion else { return }
    motion = .resting
    if turn != nil { endTurn(finished: true, at: time, events: &events) }
    rest = target
    edgeOut = nil
    if target == .closed { emphasis = Emphasis() }
    completeTags(finished: true, at: time, events: &events)
  }

  /// The slot that took the whole pane for an action leaves the others their room again.
  mutating func giveRoomBack(at time: Timestamp, in context: CellContext) {
    guard armed == nil, emphasis.spread.target != 0 else { return }
    emphasis.turn(false, spreadBy: context.style.expansion.spread, at: time)
  }

  /// Something else takes the row over: the turn under way ends unfinished, and so do the commands that waited for it.
  mutating func interrupt(at time: Timestamp, events: inout [SwipeEvent]) {
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
