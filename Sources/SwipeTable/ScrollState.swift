import SwipeEngine

/// How far the list is scrolled, and what moves it.
struct ScrollState: Hashable, Sendable {
  enum Motion: Hashable, Sendable {
    /// Nothing. At rest the list stays at its place as far as there is content: past the end it shows the end.
    case resting(Double)
    /// A pointer holds it still, perhaps past an end.
    case held(Double)
    case dragging(ScrollDrag)
    /// A wheel turns it, step by step; between the steps it is as at rest.
    case wheel(Double)
    /// A fling or a bounce, made for this end of the content and this style.
    case flung(Trajectory, end: Double, ScrollResponse)
    /// A scroll from code.
    case guided(GuidedScroll)
  }

  var motion: Motion
  /// Whether `scrollBegan` was sent and `scrollEnded` was not.
  var isActive = false
  /// Tag of a scroll from code that waits for its end.
  var tag: String?

  init(offset: Double) {
    motion = .resting(offset.isFinite ? max(offset, 0) : 0)
  }

  /// When what moves the list by itself arrives: a fling, a bounce, or a scroll from code; nil where nothing does.
  var arrival: Timestamp? {
    switch motion {
    case .flung(let trajectory, _, _): trajectory.end
    case .guided(let guided): guided.end
    case .resting, .held, .dragging, .wheel: nil
    }
  }

  /// Where what moves the list by itself arrives, in points; nil where nothing does.
  var target: Double? {
    switch motion {
    case .flung(let trajectory, _, _): trajectory.target
    case .guided(let guided): guided.target
    case .resting, .held, .dragging, .wheel: nil
    }
  }

  /// The offset in points at `time`: 0 shows the top of the content, `end` its bottom.
  func offset(at time: Timestamp, end: Double) -> Double {
    switch motion {
    case .resting(let offset), .wheel(let offset): min(max(offset, 0), end)
    case .held(let offset): offset
    case .dragging(let drag): drag.offset
    case .flung(let trajectory, _, _): trajectory.position(at: time)
    case .guided(let guided): guided.position(at: time)
    }
  }

  /// The speed in pt/s of what moves by itself, positive scrolling down.
  func velocity(at time: Timestamp) -> Double {
    switch motion {
    case .flung(let trajectory, _, _): trajectory.velocity(at: time)
    case .guided(let guided): guided.velocity(at: time)
    case .resting, .held, .dragging, .wheel: 0
    }
  }

  var nextEvent: Timestamp { arrival ?? .distantFuture }

  /// The content has become lower than the place of a list that nothing moves: it gives up what is beyond `end`.
  mutating func giveUp(past end: Double) {
    switch motion {
    case .resting(let offset): motion = .resting(min(offset, end))
    case .wheel(let offset): motion = .wheel(min(offset, end))
    case .held, .dragging, .flung, .guided: break
    }
  }

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
