extension SwipeCell {
  /// A pointer takes the row in hand, wherever it is: at rest or in mid-flight.
  ///
  /// - Parameters:
  ///   - point: the pointer's place, the touch slop subtracted.
  ///   - tracker: what is known of the pointer's speed since it came down.
  public mutating func beginDrag(
    from point: Point,
    tracker: VelocityTracker,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    let place = offset(at: time, in: context)
    interrupt(at: time, events: &events)
    motion = .dragging(Drag(x: point.x, offset: place, tracker: tracker, in: context))
    events.append(SwipeEvent(time: time, row: nil, kind: .gestureBegan))
    evaluateArming(at: time, in: context, events: &events)
  }

  /// The pointer moved. Does nothing where no drag is under way.
  public mutating func drag(
    to point: Point,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard case .dragging(var drag) = motion else { return }
    drag.move(to: point, at: time, in: context)
    motion = .dragging(drag)
    evaluateArming(at: time, in: context, events: &events)
  }

  /// The pointer lets go: an armed action is performed, otherwise the release rule picks a rest.
  public mutating func endDrag(at time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    guard case .dragging(let drag) = motion else { return }
    let velocity = drag.velocity(at: time, in: context)
    events.append(
      SwipeEvent(time: time, row: nil, kind: .gestureEnded(velocity: velocity, cancelled: false))
    )
    motion = .held(offset: drag.offset, velocity: velocity)
    if let edge = Edge(uncoveredBy: drag.offset, in: context.direction), armed != nil {
      performFullSwipe(edge, by: .fullSwipe, at: time, in: context, events: &events)
    } else {
      let target = restAfterRelease(of: drag, velocity: velocity, in: context)
      settle(towards: target, at: time, in: context, events: &events)
    }
  }

  /// The gesture was taken away: no action fires, and the row goes to the nearer rest by distance alone.
  public mutating func cancelDrag(at time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    guard case .dragging(let drag) = motion else { return }
    releaseCancelled(drag, at: time, in: context, events: &events)
    var target = Rest.closed
    if let edge = Edge(uncoveredBy: drag.offset, in: context.direction),
      abs(drag.offset) * 2 >= context.paneWidth(edge), context.paneWidth(edge) > 0
    {
      target = .open(edge)
    }
    settle(towards: target, at: time, in: context, events: &events)
  }

  /// Ends a drag as cancelled and leaves open where the row goes.
  mutating func releaseCancelled(
    _ drag: Drag,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    disarm(tick: true, at: time, in: context, events: &events)
    let velocity = drag.velocity(at: time, in: context)
    events.append(
      SwipeEvent(time: time, row: nil, kind: .gestureEnded(velocity: velocity, cancelled: true))
    )
    motion = .held(offset: drag.offset, velocity: velocity)
  }

  /// Below the velocity threshold the uncovered fraction decides, above it the direction.
  private func restAfterRelease(of drag: Drag, velocity: Double, in context: CellContext) -> Rest {
    let rule = context.style.release
    let isFlick = abs(velocity) >= rule.velocityThreshold && velocity != 0
    let side = drag.offset != 0 ? drag.offset : (isFlick ? velocity : 0)
    guard let edge = Edge(uncoveredBy: side, in: context.direction) else { return .closed }
    let pane = context.paneWidth(edge)
    guard pane > 0, drag.mayUncover(edge, in: context) else { return .closed }
    if isFlick {
      return velocity * edge.sign(in: context.direction) > 0 ? .open(edge) : .closed
    }
    return abs(drag.offset) >= rule.openThreshold * pane ? .open(edge) : .closed
  }

  /// Arms or disarms the full swipe by the drawn offset.
  mutating func evaluateArming(
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    let place = offset(at: time, in: context)
    var action: ActionID?
    if let edge = Edge(uncoveredBy: place, in: context.direction),
      let distance = context.armingDistance(edge), abs(place) >= distance
    {
      action = context.fullSwipeAction(edge)?.id
    }
    if let action, action != armed {
      armed = action
      emphasis.turn(true, spreadBy: context.style.expansion.spread, at: time)
      events.append(SwipeEvent(time: time, row: nil, kind: .triggerChanged(action)))
      events.append(SwipeEvent(time: time, row: nil, kind: .haptic(.tick)))
    } else if action == nil {
      disarm(tick: true, at: time, in: context, events: &events)
      giveRoomBack(at: time, in: context)
    }
  }

  /// Takes the arming back, where there is one.
  mutating func disarm(
    tick: Bool,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard armed != nil else { return }
    armed = nil
    events.append(SwipeEvent(time: time, row: nil, kind: .triggerChanged(nil)))
    if tick {
      events.append(SwipeEvent(time: time, row: nil, kind: .haptic(.tick)))
      emphasis.turn(false, spreadBy: context.style.expansion.spread, at: time)
    }
  }
}
