import SwipeEngine

extension SwipeTable {
  /// The pause in s after which a wheel's gesture is over.
  package static let wheelPause = WheelGesture.pause

  /// One step of a wheel or trackpad: sideways it swipes the row under it, up and down it scrolls. The axis is decided
  /// by the first step and kept until the pause. While a pointer swipes or scrolls, wheels do nothing.
  mutating func handleWheel(_ sample: WheelSample, at time: Timestamp) {
    guard sample.dx.isFinite, sample.dy.isFinite else { return }
    guard arena.scrollingPointer == nil, !arena.isSwiping else { return }
    if sample.momentum {
      endSwipeByWheel(at: time)
    } else if wheel?.axis == .spent {
      wheel = nil
    }
    if wheel == nil { beginWheel(sample, at: time) }
    guard var gesture = wheel else { return }
    gesture.way = gesture.way + Point(x: sample.dx, y: sample.dy)
    gesture.last = time
    wheel = gesture
    switch gesture.axis {
    case .swipe(let id):
      withCell(id, at: time) { $0.drag(to: gesture.way, at: time, in: $1, events: &$2) }
    case .scroll: turnScroll(by: -sample.dy, at: time)
    case .ignored, .spent: break
    }
    if sample.phase == .ended { endWheel(at: time) }
  }

  /// Neither a pointer nor the wheel moves this row any more.
  mutating func letGo(of id: RowID) {
    arena.letGo(of: id)
    if wheel?.axis == .swipe(id) { wheel?.axis = .ignored }
  }

  /// The wheel's gesture is over: a swipe is let go, a scroll that is still the wheel's has ended.
  mutating func endWheel(at time: Timestamp) {
    guard let gesture = wheel else { return }
    wheel = nil
    switch gesture.axis {
    case .swipe(let id): endSwipe(of: id, cancelled: false, at: time)
    case .scroll: endTurning(at: time)
    case .ignored, .spent: break
    }
  }

  /// The fingers are gone and the device runs on: a swipe ends there, and what follows belongs to nobody.
  private mutating func endSwipeByWheel(at time: Timestamp) {
    guard let gesture = wheel, case .swipe = gesture.axis else { return }
    endWheel(at: time)
    wheel = WheelGesture(axis: .spent, last: time)
  }

  private mutating func beginWheel(_ sample: WheelSample, at time: Timestamp) {
    guard sample.dx != 0 || sample.dy != 0 else { return }
    let isSwipe = sample.dx != 0 && style.recognition.isSwipe(dx: sample.dx, dy: sample.dy)
    if isSwipe {
      // What runs on by itself after a gesture that is over swipes nothing.
      wheel = WheelGesture(axis: sample.momentum ? .spent : swipeAxis(sample, at: time), last: time)
    } else {
      wheel = WheelGesture(axis: .scroll, last: time)
    }
  }

  private mutating func swipeAxis(_ sample: WheelSample, at time: Timestamp) -> WheelGesture.Axis {
    guard let place = sample.location ?? lastMouse, let id = hitTest(place, at: time).rowID,
      takesSwipe(id, towards: sample.dx, at: time)
    else { return .ignored }
    if style.openRows == .one { closeRows(besides: id, at: time) }
    withCell(id, at: time) { cell, context, events in
      cell.beginDrag(
        from: .zero,
        hasPlace: false,
        tracker: VelocityTracker(),
        at: time,
        in: context,
        events: &events
      )
    }
    return .swipe(id)
  }
}
