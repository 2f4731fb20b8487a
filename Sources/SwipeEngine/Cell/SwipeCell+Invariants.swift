extension SwipeCell {
  /// What is wrong with the cell at `time`, as sentences; empty for a sound one. For tests, after every input.
  ///
  /// Checked: finite numbers, an offset that the style allows, no trigger outside a drag or a fill, nothing half done.
  public func violations(at time: Timestamp, in context: CellContext) -> [String] {
    var found: [String] = []
    let offset = offset(at: time, in: context)
    let velocity = velocity(at: time, in: context)
    if !offset.isFinite { found.append("the offset is \(offset)") }
    if !velocity.isFinite { found.append("the velocity is \(velocity)") }
    if aftermath != nil { found.append("an action was left half performed") }
    if case .held = motion { found.append("the row was left without a motion") }
    if turn == rest, edgeOut == nil {
      found.append("a turn towards the rest \(rest) that the row already has")
    }
    if turn != nil, heading != turn {
      found.append("announced \(String(describing: turn)), but heading elsewhere")
    }
    if case .resting = motion, case .open = rest, emphasis.spread.target != 0 {
      found.append("one slot keeps the whole pane of an open row")
    }
    if case .resting = motion, !waitingTags.isEmpty { found.append("commands wait for a row at rest") }
    if case .settling(let trajectory, .open(let edge)) = motion {
      found += violations(of: trajectory, towards: edge, offset: offset, in: context)
    }
    if case .dragging(let drag) = motion {
      found += violations(of: drag, in: context)
    } else if armed != nil, !isGoingOut {
      found.append("armed while \(phase)")
    }
    return found
  }

  /// A row on its way to one side's actions never comes back through 0 to the other side.
  private func violations(
    of trajectory: Trajectory,
    towards edge: Edge,
    offset: Double,
    in context: CellContext
  ) -> [String] {
    let sign = edge.sign(in: context.direction)
    let start = trajectory.position(at: trajectory.start)
    guard start * sign >= 0, offset * sign < 0 else { return [] }
    return ["opening the \(edge) edge from \(start), but showing the other side at \(offset)"]
  }

  /// A row in hand never shows a side without actions, and never goes further than its map allows.
  private func violations(of drag: Drag, in context: CellContext) -> [String] {
    guard let edge = Edge(uncoveredBy: drag.offset, in: context.direction) else { return [] }
    var found: [String] = []
    if abs(drag.offset) > context.width * DragMap.farthestWidths + Tolerance.position {
      found.append("dragged to \(drag.offset), farther than any pointer goes")
    }
    if drag.lockedEdge != nil, drag.lockedEdge != edge { return found }
    if !context.isSwipeable(edge) {
      found.append("dragged \(drag.offset) towards the \(edge) edge, which is closed off")
    }
    let style = context.style(edge).drag
    let limit = context.followLimit(edge)
    if style.hardStop || (style.overscroll == .rubberBand && style.rubberBand == 0),
      abs(drag.offset) > limit + Tolerance.position
    {
      found.append("dragged to \(drag.offset), past the hard stop at \(limit)")
    }
    if style.overscroll == .rubberBand, abs(drag.offset) > limit + context.width + Tolerance.position {
      found.append("dragged to \(drag.offset), past what the rubber band allows")
    }
    return found
  }
}
