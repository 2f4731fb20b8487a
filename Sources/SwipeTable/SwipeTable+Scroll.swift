public import SwipeEngine

extension SwipeTable {
  /// How far the list is scrolled at `time`, in points: 0 shows its top. Outside 0…`scrollEnd` while it is overscrolled.
  public func scrollOffset(at time: Timestamp) -> Double {
    scroll.offset(at: time, end: scrollEnd(at: time))
  }

  /// The scroll offset that shows the end of the content; 0 where everything fits.
  public func scrollEnd(at time: Timestamp) -> Double {
    max(0, layout(at: time).contentHeight - viewport.height)
  }

  /// The height of the rows together, in points, as their slots are at `time`.
  public func contentHeight(at time: Timestamp) -> Double {
    layout(at: time).contentHeight
  }

  /// A pointer came down: a moving list stands still. Returns whether it moved.
  mutating func holdScroll(at time: Timestamp) -> Bool {
    guard scroll.trajectory != nil else { return false }
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
        end: scrollEnd(at: time),
        band: scrollBand
      )
    )
    dragScroll(to: contact.location, at: time)
  }

  mutating func dragScroll(to point: Point, at time: Timestamp) {
    guard case .dragging(var drag) = scroll.motion else { return }
    drag.move(to: point, at: time, end: scrollEnd(at: time), band: scrollBand)
    scroll.motion = .dragging(drag)
  }

  mutating func releaseScroll(at time: Timestamp) {
    guard case .dragging(let drag) = scroll.motion else { return }
    let velocity = drag.velocity(at: time, end: scrollEnd(at: time), band: scrollBand)
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

  /// A fling, a bounce or a scroll from code has arrived.
  mutating func endScrollMotion(at time: Timestamp) {
    guard let trajectory = scroll.trajectory else { return }
    scroll.motion = .resting(min(max(trajectory.target, 0), scrollEnd(at: time)))
    answerScrollTag(finished: true, at: time)
    endScrolling(at: time)
  }

  /// Scrolls from code; animated, in the time in which a slot closes.
  mutating func scrollTo(_ y: Double, animated: Bool, tag: String?, at time: Timestamp) {
    let offset = scrollOffset(at: time)
    let target = min(max(y.isFinite ? y : offset, 0), scrollEnd(at: time))
    if let pointer = arena.scrollingPointer { arena[pointer]?.role = .ignored }
    answerScrollTag(finished: false, at: time)
    if offset != target { beginScrolling(at: time) }
    scroll.tag = tag
    if animated, offset != target {
      scroll.motion = .guided(Self.scrollCurve(from: offset, to: target, at: time))
    } else {
      scroll.motion = .resting(target)
      answerScrollTag(finished: true, at: time)
      endScrolling(at: time)
    }
  }

  private static func scrollCurve(from: Double, to: Double, at time: Timestamp) -> Trajectory {
    .curve(.easeInOut, from: from, to: to, duration: RowTransition.duration, start: time)
  }

  /// Rows came, went or changed their height, or the viewport changed: the list keeps its place as far as it can.
  mutating func contentChanged(at time: Timestamp) {
    let end = scrollEnd(at: time)
    switch scroll.motion {
    case .resting(let offset):
      scroll.motion = .resting(min(max(offset, 0), end))
    case .held: break
    case .dragging(var drag):
      guard let pointer = arena.scrollingPointer, let contact = arena[pointer] else { break }
      drag.rebase(y: contact.location.y, end: end, band: scrollBand)
      scroll.motion = .dragging(drag)
    case .flung(let trajectory, let oldEnd, let oldStyle):
      guard oldEnd != end || oldStyle != style.scroll else { break }
      let (place, velocity) = (trajectory.position(at: time), trajectory.velocity(at: time))
      scroll.fling(from: place, velocity: velocity, end: end, style: style.scroll, at: time)
    case .guided(let trajectory):
      guard trajectory.target > end else { break }
      let place = trajectory.position(at: time)
      scroll.motion = .guided(Self.scrollCurve(from: place, to: end, at: time))
    }
  }

  private mutating func release(from offset: Double, velocity: Double, at time: Timestamp) {
    scroll.release(
      from: offset,
      velocity: velocity,
      end: scrollEnd(at: time),
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
