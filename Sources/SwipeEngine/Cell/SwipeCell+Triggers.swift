/// What letting go past a trigger point does.
extension SwipeCell {
  /// Carries out what belongs to a point.
  mutating func perform(
    _ stop: CellContext.Stop,
    _ edge: Edge,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    switch stop.outcome {
    case .exit, .through: begin(exit: stop, edge, by: .trigger, at: time, in: context, events: &events)
    case .door:
      disarm(tick: false, at: time, in: context, events: &events)
      settle(towards: .open(edge), standing: .stop(stop.index), at: time, in: context, events: &events)
    case .back, .off: comeBack(firing: stop, edge, at: time, in: context, events: &events)
    }
  }

  private mutating func comeBack(
    firing stop: CellContext.Stop,
    _ edge: Edge,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    disarm(tick: false, at: time, in: context, events: &events)
    if context.style(edge).triggers.firing == .release {
      fire(stop.action, by: .trigger, aftermath: .fullSwipe(.bounce), at: time, events: &events)
    } else {
      settle(towards: .closed, at: time, in: context, events: &events)
      awaited = Awaited(action: stop.action, cause: .trigger)
      if case .resting = motion { fireAwaited(at: time, events: &events) }
    }
  }

  /// Sends the row out past a point.
  mutating func begin(
    exit stop: CellContext.Stop,
    _ edge: Edge,
    by cause: SwipeEvent.Cause,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    let style = context.style(edge)
    let (start, speed) = (offset(at: time, in: context), velocity(at: time, in: context))
    interrupt(at: time, events: &events)
    edgeOut = edge
    unlock(for: edge)
    if armed == nil, style.pane == .buttons {
      emphasis.action = stop.action
      showArming(true, edge, at: time, in: context)
    }
    let trajectory = style.leave.trajectory(
      from: start,
      to: context.leftOffset(stop, edge),
      speed: speed,
      width: context.width,
      start: time
    )
    let timing: Expansion.Timing = style.triggers.firing == .release ? .with : .after
    motion = .filling(
      trajectory,
      Fill(
        action: stop.action,
        edge: edge,
        cause: cause,
        timing: timing,
        automatic: nil,
        exit: stop.index,
        hasFired: false
      )
    )
    noteTone(at: time, in: context)
    if timing == .with { endFill(at: time, events: &events) }
    if trajectory.end <= time { arriveOut(at: time, events: &events) }
  }

  /// An action that waited for the row to come back fires: it has, or something else takes the row over.
  mutating func fireAwaited(at time: Timestamp, events: inout [SwipeEvent]) {
    guard let due = awaited else { return }
    awaited = nil
    fire(due.action, by: due.cause, aftermath: .tap(closes: false), at: time, events: &events)
  }

  /// The action for which the row goes out past a trigger point: its stage shows that one all the way.
  var leavingAction: ActionID? {
    if case .filling(_, let fill) = motion, fill.exit != nil { fill.action } else { nil }
  }

  /// Turns the colour of a stage to what a row at `offset` shows.
  ///
  /// - Parameter leaving: the action for which the row goes out, whatever points it passes.
  mutating func noteTone(
    at offset: Double,
    of leaving: ActionID? = nil,
    time: Timestamp,
    in context: CellContext
  ) {
    let edge = visibleEdge(of: offset, in: context)
    let style = context.style(edge)
    guard style.pane == .stage else { return }
    var action = leaving
    if action == nil, let edge, let stop = context.stop(at: abs(offset), edge), stop.isArmed {
      let isReached = stop.distance <= abs(offset)
      if isReached || style.stage.earlyColor == .near { action = stop.action }
    }
    tone.turn(to: action, over: style.stage.colorDuration, at: time)
  }

  /// Turns the colour of a stage to what the row shows, or will show where it is heading.
  mutating func noteTone(at time: Timestamp, in context: CellContext) {
    switch motion {
    case .resting: noteTone(at: place(of: rest, in: context), time: time, in: context)
    case .dragging(let drag): noteTone(at: drag.offset, time: time, in: context)
    case .settling(let trajectory, _): noteTone(at: trajectory.target, time: time, in: context)
    case .filling(let trajectory, _):
      noteTone(at: trajectory.target, of: leavingAction, time: time, in: context)
    case .held: break
    }
  }

  /// The point at which a side without a pane stays open; nil where it has none.
  static func door(_ edge: Edge, in context: CellContext) -> Standing? {
    context.stops(edge).first { $0.outcome == .door && $0.isArmed }.map { .stop($0.index) }
  }
}

extension CellContext.Stop {
  /// Whether letting go here sends the row out.
  var goesOut: Bool { isArmed && (outcome == .exit || outcome == .through) }
}

extension CellContext {
  /// How far a row stands that stands at a trigger point, in points; 0 for any other.
  func distance(of standing: Standing?, _ edge: Edge) -> Double {
    guard case .stop(let index) = standing else { return 0 }
    return stops(edge).first { $0.index == index }?.distance ?? 0
  }

  /// Whether a side has buttons, but the row no width to show them.
  func isWithoutRoom(_ edge: Edge) -> Bool {
    style(edge).pane == .buttons && !actions(edge).isEmpty
  }
}
