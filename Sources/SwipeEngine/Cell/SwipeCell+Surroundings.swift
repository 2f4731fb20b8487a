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
      return mirror(from: old, to: new, at: time, events: &events)
    }
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
        let place = goal == target ? standOff : nil
        settle(towards: goal, isThrown: isThrown, standing: place, at: time, in: new, events: &events)
      }
    case .filling(let trajectory, let fill):
      let goal = new.filledOffset(fill.edge)
      guard goal != old.filledOffset(fill.edge) else { break }
      // A row that is out already is out of the new width too, at once.
      let isOut = trajectory.hasEnded(at: time)
      let way = isOut ? .still(goal, end: trajectory.end) : wayOut(fill.edge, at: time, in: new)
      motion = .filling(way, fill)
    case .resting:
      follow(from: old, to: new, at: time, events: &events)
    case .held: break
    }
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
      standing: goal == rest ? standOff : nil,
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
    standOff = standOff.map { -$0 }
    switch motion {
    case .dragging(let drag):
      releaseCancelled(drag, at: time, in: old, events: &events)
      jump(to: reachable(rest, in: new), at: time, in: new, events: &events)
    case .settling(_, let target):
      let goal = reachable(target, in: new)
      if goal != target { completeTags(finished: false, at: time, events: &events) }
      let place = goal == target ? standOff : nil
      jump(to: goal, standing: place, at: time, in: new, events: &events)
    case .filling(let trajectory, let fill):
      motion = .filling(.still(new.filledOffset(fill.edge), end: trajectory.end), fill)
    case .resting:
      if reachable(rest, in: new) != rest {
        jump(to: .closed, at: time, in: new, events: &events)
      }
    case .held: break
    }
  }

  private func reachable(_ rest: Rest, in context: CellContext) -> Rest {
    switch rest {
    case .open(let edge) where context.actions(edge).isEmpty: .closed
    case .closed, .open: rest
    }
  }
}
