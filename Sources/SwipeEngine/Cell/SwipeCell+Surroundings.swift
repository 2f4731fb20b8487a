extension SwipeCell {
  /// The style, the width, the direction or the actions changed under the row. Position and velocity are kept
  /// wherever that makes sense: a row in hand stays where it is as far as its new limits allow, a moving one turns
  /// towards the new place of its rest, an open one follows its pane. A rest whose side has no actions any more is
  /// given up.
  public mutating func surroundingsChanged(
    from old: CellContext,
    to new: CellContext,
    at time: Timestamp,
    events: inout [SwipeEvent]
  ) {
    guard old != new else { return }
    if old.direction != new.direction {
      mirror(from: old, to: new, at: time, events: &events)
    } else {
      adapt(from: old, to: new, at: time, events: &events)
    }
    noteTone(at: time, in: new)
  }

  private mutating func adapt(
    from old: CellContext,
    to new: CellContext,
    at time: Timestamp,
    events: inout [SwipeEvent]
  ) {
    switch motion {
    case .dragging(var drag):
      drag.rebase(at: time, in: new)
      motion = .dragging(drag)
      evaluateArming(at: time, in: new, events: &events)
    case .settling(let trajectory, let target):
      let goal = reachable(target, in: new)
      let unchanged = goal == target && place(of: goal, in: new) == trajectory.target
      if goal != target { completeTags(finished: false, at: time, events: &events) }
      if !unchanged || movesOtherwise(old, new) {
        let place = goal == target ? standing : nil
        settle(towards: goal, isThrown: isThrown, standing: place, at: time, in: new, events: &events)
      }
    case .filling(let trajectory, let fill):
      let goal = outOffset(fill, in: new)
      guard goal != outOffset(fill, in: old) else { break }
      motion = .filling(bent(trajectory, of: fill, to: goal, at: time, in: new), fill)
    case .resting:
      follow(from: old, to: new, at: time, events: &events)
    case .held: break
    }
  }

  /// The way out of a row whose goal has moved. One that is out already, of the new width too, is there at once; one that
  /// leaves by a curve goes on from where it is in the time that is left.
  private func bent(
    _ trajectory: Trajectory,
    of fill: Fill,
    to goal: Double,
    at time: Timestamp,
    in context: CellContext
  ) -> Trajectory {
    let place = trajectory.position(at: time)
    let isBeyond = fill.exit != nil && place * goal >= 0 && abs(place) >= abs(goal)
    guard !trajectory.hasEnded(at: time), !isBeyond else { return .still(goal, end: trajectory.end) }
    guard fill.exit != nil else { return wayOut(fill.edge, at: time, in: context) }
    return .curve(
      context.style(fill.edge).leave.timing,
      from: place,
      to: goal,
      duration: trajectory.end.seconds(since: time),
      start: time
    )
  }

  /// An open row keeps its pane: it moves with a new width at once, and slides where its actions changed.
  private mutating func follow(
    from old: CellContext,
    to new: CellContext,
    at time: Timestamp,
    events: inout [SwipeEvent]
  ) {
    let goal = reachable(rest, in: new)
    let place = place(of: rest, in: old)
    guard goal != rest || (self.place(of: rest, in: new) != place && new.width == old.width) else { return }
    motion = .held(offset: place, velocity: 0)
    settle(
      towards: goal,
      standing: goal == rest ? standing : nil,
      at: time,
      in: new,
      events: &events
    )
  }

  /// Whether the motions of rows differ.
  private func movesOtherwise(_ old: CellContext, _ new: CellContext) -> Bool {
    [nil, Edge.leading, .trailing].contains { edge in
      old.style(edge).settle != new.style(edge).settle || old.style(edge).slide != new.style(edge).slide
    }
  }

  /// Switching the direction mirrors the row at once, wherever it stands; a gesture under way does not survive it.
  private mutating func mirror(
    from old: CellContext,
    to new: CellContext,
    at time: Timestamp,
    events: inout [SwipeEvent]
  ) {
    if case .offset(let place) = standing { standing = .offset(-place) }
    switch motion {
    case .dragging(let drag):
      releaseCancelled(drag, at: time, in: old, events: &events)
      jump(to: reachable(rest, in: new), at: time, in: new, events: &events)
    case .settling(_, let target):
      let goal = reachable(target, in: new)
      if goal != target { completeTags(finished: false, at: time, events: &events) }
      jump(to: goal, standing: goal == target ? standing : nil, at: time, in: new, events: &events)
    case .filling(let trajectory, let fill):
      motion = .filling(.still(outOffset(fill, in: new), end: trajectory.end), fill)
    case .resting:
      if reachable(rest, in: new) != rest {
        jump(to: .closed, at: time, in: new, events: &events)
      }
    case .held: break
    }
  }

  private func reachable(_ rest: Rest, in context: CellContext) -> Rest {
    switch rest {
    case .open(let edge) where context.actions(edge).isEmpty || !canStand(edge, in: context): .closed
    case .closed, .open: rest
    }
  }

  /// Whether a row can stay open on a side: over buttons, at a trigger point that still holds it, or where it was sent.
  private func canStand(_ edge: Edge, in context: CellContext) -> Bool {
    switch standing {
    case .offset: true
    case .stop(let index): context.stops(edge).contains { $0.index == index && $0.outcome == .door }
    case nil: context.style(edge).pane == .buttons
    }
  }

  /// Where a row is that went out.
  private func outOffset(_ fill: Fill, in context: CellContext) -> Double {
    let stop = context.stops(fill.edge).first { $0.index == fill.exit }
    return stop.map { context.leftOffset($0, fill.edge) } ?? context.filledOffset(fill.edge)
  }
}
