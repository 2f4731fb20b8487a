/// Trigger points and the full swipe are armed and disarmed.
extension SwipeCell {
  /// Arms or disarms by where the row is and, where the style says so, by where the pointer is.
  mutating func evaluateArming(
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard case .dragging(let drag) = motion else { return }
    let edge = visibleEdge(of: drag.offset, in: context)
    let stop = edge.flatMap { context.armedStop(at: abs(drag.offset), $0) }
    // Of a point and a full swipe the farther one counts.
    let isFull = edge.map { edge in
      isArmed(drag, edge, in: context) && stop?.distance ?? 0 <= context.armingDistance(edge) ?? 0
    }
    let action = isFull == true ? edge.flatMap { context.fullSwipeAction($0)?.id } : stop?.action
    guard let edge, let isFull, let action else {
      disarm(tick: true, at: time, in: context, events: &events)
      return giveRoomBack(at: time, in: context)
    }
    guard action != armed || isFull != isFullSwipeArmed else { return }
    let isSameAction = action == armed
    (armed, isFullSwipeArmed) = (action, isFull)
    if context.style(edge).pane == .stage {
      emphasis.pop(action, at: time)
    } else {
      emphasis.action = action
      showArming(true, edge, at: time, in: context)
    }
    if isFull { snapToTarget(drag, edge, at: time, in: context) }
    if !isSameAction { events.append(SwipeEvent(time: time, row: nil, kind: .triggerChanged(action))) }
    events.append(SwipeEvent(time: time, row: nil, kind: .haptic(.tick)))
  }

  private func isArmed(_ drag: Drag, _ edge: Edge, in context: CellContext) -> Bool {
    let isLate = context.style(edge).expansion.evaluation == .beforeMove
    let sign = edge.sign(in: context.direction)
    let pointer = sign > 0 ? drag.x : context.width - drag.x
    return context.isArmed(
      edge,
      distance: (isLate ? drag.offsetBefore : drag.offset) * sign,
      pointer: drag.hasPlace ? pointer : nil,
      travel: drag.travel,
      wasArmed: isFullSwipeArmed
    )
  }

  /// A full swipe that arms before its target slides the row there, where the style says so.
  private mutating func snapToTarget(
    _ drag: Drag,
    _ edge: Edge,
    at time: Timestamp,
    in context: CellContext
  ) {
    let style = context.style(edge)
    guard style.expansion.snap != .none, let target = context.armingDistance(edge), abs(drag.offset) < target
    else { return }
    var drag = drag
    drag.snap(
      to: target * edge.sign(in: context.direction),
      by: style,
      at: time,
      in: context
    )
    motion = .dragging(drag)
    noteSlots(at: drag.offset, time: time, in: context)
  }

  /// Takes the arming back, where there is one.
  mutating func disarm(
    tick: Bool,
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard armed != nil else { return }
    (armed, isFullSwipeArmed) = (nil, false)
    events.append(SwipeEvent(time: time, row: nil, kind: .triggerChanged(nil)))
    guard tick else { return }
    events.append(SwipeEvent(time: time, row: nil, kind: .haptic(.tick)))
    let edge = visibleEdge(at: time, in: context)
    if context.style(edge).pane == .buttons { showArming(false, edge, at: time, in: context) }
    guard case .dragging(var drag) = motion else { return }
    let style = context.style(edge)
    guard style.expansion.snap == .whileArmed else { return }
    drag.giveLeadBack(by: style, at: time, in: context)
    motion = .dragging(drag)
    noteSlots(at: drag.offset, time: time, in: context)
  }

  /// Sets out what shows that the full swipe of a side is armed, or takes it back.
  mutating func showArming(_ arming: Bool, _ edge: Edge?, at time: Timestamp, in context: CellContext) {
    var motion = context.style(edge).expansion.spread
    var delay = 0.0
    if let edge {
      let count = context.actions(edge).count
      let effect = context.expansionEffect(edge)
      let timing = effect.timing(arming, count)
      if let duration = timing.duration { motion.duration = duration }
      delay = max(0, timing.delay)
      let items = effect.changes(arming, count)
      if !items.isEmpty { effects.take(items, of: edge, count: count, at: time) }
    }
    emphasis.turn(arming, spreadBy: motion, after: delay, at: time)
  }

  /// Tells the transitions of the contents how much of each slot a row at `offset` uncovers, of a side that it has covered
  /// that nothing shows any more; and turns a stage's colour.
  mutating func noteSlots(at offset: Double, time: Timestamp, in context: CellContext) {
    noteTone(at: offset, time: time, in: context)
    let visible = visibleEdge(of: offset, in: context)
    guard let edge = visible ?? effects.edge else { return }
    let actions = context.actions(edge)
    guard
      context.style(edge).effects.transition != .none || actions.contains(where: { $0.transition != nil })
    else { return }
    let places = PaneLayout(edge, in: context).places(uncovered: visible == nil ? 0 : abs(offset))
    effects.tell(places.map(\.visibleFraction), of: edge, at: time) { index, old, new in
      context.change(of: actions[index], edge, from: old, to: new)
    }
  }
}
