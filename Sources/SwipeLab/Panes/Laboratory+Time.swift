import SwipeEngine
import SwipeTable

/// Slow motion, pause, steps, the past and the loop.
extension Laboratory {
  /// A frame that is stepped, in s.
  private static let frame = 1.0 / 60

  /// The tables that the window shows, A before B.
  var shownSides: [LabSide] {
    switch view {
    case .live: sides
    case .past(let playback): playback.sides
    case .loop(let loop): loop.sides
    }
  }

  /// The session's time that the window shows at a time of its own.
  func shownTime(_ time: Timestamp) -> Timestamp {
    switch view {
    case .live: sessionTime(time)
    case .past(let playback): playback.time
    case .loop(let loop): loop.time
    }
  }

  /// What fingers did around the time on view, as far as it can be seen.
  var fingerInputs: [SessionInput] {
    let shown = shownInstant
    let start = gestures.spans.last { $0.down <= shown }?.down ?? shown
    let from = min(start, Timestamp(seconds: shown.seconds - Self.fingerSpan))
    return history.entries(after: Timestamp(nanoseconds: from.nanoseconds - 1), upTo: shown).map(\.input)
  }

  /// Seconds that a finger that has moved no row is followed.
  private static let fingerSpan = 2.0

  /// Whether a pointer holds something on a table.
  var isHeld: Bool { targets.values.contains { $0.isTable } }

  /// The clocks go on as everything is now. What a finger does is as fast as it is, or else no throw would be the one that
  /// somebody means; what moves by itself is slow.
  mutating func setClocks(at time: Timestamp) {
    let isByHand = isHeld || wheelEnd != nil
    clock.run(at: isPaused || !view.isLive ? 0 : isByHand ? 1 : speed.factor, from: time)
    viewClock.run(at: isPaused ? 0 : speed.factor, from: time)
  }

  mutating func setSpeed(_ speed: PlaySpeed, at time: Timestamp) {
    self.speed = speed
    setClocks(at: time)
  }

  /// Stops everything, or lets it go on.
  mutating func togglePause(at time: Timestamp) {
    isPaused.toggle()
    setClocks(at: time)
  }

  /// Shows the present again, which goes on.
  mutating func goLive(at time: Timestamp) {
    (view, isPaused) = (.live, false)
    curves.show(nil, names: [])
    setClocks(at: time)
  }

  /// Whoever acts on the rows wants the present, which then goes on.
  mutating func wantPresent(at time: Timestamp) {
    if !view.isLive || isPaused { goLive(at: time) }
  }

  /// Shows a time of the last minute, and stops there; one after the present is the present. Within a gesture that is played
  /// again, it is that gesture's.
  mutating func seek(to wanted: Timestamp, at time: Timestamp) {
    guard replay == nil else { return }
    isPaused = true
    if case .loop(var loop) = view, (loop.start...loop.end).contains(wanted) {
      loop.show(wanted)
      view = .loop(loop)
      viewClock.show(wanted, at: time)
    } else if wanted >= now {
      view = .live
      curves.show(nil, names: [])
    } else {
      curves.show(nil, names: [])
      let playback = Playback(history, at: wanted)
      view = .past(playback)
      viewClock.show(playback.time, at: time)
    }
    setClocks(at: time)
  }

  /// Goes a number of frames forward, or back where it is negative, and stops there.
  mutating func step(by frames: Int, at time: Timestamp) {
    guard replay == nil else { return }
    let shown = shownTime(time)
    let wanted = Timestamp(seconds: shown.seconds + Double(frames) * Self.frame)
    switch view {
    case .live where frames > 0:
      isPaused = true
      setClocks(at: time)
      clock.show(wanted, at: time)
      pass(to: time)
    case .loop(let loop):
      // Round and round.
      seek(to: wanted > loop.end ? loop.start : wanted < loop.start ? loop.end : wanted, at: time)
    case .live, .past: seek(to: wanted, at: time)
    }
  }

  /// Plays the last gesture again and again, or ends that.
  mutating func toggleLoop(at time: Timestamp) {
    guard replay == nil else { return }
    isLooping.toggle()
    guard isLooping else { return view.loop == nil ? () : goLive(at: time) }
    guard let gesture = gestures.last else {
      return announce("Swipe a row, then it is played again and again", icon: "loop", at: time)
    }
    guard !isHeld else { return }
    gestures.looped = gesture
    loop(gesture, at: time)
  }

  /// A gesture under the present styles, in tables of the present size.
  func gestureLoop(_ gesture: GestureLog.Span) -> GestureLoop {
    GestureLoop(
      gesture,
      of: history,
      styles: sides.map(\.session.style),
      size: first.session.table.viewport
    )
  }

  private mutating func loop(_ gesture: GestureLog.Span, at time: Timestamp) {
    let loop = gestureLoop(gesture)
    gestures.looped = gestures.last
    (view, isPaused) = (.loop(loop), false)
    curves.show(loop, names: sideNames)
    viewClock.show(loop.start, at: time)
    setClocks(at: time)
  }

  /// The tables have another size now: a gesture that is looped is played in it, at the same time of it.
  mutating func fitLoop(at time: Timestamp) {
    guard case .loop(let old) = view else { return }
    var loop = gestureLoop(old.gesture)
    loop.show(old.time)
    view = .loop(loop)
    curves.show(loop, names: sideNames)
  }

  /// The view follows its clock: the past runs into the present, a loop begins again, and a gesture that has come to rest is
  /// looped where that is wished.
  mutating func passInView(to time: Timestamp) {
    switch view {
    case .live:
      guard isLooping, !isPaused, !isHeld, let gesture = gestures.last, gesture != gestures.looped else {
        return
      }
      guard sides.allSatisfy({ $0.session.table.isQuiet(at: now) }) else { return }
      loop(gesture, at: time)
    case .past(var playback):
      let wanted = viewClock.time(at: time)
      guard wanted < now else { return goLive(at: time) }
      playback.seek(to: wanted, in: history)
      view = .past(playback)
    case .loop(var loop):
      let wanted = viewClock.time(at: time)
      if wanted > loop.end {
        viewClock.show(loop.start, at: time)
        loop.show(loop.start)
      } else {
        loop.show(wanted)
      }
      view = .loop(loop)
    }
  }

  /// The styles have changed: a gesture on view is played under the new ones, also one of the past.
  mutating func restyleView(at time: Timestamp) {
    let styles = sides.map(\.session.style)
    switch view {
    case .live: curves.updateMarks(sides)
    case .loop(var loop):
      loop.restyle(styles)
      view = .loop(loop)
      curves.show(loop, names: sideNames)
      if loop.time < viewClock.time(at: time) { viewClock.show(loop.time, at: time) }
    case .past(let playback):
      guard let gesture = gestures.spans.last(where: { $0.down <= playback.time }), gesture.ended != nil
      else { return }
      var loop = gestureLoop(gesture)
      guard playback.time <= loop.end else { return }
      loop.show(playback.time)
      (view, isLooping) = (.loop(loop), true)
      gestures.looped = gestures.last
      curves.show(loop, names: sideNames)
    }
  }
}
