/// Where icon and colour of a stage stand, for how far the row has uncovered it.
struct StageLayout {
  private let edge: Edge
  private let context: CellContext
  private let style: StageStyle
  /// The distance of the nearest point, at which icons have come in.
  private let first: Double

  init(_ edge: Edge, in context: CellContext) {
    self.edge = edge
    self.context = context
    style = context.style(edge).stage
    first = context.firstStop(edge)
  }

  /// The slot of the action that the row has come to, over the whole strip that it uncovers; without any point the one
  /// next to the content. Nil without actions. O(number of actions).
  func slot(uncovered distance: Double) -> ActionSlot? {
    let actions = context.actions(edge)
    guard distance > 0, !actions.isEmpty else { return nil }
    let action = actions[context.stop(at: distance, edge)?.index ?? 0]
    let isLeft = edge.sign(in: context.direction) > 0
    let (start, width) = box(of: action, uncovered: distance)
    // Whole points, so that an icon stays crisp.
    let low = (isLeft ? start : context.width - start - width).rounded(.down)
    let high = (isLeft ? start + width : context.width - start).rounded(.up)
    return ActionSlot(
      id: action.id,
      x: isLeft ? 0 : context.width - distance,
      width: distance,
      alpha: first > 0 ? min(1, distance / first) : 1,
      contentX: low,
      contentWidth: high - low
    )
  }

  /// The icon's box, from the side of the row: where it begins, and its width, in points.
  private func box(of action: CellAction, uncovered distance: Double) -> (start: Double, width: Double) {
    let square = context.height
    switch style.icon {
    case .slidesIn: return (min(distance - square, 0), square)
    case .glued: return (distance - square, square)
    case .follows: return centered(iconWidth(of: action), at: max(distance, first))
    case .parked: return centered(iconWidth(of: action), at: first)
    }
  }

  /// An icon that keeps the padding from the row's edge at `edgeDistance`, and half of it from the side.
  private func centered(_ width: Double, at edgeDistance: Double) -> (start: Double, width: Double) {
    let center = max(edgeDistance - width - style.padding, width + style.padding / 2)
    return (center - width / 2, width)
  }

  private func iconWidth(of action: CellAction) -> Double {
    if case .content(let content) = action.demand, content.image > 0 { return content.image }
    return StageStyle.iconWidth
  }
}
