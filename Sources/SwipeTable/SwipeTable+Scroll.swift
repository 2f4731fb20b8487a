public import SwipeEngine

extension SwipeTable {
  /// How far the list is scrolled at `time`, in points: 0 shows its top. Outside 0…`scrollEnd` while it is overscrolled.
  /// O(k log k) in the k rows whose slots shrink or grow.
  public func scrollOffset(at time: Timestamp) -> Double {
    scroll.offset(at: time, end: scrollEnd(at: time))
  }

  /// The scroll offset that shows the end of the content at `time`; 0 where everything fits. O(k log k) in the k rows
  /// whose slots shrink or grow.
  public func scrollEnd(at time: Timestamp) -> Double { scrollEnds(at: time).now }

  /// `scrollEnd` at `time`, and when every slot has come to its end.
  private func scrollEnds(at time: Timestamp) -> (now: Double, final: Double) {
    let layout = layout(at: time)
    return (
      max(0, layout.contentHeight - viewport.height), max(0, layout.finalContentHeight - viewport.height)
    )
  }

  /// The end that holds a list in hand, and that flings and bounces are made for. Where the content shrinks that is the
  /// end to come: a list that is on its way to the present one would be left behind by it.
  private func heldEnd(at time: Timestamp) -> Double {
    let ends = scrollEnds(at: time)
    return min(ends.now, ends.final)
  }

  /// The height of the rows together, in points, as their slots are at `time`. O(k log k) in the k rows whose slots
  /// shrink or grow.
  public func contentHeight(at time: Timestamp) -> Double {
    layout(at: time).contentHeight
  }

  /// A pointer came down: a moving list stands still. Returns whether it moved.
  mutating func holdScroll(at time: Timestamp) -> Bool {
    guard scroll.arrival != nil else { return false }
    let offset = scrollOffset(at: time)
    answerScrollTag(finished: false, at: time)
    scroll.motion = .held(offset)
    return true
  }

  /// The pointer that held the list still is gone, or does something else.
  mutating func releaseHeldScroll(at time: Timestamp) {
    guard case .held(let offset) = scroll.motion else { return }
    let othersHold = arena.contacts.values.contains { $0.role == .undecided }
    if !othersHold { release(from: offset, velocity: 0, at: time) }
  }

  mutating func beginScroll(_ pointer: Int, from: Point, at time: Timestamp) {
    guard let contact = arena[pointer] else { return }
    arena[pointer]?.role = .ignored
    guard arena.scrollingPointer == nil, !arena.isSwiping else { return releaseHeldScroll(at: time) }
    arena[pointer]?.role = .scrolling
    let offset = scrollOffset(at: time)
    beginScrolling(at: time)
    scroll.motion = .dragging(
      ScrollDrag(
        y: from.y,
        offset: offset,
        tracker: contact.recognizer.tracker,
        end: heldEnd(at: time),
        band: scrollBand
      )
    )
    dragScroll(to: contact.location, at: time)
  }

  mutating func dragScroll(to point: Point, at time: Timestamp) {
    guard case .dragging(var drag) = scroll.motion else { return }
    drag.move(to: point, at: time, end: heldEnd(at: time), band: scrollBand)
    scroll.motion = .dragging(drag)
  }

  mutating func releaseScroll(at time: Timestamp) {
    guard case .dragging(let drag) = scroll.motion else { return }
    let velocity = drag.velocity(at: time, end: heldEnd(at: time), band: scrollBand)
    release(from: drag.offset, velocity: velocity, at: time)
  }

  /// Something sets the list moving: scrolling closes open rows where the style says so.
  mutating func beginScrolling(at time: Timestamp) {
    answerScrollTag(finished: false, at: time)
    if !scroll.isActive {
      scroll.isActive = true
      note(.scrollBegan, at: time)
    }
    if style.closeOnScroll { closeRows(besides: nil, at: time) }
  }

  mutating func endScrolling(at time: Timestamp) {
    guard scroll.isActive else { return }
    scroll.isActive = false
    note(.scrollEnded, at: time)
  }

