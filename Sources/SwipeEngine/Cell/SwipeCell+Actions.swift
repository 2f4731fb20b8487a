extension SwipeCell {
  /// Performs an action without a drag: a tap on its button, a key, a menu. On a side with a full swipe the
  /// outermost action does what its full swipe does. An action that the side does not have does nothing, nor
  /// does one that is disabled; nor does any while the row is on its way out.
  public mutating func perform(
    _ action: ActionID,
    on edge: Edge,
    by cause: SwipeEvent.Cause,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard let found = context.actions(edge).first(where: { $0.id == action }), found.isEnabled, !isGoingOut
    else { return }
    if let stop = context.stops(edge).first(where: { $0.action == action }), stop.goesOut, rest == .closed {
      begin(exit: stop, edge, by: cause, at: time, in: context, events: &events)
    } else if context.fullSwipeAction(edge)?.id == action {
      performFullSwipe(edge, by: cause, at: time, in: context, events: &events)
    } else {
      fire(action, by: cause, aftermath: .tap(closes: found.closes), at: time, events: &events)
    }
  }

  /// Draws the consequences of an action that has just fired, once the program has reacted to it: the row closes,
  /// bounces back or goes, unless the program has already sent it somewhere.
  ///
  /// - Parameter isLeaving: whether the program is taking the row out; it then stays as it is drawn.
  public mutating func finishAction(
    isLeaving: Bool = false,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard let aftermath else { return }
    self.aftermath = nil
    guard !isLeaving else { return }
    switch aftermath {
    case .tap(let closes):
      if closes, isStanding { settle(towards: .closed, at: time, in: context, events: &events) }
    case .fullSwipe(.bounce):
      if isStanding { settle(towards: .closed, at: time, in: context, events: &events) }
    case .fullSwipe(.fill):
      finishFill(at: time, in: context, events: &events)
    }
  }

  /// The program's answer to a fill. An answer that comes before the action has fired waits for it.
  /// - Returns: whether there was a fill of this action to answer.
  public mutating func fulfil(
    _ action: ActionID,
    with answer: SwipeEvent.Fulfilment,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) -> Bool {
    guard case .filling(let trajectory, var fill) = motion,
      fill.action == action, fill.automatic == nil, fill.answer == nil, !wantsRemoval
    else { return false }
    if fill.hasFired {
      resolve(fill, with: answer, at: time, in: context, events: &events)
    } else {
      fill.answer = answer
      motion = .filling(trajectory, fill)
    }
    return true
  }

  /// The action of a fill has fired: what follows without the program, or by an answer that it gave before.
  private mutating func finishFill(
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard case .filling(_, let fill) = motion else { return }
    if let automatic = fill.automatic {
      carryOut(automatic, at: time, in: context, events: &events)
    } else if let answer = fill.answer {
      resolve(fill, with: answer, at: time, in: context, events: &events)
    }
  }

  /// Performs the full swipe of a side in the style's way.
  mutating func performFullSwipe(
    _ edge: Edge,
    by cause: SwipeEvent.Cause,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard let action = context.fullSwipeAction(edge)?.id, let completion = context.completion(edge) else {
      return
    }
    switch completion {
    case .bounce:
      let (place, speed) = (offset(at: time, in: context), velocity(at: time, in: context))
      interrupt(at: time, events: &events)
      motion = .held(offset: place, velocity: speed)
      disarm(tick: false, at: time, in: context, events: &events)
      fire(action, by: cause, aftermath: .fullSwipe(completion), at: time, events: &events)
    case .fill(let timing, let answer):
      let fill = Fill(
        action: action,
        edge: edge,
        cause: cause,
        timing: timing,
        automatic: answer,
        hasFired: false
      )
      begin(fill, at: time, in: context, events: &events)
    }
  }

  /// The row is out: its action fires, where it has not.
  mutating func arriveOut(at time: Timestamp, events: inout [SwipeEvent]) {
    guard case .filling(let trajectory, var fill) = motion else { return }
    fill.isOut = true
    motion = .filling(trajectory, fill)
    endFill(at: time, events: &events)
  }

  /// The action of a fill fires, where it has not.
  mutating func endFill(at time: Timestamp, events: inout [SwipeEvent]) {
    guard case .filling(let trajectory, var fill) = motion, !fill.hasFired else { return }
    fill.hasFired = true
    motion = .filling(trajectory, fill)
    let completion = Expansion.Completion.fill(fill.timing, answer: fill.automatic)
    fire(fill.action, by: fill.cause, aftermath: .fullSwipe(completion), at: time, events: &events)
  }

  private mutating func begin(
    _ fill: Fill,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    let trajectory = wayOut(fill.edge, at: time, in: context)
    interrupt(at: time, events: &events)
    edgeOut = fill.edge
    unlock(for: fill.edge)
    if armed == nil {
      if emphasis.action != nil { emphasis.action = fill.action }
      showArming(true, fill.edge, at: time, in: context)
    }
    noteSlots(at: trajectory.target, time: time, in: context)
    motion = .filling(trajectory, fill)
    events.append(SwipeEvent(time: time, row: nil, kind: .fill(fill.action)))
    if fill.timing == .with { endFill(at: time, events: &events) }
    if trajectory.end <= time { arriveOut(at: time, events: &events) }
  }

  /// The way of a fill from where the row is. It never comes back through 0 to the other side.
  func wayOut(_ edge: Edge, at time: Timestamp, in context: CellContext) -> Trajectory {
    context.style(edge).expansion.fill.trajectory(
      from: offset(at: time, in: context),
      to: context.filledOffset(edge),
      wall: 0,
      velocity: velocity(at: time, in: context),
      start: time
    )
  }

  private mutating func resolve(
    _ fill: Fill,
    with answer: SwipeEvent.Fulfilment,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    events.append(SwipeEvent(time: time, row: nil, kind: .fulfilled(fill.action, with: answer)))
    carryOut(answer, at: time, in: context, events: &events)
  }

  /// The filled row goes or comes back.
  private mutating func carryOut(
    _ answer: SwipeEvent.Fulfilment,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    switch answer {
    case .delete: wantsRemoval = true
    case .reset:
      disarm(tick: false, at: time, in: context, events: &events)
      settle(towards: .closed, at: time, in: context, events: &events)
    }
  }

  mutating func fire(
    _ action: ActionID,
    by cause: SwipeEvent.Cause,
    aftermath: Aftermath,
    at time: Timestamp,
    events: inout [SwipeEvent]
  ) {
    self.aftermath = aftermath
    events.append(SwipeEvent(time: time, row: nil, kind: .action(action, by: cause)))
    events.append(SwipeEvent(time: time, row: nil, kind: .haptic(.thud)))
  }

  /// Whether the row stands open, is on its way there, or waits for what follows its action.
  private var isStanding: Bool {
    switch motion {
    case .held: true
    case .resting: rest != .closed
    case .settling(_, let target): target != .closed
    case .dragging, .filling: false
    }
  }
}
