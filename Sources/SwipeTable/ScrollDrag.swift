import SwipeEngine

/// A list in a pointer's hand.
///
/// The end of the content, the viewport and the style may change while the pointer holds it: the drag then goes on from
/// where it is, without a jump.
struct ScrollDrag: Hashable, Sendable {
  private(set) var tracker: VelocityTracker
  private(set) var offset: Double
  /// Where the pointer is.
  private var y: Double
  /// Where the pointer was when the way began to count, and the way that it stood for, both under `end` and `band`.
  private var originY: Double
  private var originWay: Double
  private var end: Double
  private var band: RubberBand?

  /// - Parameter band: the rubber band past the ends; nil is a wall.
  init(y: Double, offset: Double, tracker: VelocityTracker, end: Double, band: RubberBand?) {
    self.y = y
    self.offset = offset
    self.tracker = tracker
    self.end = end
    self.band = band
    originY = y
    originWay = Self.way(forOffset: offset, end: end, band: band)
  }

  /// The pointer moved; `end` and `band` are those of the moment.
  mutating func move(to point: Point, at time: Timestamp, end: Double, band: RubberBand?) {
    if end != self.end || band != self.band {
      self = ScrollDrag(y: y, offset: offset, tracker: tracker, end: end, band: band)
    }
    tracker.add(point, at: time)
    y = point.y
    offset = Self.offset(forWay: originWay - (y - originY), end: end, band: band)
  }

  /// The list's speed in pt/s, positive scrolling down: the pointer's, multiplied by the slope of the band.
  func velocity(at time: Timestamp, end: Double, band: RubberBand?) -> Double {
    let pointer = -tracker.velocity(at: time).y
    let excess = offset < 0 ? -offset : offset - end
    guard excess > 0 else { return pointer }
    guard let band else { return 0 }
    return pointer * band.slope(band.inverse(excess))
  }

  private static func offset(forWay way: Double, end: Double, band: RubberBand?) -> Double {
    if way < 0 { return -(band?.forward(-way) ?? 0) }
    if way > end { return end + (band?.forward(way - end) ?? 0) }
    return way
  }

  private static func way(forOffset offset: Double, end: Double, band: RubberBand?) -> Double {
    if offset < 0 { return -(band?.inverse(-offset) ?? 0) }
    if offset > end { return end + (band?.inverse(offset - end) ?? 0) }
    return offset
  }
}
