import SwipeEngine

/// How far the list is scrolled, and what moves it.
struct ScrollState: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    /// Nothing; the offset may lie past the end only until the content is looked at.
    case resting(Double)
    /// A pointer holds it still, perhaps past an end.
    case held(Double)
    case dragging(ScrollDrag)
    /// A fling or a bounce, made for this end of the content and this style.
    case flung(Trajectory, end: Double, ScrollResponse)
    /// A scroll from code.
    case guided(Trajectory)
  }

  var motion: Motion
  /// Whether `scrollBegan` was sent and `scrollEnded` was not.
  var isActive = false
  /// Tag of a scroll from code that waits for its end.
  var tag: String?

  init(offset: Double) {
    motion = .resting(offset.isFinite ? max(offset, 0) : 0)
  }

  /// What moves the list by itself: a fling, a bounce, or a scroll from code.
  var trajectory: Trajectory? {
    switch motion {
    case .flung(let trajectory, _, _), .guided(let trajectory): trajectory
    case .resting, .held, .dragging: nil
    }
  }

  /// The offset in points at `time`: 0 shows the top of the content, `end` its bottom.
  func offset(at time: Timestamp, end: Double) -> Double {
    switch motion {
    case .resting(let offset): min(max(offset, 0), end)
    case .held(let offset): offset
    case .dragging(let drag): drag.offset
    case .flung(let trajectory, _, _), .guided(let trajectory): trajectory.position(at: time)
    }
  }

  var nextEvent: Timestamp { trajectory?.end ?? .distantFuture }

  /// Lets the list go with a speed in pt/s (positive scrolls down): it flings, bounces back or stays.
  mutating func release(
    from offset: Double,
    velocity: Double,
    end: Double,
    style: ScrollResponse,
    at time: Timestamp
  ) {
    let speeds = Decay.flingSpeeds
    let limited = min(max(velocity, -speeds.upperBound), speeds.upperBound)
    let speed = abs(limited) < speeds.lowerBound ? 0 : limited
    guard speed != 0 || offset < 0 || offset > end else {
      motion = .resting(offset)
      return
    }
    fling(from: offset, velocity: speed, end: end, style: style, at: time)
  }

  /// Lets the list run on from a place and a speed, however slow.
  mutating func fling(
    from offset: Double,
    velocity: Double,
    end: Double,
    style: ScrollResponse,
    at time: Timestamp
  ) {
    let fling = EdgeDecay(
      from: offset,
      velocity: velocity,
      lower: 0,
      upper: end,
      decay: .clamped(ratePerMillisecond: style.decelerationRate),
      spring: .clamped(response: style.bounceResponse, dampingRatio: style.bounceDampingRatio)
    )
    motion = .flung(.edgeDecay(fling, start: time), end: end, style)
  }
}

/// A list in a pointer's hand.
struct ScrollDrag: Hashable, Sendable {
  private var originY: Double
  private var originWay: Double
  private(set) var tracker: VelocityTracker
  private(set) var offset: Double

  /// - Parameter band: the rubber band past the ends; nil is a wall.
  init(y: Double, offset: Double, tracker: VelocityTracker, end: Double, band: RubberBand?) {
    originY = y
    originWay = Self.way(forOffset: offset, end: end, band: band)
    self.tracker = tracker
    self.offset = offset
  }

  mutating func move(to point: Point, at time: Timestamp, end: Double, band: RubberBand?) {
    tracker.add(point, at: time)
    offset = Self.offset(forWay: originWay - (point.y - originY), end: end, band: band)
  }

  /// The content's end moved: the pointer's place `y` now stands for the same offset.
  mutating func rebase(y: Double, end: Double, band: RubberBand?) {
    originY = y
    originWay = Self.way(forOffset: offset, end: end, band: band)
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
