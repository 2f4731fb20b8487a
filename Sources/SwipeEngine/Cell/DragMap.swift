/// How far a row moves for how far the pointer went, and back.
///
/// Up to the limit of a side the row follows one to one; beyond it a rubber band holds, or a hard stop. A side that
/// is closed off is a wall at 0. The map goes both ways, so that a row caught beyond its limit does not jump.
struct DragMap {
  private let direction: LayoutDirection
  private let hardStop: Bool
  private let band: RubberBand?
  private let limits: (leading: Double?, trailing: Double?)

  /// - Parameter onlyEdge: the one side to which the drag is held, where it may not go through 0.
  init(_ context: CellContext, onlyEdge: Edge? = nil) {
    func limit(_ edge: Edge) -> Double? {
      guard onlyEdge == nil || onlyEdge == edge, !context.actions(edge).isEmpty else { return nil }
      return context.followLimit(edge)
    }
    direction = context.direction
    hardStop = context.style.drag.hardStop
    let coefficient = context.style.drag.rubberBand
    band =
      coefficient > 0 && context.width > 0
      ? RubberBand(coefficient: coefficient, dimension: context.width) : nil
    limits = (limit(.leading), limit(.trailing))
  }

  /// The row's offset for the pointer's way from the closed row, both signed, in points.
  func offset(forWay way: Double) -> Double {
    guard let (limit, sign) = side(of: way) else { return 0 }
    let excess = abs(way) - limit
    guard excess > 0 else { return way }
    return sign * (limit + stretched(excess))
  }

  /// The pointer's way that belongs to an offset. Inverse of `offset(forWay:)` where that has one; a
  /// row beyond a wall counts as being at the wall, so the pointer finds it where it is drawn.
  func way(forOffset offset: Double) -> Double {
    guard let (limit, sign) = side(of: offset) else { return 0 }
    let excess = abs(offset) - limit
    guard excess > 0 else { return offset }
    guard !hardStop, let band else { return sign * limit }
    let way = band.inverse(excess)
    return way.isFinite ? sign * (limit + way) : sign * limit
  }

  /// How fast the row moves for a pointer moving at speed 1, at this way: the derivative of `offset(forWay:)`.
  func slope(atWay way: Double) -> Double {
    guard way != 0 else { return 1 }
    guard let (limit, _) = side(of: way) else { return 0 }
    let excess = abs(way) - limit
    guard excess > 0 else { return 1 }
    guard !hardStop, let band else { return 0 }
    return band.slope(excess)
  }

  private func stretched(_ excess: Double) -> Double {
    guard !hardStop, let band else { return 0 }
    return band.forward(excess)
  }

  /// The limit and sign of the side that a signed length uncovers; nil at 0 and where that side is a wall.
  private func side(of length: Double) -> (limit: Double, sign: Double)? {
    guard let edge = Edge(uncoveredBy: length, in: direction) else { return nil }
    guard let limit = edge == .leading ? limits.leading : limits.trailing else { return nil }
    return (limit, edge.sign(in: direction))
  }
}
