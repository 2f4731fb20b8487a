extension SwipeCell {
  /// A pointer takes the row in hand, wherever it is: at rest or in mid-flight.
  ///
  /// - Parameters:
  ///   - point: the pointer's place, the touch slop subtracted.
  ///   - hasPlace: whether that is a place in the row. A wheel has none: any point will do for it, and a touch trigger
  ///     never arms. Default true.
  ///   - tracker: what is known of the pointer's speed since it came down.
  public mutating func beginDrag(
    from point: Point,
    hasPlace: Bool = true,
    tracker: VelocityTracker,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    let place = offset(at: time, in: context)
    interrupt(at: time, events: &events)
    let drag = Drag(
      x: point.x,
      offset: place,
      hasPlace: hasPlace,
      lockedEdge: context.style(lockedEdge).drag.locksSide ? lockedEdge : nil,
      tracker: tracker,
      at: time,
      in: context
    )
    lockedEdge = drag.lockedEdge
    standing = nil
    motion = .dragging(drag)
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
    lockedEdge = drag.lockedEdge
    motion = .dragging(drag)
    noteSlots(at: drag.offset, time: time, in: context)
    evaluateArming(at: time, in: context, events: &events)
  }

  /// The pointer lets go: an armed action is performed, otherwise the release rule picks a rest.
  public mutating func endDrag(at time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    guard case .dragging(let drag) = motion else { return }
    let velocity = drag.velocity(at: time, in: context)
    events.append(
      SwipeEvent(time: time, row: nil, kind: .gestureEnded(velocity: velocity, cancelled: false))
    )
    motion = .held(offset: drag.drawn(at: time), velocity: velocity)
    let edge = visibleEdge(of: drag.offset, in: context)
    if let edge, isFullSwipeArmed {
      performFullSwipe(edge, by: .fullSwipe, at: time, in: context, events: &events)
    } else if let edge, armed != nil, let stop = context.armedStop(at: abs(drag.offset), edge) {
      perform(stop, edge, at: time, in: context, events: &events)
    } else {
      let hand = drag.handVelocity(at: time, in: context)
      let target = restAfterRelease(of: drag, velocity: hand, in: context)
      settle(towards: target, isThrown: hand != 0, at: time, in: context, events: &events)
    }
  }

  /// The gesture was taken away: no action fires, and the row goes to the nearer rest by distance alone.
  public mutating func cancelDrag(at time: Timestamp, in context: CellContext, events: inout [SwipeEvent]) {
    guard case .dragging(let drag) = motion else { return }
    releaseCancelled(drag, at: time, in: context, events: &events)
    var (target, place) = (Rest.closed, Standing?.none)
    if let edge = visibleEdge(of: drag.offset, in: context) {
      let pane = context.paneWidth(edge)
      place = pane > 0 ? nil : Self.door(edge, in: context)
      let open = pane > 0 ? pane : context.distance(of: place, edge)
      if open > 0, abs(drag.offset) * 2 >= open { target = .open(edge) }
    }
    let standing = target == .closed ? nil : place
    settle(towards: target, standing: standing, at: time, in: context, events: &events)
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
    motion = .held(offset: drag.drawn(at: time), velocity: velocity)
  }

  /// Below the velocity threshold the uncovered fraction decides, above it the direction. A row that would roll through 0
  /// may open on the other side.
  private func restAfterRelease(of drag: Drag, velocity: Double, in context: CellContext) -> Rest {
    let shown = lockedEdge ?? Edge(uncoveredBy: drag.offset, in: context.direction)
    let rule = context.style(shown).release
    let isFlick = abs(velocity) >= rule.velocityThreshold && velocity != 0
    let thrown = isFlick ? Edge(uncoveredBy: velocity, in: context.direction) : nil
    var place = drag.offset
    var rolled: Edge?
    if !isFlick, rule.law == .projection {
      let decay = Decay.clamped(ratePerMillisecond: rule.decelerationRate)
      place = decay.projection(from: place, velocity: velocity)
      if lockedEdge == nil { rolled = Edge(uncoveredBy: place, in: context.direction) }
    }
    guard let edge = rolled ?? shown ?? thrown else { return .closed }
    let pane = context.paneWidth(edge)
    guard pane > 0, drag.mayUncover(edge, in: context) else { return .closed }
    let sign = edge.sign(in: context.direction)
    if isFlick { return velocity * sign > 0 ? .open(edge) : .closed }
    return place * sign >= rule.openThreshold * pane ? .open(edge) : .closed
  }
}
