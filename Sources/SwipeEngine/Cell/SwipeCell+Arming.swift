/// The full swipe is armed and disarmed.
extension SwipeCell {
  /// Arms or disarms the full swipe by where the row is and, where the style says so, by where the pointer is.
  mutating func evaluateArming(
    at time: Timestamp,
    in context: CellContext,
    events: inout [SwipeEvent]
  ) {
    guard case .dragging(let drag) = motion else { return }
    guard let edge = visibleEdge(of: drag.offset, in: context), isArmed(drag, edge, in: context),
      let action = context.fullSwipeAction(edge)?.id
    else {
      disarm(tick: true, at: time, in: context, events: &events)
      return giveRoomBack(at: time, in: context)
    }
    guard action != armed else { return }
    armed = action
    showArming(true, edge, at: time, in: context)
    snapToTarget(drag, edge, at: time, in: context)
    events.append(SwipeEvent(time: time, row: nil, kind: .triggerChanged(action)))
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
      wasArmed: armed != nil
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
      by: style.slide.motion ?? style.settle,
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
    armed = nil
    events.append(SwipeEvent(time: time, row: nil, kind: .triggerChanged(nil)))
    guard tick else { return }
    events.append(SwipeEvent(time: time, row: nil, kind: .haptic(.tick)))
    let edge = visibleEdge(at: time, in: context)
    showArming(false, edge, at: time, in: context)
    guard case .dragging(var drag) = motion else { return }
    let style = context.style(edge)
    guard style.expansion.snap == .whileArmed else { return }
    drag.giveLeadBack(by: style.slide.motion ?? style.settle, at: time, in: context)
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

  /// Tells the transitions of the contents how much of each slot a row at `offset` uncovers; of a side that it has covered,
  /// that nothing shows any more.
  mutating func noteSlots(at offset: Double, time: Timestamp, in context: CellContext) {
    let visible = visibleEdge(of: offset, in: context)
    guard let edge = visible ?? effects.edge else { return }
    let actions = context.actions(edge)
    guard
      context.style(edge).effects.transition != .none || actions.contains(where: { $0.transition != nil })
    else { return }
    let fractions = PaneLayout(edge, in: context).places(uncovered: visible == nil ? 0 : abs(offset)).map {
      place in
      place.contentWidth > 0 ? min(1, max(0, place.uncovered / place.contentWidth)) : 0
    }
    effects.tell(fractions, of: edge, at: time) { index, old, new in
      context.transition(of: actions[index], edge).change(
        SlotTransition.Context(action: actions[index].id, edge: edge, oldFraction: old, newFraction: new)
      )
    }
  }
}