  /// A wheel turns the list by a way in points, between its ends. Past an end only a turn back counts, and the bounce
  /// goes on from there. A turn that moves nothing is none.
  mutating func turnScroll(by way: Double, at time: Timestamp) {
    let (place, end) = (scrollOffset(at: time), scrollEnd(at: time))
    let next = min(max(place + way, min(place, 0)), max(place, end))
    guard next != place else { return }
    let velocity = scroll.velocity(at: time)
    beginScrolling(at: time)
    if (0...end).contains(next) {
      scroll.motion = .wheel(next)
    } else {
      fling(from: next, velocity: velocity, at: time)
    }
  }

  /// The wheel has come to rest: its scroll ends, where nothing else has taken the list over.
  mutating func endTurning(at time: Timestamp) {
    guard case .wheel(let offset) = scroll.motion else { return }
    scroll.motion = .resting(offset)
    endScrolling(at: time)
  }

  /// A fling, a bounce or a scroll from code has arrived. Where the content does not reach so far, the list moves on.
  mutating func endScrollMotion(at time: Timestamp) {
    guard let target = scroll.target else { return }
    guard (0...scrollEnd(at: time)).contains(target) else {
      return fling(from: target, velocity: 0, at: time)
    }
    scroll.motion = .resting(target)
    answerScrollTag(finished: true, at: time)
    endScrolling(at: time)
  }

  /// Scrolls from code; animated, in the time in which a slot closes. The content's end is the one that it is heading
  /// for, so that a row can be put in at the end and scrolled to.
  mutating func scrollTo(_ y: Double, animated: Bool, tag: String?, at time: Timestamp) {
    let offset = scrollOffset(at: time)
    let target = min(max(y.isFinite ? y : offset, 0), scrollEnds(at: time).final)
    if let pointer = arena.scrollingPointer { arena[pointer]?.role = .ignored }
    answerScrollTag(finished: false, at: time)
    if offset != target { beginScrolling(at: time) }
    scroll.tag = tag
    if animated, offset != target {
      scroll.motion = .guided(GuidedScroll(from: offset, to: target, at: time))
    } else {
      scroll.motion = .resting(target)
      answerScrollTag(finished: true, at: time)
      endScrolling(at: time)
    }
  }

  /// Rows came, went or changed their height, or the viewport changed, at once: the list keeps its place as far as it
  /// can. A place that the content is about to reach again is kept as well.
  mutating func contentChanged(at time: Timestamp) {
    let ends = scrollEnds(at: time)
    scroll.giveUp(past: max(ends.now, ends.final))
    aimScroll(at: time)
  }

  /// The end that the content is heading for has changed, or what a fling was made for: what moves by itself is
  /// aimed anew, with its place and speed. O(1) where nothing moves by itself.
  mutating func aimScroll(at time: Timestamp) {
    switch scroll.motion {
    case .resting, .held, .dragging, .wheel: break
    case .flung(let trajectory, let end, let response):
      guard end != heldEnd(at: time) || response != style.scroll else { break }
      fling(from: trajectory.position(at: time), velocity: trajectory.velocity(at: time), at: time)
    case .guided(var guided):
      let end = scrollEnds(at: time).final
      guard guided.target > end else { break }
      let slotsEnd = transitions.values.reduce(time) { max($0, $1.share.end) }
      guided.retarget(to: end, at: time, until: slotsEnd)
      scroll.motion = .guided(guided)
    }
  }

  private mutating func fling(from offset: Double, velocity: Double, at time: Timestamp) {
    let end = heldEnd(at: time)
    scroll.fling(from: offset, velocity: velocity, end: end, style: style.scroll, at: time)
  }

  private mutating func release(from offset: Double, velocity: Double, at time: Timestamp) {
    scroll.release(
      from: offset,
      velocity: velocity,
      end: heldEnd(at: time),
      style: style.scroll,
      at: time
    )
    if case .resting = scroll.motion { endScrolling(at: time) }
  }

  private mutating func answerScrollTag(finished: Bool, at time: Timestamp) {
    guard let tag = scroll.tag else { return }
    scroll.tag = nil
    note(.completed(tag: tag, finished: finished), at: time)
  }

  private var scrollBand: RubberBand? {
    guard style.scroll.rubberBand > 0, viewport.height > 0 else { return nil }
    return RubberBand(coefficient: style.scroll.rubberBand, dimension: viewport.height)
  }
}
