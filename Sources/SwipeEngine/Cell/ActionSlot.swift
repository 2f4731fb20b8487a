/// Where one action of the visible side stands, in the row's own coordinates: 0 is the row's left edge at rest.
public struct ActionSlot: Hashable, Sendable {
  public var id: ActionID
  /// Left edge of the slot in points, before the row covers any of it.
  public var x: Double
  /// Width of the slot in points.
  public var width: Double
  /// Opacity of icon and label, 0…1.
  public var alpha: Double
  /// Scale of icon and label; 1 is their own size.
  public var scale: Double

  public init(id: ActionID, x: Double, width: Double, alpha: Double = 1, scale: Double = 1) {
    self.id = id
    self.x = x
    self.width = width
    self.alpha = alpha
    self.scale = scale
  }
}

extension SwipeCell {
  /// The slots of the visible side, the one next to the content first; empty at offset 0. O(number of actions).
  public func slots(at time: Timestamp, in context: CellContext) -> [ActionSlot] {
    let offset = offset(at: time, in: context)
    guard let edge = Edge(uncoveredBy: offset, in: context.direction) else { return [] }
    let actions = context.actions(edge)
    guard context.paneWidth(edge) > 0 else { return [] }
    let places = Self.places(
      of: context.slotWidths(edge),
      transition: context.style.transition,
      uncovered: abs(offset)
    )
    let spread = max(0, emphasis.spread.position(at: time))
    let growth = 1 + Emphasis.popGrowth * emphasis.pop.position(at: time)
    let pointsLeft = edge.sign(in: context.direction) > 0
    return actions.indices.map { index in
      var (distance, width) = places[index]
      let isOutermost = index == actions.count - 1
      if isOutermost {
        // Armed, the outermost slot reaches from the row's edge to the side of the row.
        distance -= distance * spread
        width += (abs(offset) - width) * spread
      }
      return ActionSlot(
        id: actions[index].id,
        x: pointsLeft ? offset - distance - width : context.width + offset + distance,
        width: width,
        scale: isOutermost ? growth : 1
      )
    }
  }

  /// Each slot's distance from the row's moving edge, and its width, in points. Innermost first.
  private static func places(
    of widths: [Double],
    transition: ActionTransition,
    uncovered: Double
  ) -> [(distance: Double, width: Double)] {
    let pane = widths.reduce(0, +)
    var inner = 0.0
    return widths.indices.map { index in
      defer { inner += widths[index] }
      let isOutermost = index == widths.count - 1
      switch transition {
      case .border:
        return (uncovered * inner / pane, uncovered * widths[index] / pane)
      case .drag:
        return (inner, isOutermost ? max(widths[index], uncovered - inner) : widths[index])
      case .reveal:
        return (uncovered - pane + inner, widths[index])
      }
    }
  }
}
