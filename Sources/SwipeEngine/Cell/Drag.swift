/// A row in a pointer's hand.
struct Drag: Hashable, Sendable {
  /// The pointer's x from which the way counts, and the way (from the closed row) that it stands for.
  private var originX: Double
  private var originWay: Double
  /// The pointer's x when it took the row.
  private let startX: Double
  /// Whether the pointer's x tells where in the row it stands; a wheel's tells only its way.
  let hasPlace: Bool
  /// The pointer's last x.
  private(set) var x: Double
  /// The side that was uncovered when the drag began; nil for a closed row.
  private(set) var edgeAtStart: Edge?
  /// The one side that the drag keeps to, where it does.
  private(set) var lockedEdge: Edge?
  private(set) var tracker: VelocityTracker
  /// Where the pointer holds the row.
  private(set) var offset: Double
  /// Where the pointer held the row before the last move.
  private(set) var offsetBefore: Double
  /// How far the row is drawn from there, on its way to it.
  private var lag = Trajectory.still(0)
  /// How much farther than the pointer the row went when it slid to its target.
  private var lead = 0.0

  /// Takes a row at `offset` in hand: the pointer's place now stands for it.
  init(
    x: Double,
    offset: Double,
    hasPlace: Bool,
    lockedEdge: Edge? = nil,
    tracker: VelocityTracker,
    at time: Timestamp,
    in context: CellContext
  ) {
    self.x = x
    self.hasPlace = hasPlace
    self.offset = offset
    self.tracker = tracker
    self.lockedEdge = lockedEdge
    startX = x
    offsetBefore = offset
    edgeAtStart = lockedEdge ?? Edge(uncoveredBy: offset, in: context.direction)
    originX = x
    originWay = 0
    let rule = context.style(edgeAtStart).drag
    if rule.locksSide, !rule.oppositeSwipe { self.lockedEdge = edgeAtStart }
    originWay = map(context).way(forOffset: offset)
    let style = context.style(edgeAtStart)
    let place = map(context).offset(forWay: originWay)
    hold(place, drawn: offset, by: style, at: time)
  }

  /// The pointer's way from the closed row, in points.
  private var way: Double { originWay + (x - originX) }

  /// The pointer's way since it took the row, without direction, in points.
  var travel: Double { abs(x - startX + lead) }

  /// Follows the pointer.
  mutating func move(to point: Point, at time: Timestamp, in context: CellContext) {
    tracker.add(point, at: time)
    x = point.x
    offsetBefore = offset
    if lockedEdge == nil, let edge = Edge(uncoveredBy: way, in: context.direction),
      context.style(edge).drag.locksSide, context.isSwipeable(edge)
    {
      lockedEdge = edge
    }
    offset = map(context).offset(forWay: way)
  }

  /// Keeps the row where it is under changed surroundings: the pointer's place now stands for the same offset.
  mutating func rebase(at time: Timestamp, in context: CellContext) {
    let drawn = drawn(at: time)
    originX = x
    originWay = map(context).way(forOffset: offset)
    lead = 0
    let place = map(context).offset(forWay: originWay)
    let style = context.style(edgeAtStart)
    // A slide under way goes on from where it has got to, whatever moves it now.
    let slides = style.slide.duration != nil || !lag.hasEnded(at: time)
    hold(place, drawn: drawn, by: slides ? style : nil, at: time)
  }

  /// Slides the row to `target`: from here on the pointer's place stands for that.
  mutating func snap(to target: Double, by style: SwipeStyle, at time: Timestamp, in context: CellContext) {
    let drawn = drawn(at: time)
    let present = way
    originX = x
    originWay = target
    lead += target - present
    offset = target
    follow(from: drawn, by: style, at: time)
  }

  /// Slides the row back to where the pointer is.
  mutating func giveLeadBack(by style: SwipeStyle, at time: Timestamp, in context: CellContext) {
    guard lead != 0 else { return }
    let drawn = drawn(at: time)
    originWay -= lead
    lead = 0
    offset = map(context).offset(forWay: way)
    follow(from: drawn, by: style, at: time)
  }

  /// Where the row is drawn: where the pointer holds it, and what is left of a slide there.
  func drawn(at time: Timestamp) -> Double { offset + lag.position(at: time) }

  /// When the row is where the pointer holds it.
  var lagEnd: Timestamp { lag.end }

  /// The row's speed in pt/s: the pointer's, multiplied by the slope of the map, and that of a slide.
  func velocity(at time: Timestamp, in context: CellContext) -> Double {
    handVelocity(at: time, in: context) + lag.velocity(at: time)
  }

  /// The part of the speed that comes from the pointer, in pt/s.
  func handVelocity(at time: Timestamp, in context: CellContext) -> Double {
    let pointer = tracker.velocity(at: time).x
    return pointer == 0 ? 0 : pointer * map(context).speed(atWay: way)
  }

  /// Whether the drag may uncover a side: one that began on an open row stops at 0, unless the style lets it through.
  func mayUncover(_ edge: Edge, in context: CellContext) -> Bool {
    if let lockedEdge { return edge == lockedEdge }
    return context.style(edgeAtStart).drag.oppositeSwipe || edgeAtStart == nil || edgeAtStart == edge
  }

  /// Holds the row at `place`. Where that is elsewhere, because of a wall, the drawn row closes up to it; without a motion at
  /// once.
  private mutating func hold(_ place: Double, drawn: Double, by style: SwipeStyle?, at time: Timestamp) {
    guard abs(place - offset) > Tolerance.position else { return }
    offset = place
    if let style { follow(from: drawn, by: style, at: time) }
  }

  /// The drawn row closes up from where it was drawn to where the pointer holds it.
  private mutating func follow(from drawn: Double, by style: SwipeStyle, at time: Timestamp) {
    let (start, speed) = (drawn - offset, lag.velocity(at: time))
    lag =
      style.slide.trajectory(from: start, to: 0, velocity: speed, isOpening: false, start: time)
      ?? style.settle.trajectory(
        from: start,
        to: 0,
        velocity: speed,
        start: time,
        tolerance: Tolerance.position
      )
  }

  private func map(_ context: CellContext) -> DragMap {
    if let lockedEdge { return DragMap(context, onlyEdge: lockedEdge, wrongWay: true) }
    return DragMap(context, onlyEdge: context.style(edgeAtStart).drag.oppositeSwipe ? nil : edgeAtStart)
  }
}
