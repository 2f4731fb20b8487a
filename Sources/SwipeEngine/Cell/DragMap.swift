/// How far a row moves for how far the pointer went, and back.
///
/// Up to the limit of a side the row follows one to one; beyond it a rubber band holds, an even elasticity, or a hard
/// stop. A side that is closed off is a wall at 0, or follows by the part that the style gives a row on the wrong way. The
/// map goes both ways, so that a row caught beyond its limit does not jump.
struct DragMap {
  private let direction: LayoutDirection
  private let limits: (leading: Limit?, trailing: Limit?)
  /// The one side to which the drag is held.
  private let onlyEdge: Edge?
  /// The slope on the side that is closed off to such a drag.
  private let wrongWay: Double
  private let wrongWaySpeed: Double?
  /// The distance from rest beyond which no row follows, in points.
  private let farthest: Double

  /// No pointer gets farther within a row: from one end to the other, on a row that is a width out already.
  static let farthestWidths = 2.0

  /// What holds a row on one side.
  private struct Limit {
    /// The distance from which on something holds.
    var distance: Double
    var law: OverscrollLaw
    /// The part of the pointer's speed past the distance, where it is not the slope.
    var speed: Double?
  }

  /// - Parameters:
  ///   - onlyEdge: the one side to which the drag is held, where it may not go through 0.
  ///   - wrongWay: whether it follows a little to the other side.
  init(_ context: CellContext, onlyEdge: Edge? = nil, wrongWay: Bool = false) {
    func limit(_ edge: Edge) -> Limit? {
      guard onlyEdge == nil || onlyEdge == edge, context.isSwipeable(edge) else { return nil }
      return Self.limit(edge, context)
    }
    direction = context.direction
    farthest = min(context.width * Self.farthestWidths, .greatestFiniteMagnitude)
    self.onlyEdge = onlyEdge
    limits = (limit(.leading), limit(.trailing))
    let drag = context.style(onlyEdge).drag
    self.wrongWay = wrongWay ? drag.wrongWay : 0
    wrongWaySpeed = wrongWay ? drag.wrongWaySpeed : nil
  }

  private static func limit(_ edge: Edge, _ context: CellContext) -> Limit {
    let style = context.style(edge)
    let expands = context.fullSwipeAction(edge) != nil
    let law: OverscrollLaw =
      switch style.drag.overscroll {
      case _ where style.drag.hardStop: .wall
      case .rubberBand where style.drag.rubberBand > 0 && context.width > 0:
        .band(RubberBand(coefficient: style.drag.rubberBand, dimension: context.width))
      case .rubberBand: .wall
      case .linear:
        .linear(expands ? style.expansion.elasticity : style.drag.elasticity)
      }
    return Limit(
      distance: context.followLimit(edge),
      law: law,
      speed: expands ? style.expansion.overscrollSpeed : nil
    )
  }

  /// The row's offset for the pointer's way from the closed row, both signed, in points.
  func offset(forWay way: Double) -> Double {
    unlimited(way).limited(to: -farthest...farthest)
  }

  private func unlimited(_ way: Double) -> Double {
    guard let (limit, sign) = side(of: way) else { return way * slope(of: way) }
    let excess = abs(way) - limit.distance
    guard excess > 0 else { return way }
    return sign * (limit.distance + limit.law.forward(excess))
  }

  /// The pointer's way that belongs to an offset. Inverse of `offset(forWay:)` where that has one; a
  /// row beyond a wall counts as being at the wall, so the pointer finds it where it is drawn.
  func way(forOffset offset: Double) -> Double {
    guard let (limit, sign) = side(of: offset) else {
      let slope = slope(of: offset)
      return slope > 0 ? offset / slope : 0
    }
    let excess = abs(offset) - limit.distance
    guard excess > 0 else { return offset }
    let way = limit.law.inverse(excess)
    return way.isFinite ? sign * (limit.distance + way) : sign * limit.distance
  }

  /// How fast the row moves for a pointer moving at speed 1, at this way: the derivative of `offset(forWay:)`, or what
  /// the style says instead.
  func speed(atWay way: Double) -> Double {
    guard way != 0 else { return 1 }
    guard abs(unlimited(way)) <= farthest else { return 0 }
    guard let (limit, _) = side(of: way) else {
      return slope(of: way) > 0 ? wrongWaySpeed ?? wrongWay : 0
    }
    let excess = abs(way) - limit.distance
    guard excess > 0 else { return 1 }
    return limit.speed ?? limit.law.slope(excess)
  }

  /// The slope on a side that is closed off: a wall stands where the drag's own side has lost its actions.
  private func slope(of length: Double) -> Double {
    Edge(uncoveredBy: length, in: direction) == onlyEdge ? 0 : wrongWay
  }

  /// The limit and sign of the side that a signed length uncovers; nil at 0 and where that side is closed off.
  private func side(of length: Double) -> (limit: Limit, sign: Double)? {
    guard let edge = Edge(uncoveredBy: length, in: direction) else { return nil }
    guard let limit = edge == .leading ? limits.leading : limits.trailing else { return nil }
    return (limit, edge.sign(in: direction))
  }
}

/// How a row follows past its limit.
private enum OverscrollLaw {
  case wall
  case band(RubberBand)
  case linear(Double)

  /// The row's way past the limit for the pointer's.
  func forward(_ excess: Double) -> Double {
    switch self {
    case .wall: 0
    case .band(let band): band.forward(excess)
    case .linear(let slope): slope * excess
    }
  }

  /// The pointer's way past the limit for the row's.
  func inverse(_ excess: Double) -> Double {
    switch self {
    case .wall: 0
    case .band(let band): band.inverse(excess)
    case .linear(let slope): slope > 0 ? excess / slope : 0
    }
  }

  func slope(_ excess: Double) -> Double {
    switch self {
    case .wall: 0
    case .band(let band): band.slope(excess)
    case .linear(let slope): slope
    }
  }
}
