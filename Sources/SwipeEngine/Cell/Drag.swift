/// A row in a pointer's hand.
struct Drag: Hashable, Sendable {
  /// The pointer's x from which the way counts, and the way (from the closed row) that it stands for.
  private var originX: Double
  private var originWay: Double
  /// The pointer's last x.
  private(set) var x: Double
  /// The side that was uncovered when the drag began; nil for a closed row.
  private(set) var edgeAtStart: Edge?
  private(set) var tracker: VelocityTracker
  /// Where the row is drawn.
  private(set) var offset: Double

  /// Takes a row at `offset` in hand: the pointer's place now stands for it.
  init(x: Double, offset: Double, tracker: VelocityTracker, in context: CellContext) {
    self.x = x
    self.offset = offset
    self.tracker = tracker
    edgeAtStart = Edge(uncoveredBy: offset, in: context.direction)
    originX = x
    originWay = 0
    originWay = map(context).way(forOffset: offset)
  }

  /// The pointer's way from the closed row, in points.
  private var way: Double { originWay + (x - originX) }

  /// Follows the pointer.
  mutating func move(to point: Point, at time: Timestamp, in context: CellContext) {
    tracker.add(point, at: time)
    x = point.x
    offset = map(context).offset(forWay: way)
  }

  /// Keeps the row where it is under changed surroundings: the pointer's place now stands for the same offset.
  mutating func rebase(in context: CellContext) {
    originX = x
    originWay = map(context).way(forOffset: offset)
    offset = map(context).offset(forWay: originWay)
  }

  /// The row's speed in pt/s: the pointer's, multiplied by the slope of the map.
  func velocity(at time: Timestamp, in context: CellContext) -> Double {
    let pointer = tracker.velocity(at: time).x
    return pointer == 0 ? 0 : pointer * map(context).slope(atWay: way)
  }

  /// Whether the drag may uncover a side: one that began on an open row stops at 0, unless the style lets it through.
  func mayUncover(_ edge: Edge, in context: CellContext) -> Bool {
    context.style.drag.oppositeSwipe || edgeAtStart == nil || edgeAtStart == edge
  }

  private func map(_ context: CellContext) -> DragMap {
    DragMap(context, onlyEdge: context.style.drag.oppositeSwipe ? nil : edgeAtStart)
  }
}
