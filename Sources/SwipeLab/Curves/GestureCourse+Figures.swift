import SwipeEngine
import SwipeTable

/// The numbers. Everything is taken from the motions themselves, at instants that do not depend on a curve's
/// rate.
extension GestureCourse {
  /// How far a motion that never ends is followed, in seconds.
  private static let endlessFollowed = 10.0
  /// Two places nearer than this are the same, in points: a finger's tremble.
  private static let samePlace = 1.0

  func figures(within range: ClosedRange<Timestamp>) throws(CurveError) -> GestureFigures {
    var figures = GestureFigures()
    guard let began = start(within: range) else { return figures }
    let drag = drags.last { $0.began == began && range.contains($0.ended) }
    let start = drag?.ended ?? began
    figures.start = start
    figures.releaseVelocity = drag?.velocity
    let rest = try rest(after: start)
    figures.settling = rest.map { $0.seconds(since: start) }
    let end = rest ?? min(start.adding(seconds: Self.endlessFollowed), lastMoment(after: start))
    figures.peakVelocity = try peakVelocity(from: began, to: end)
    guard let rest else { return figures }
    try measureOvershoot(from: start, to: rest, began: began, into: &figures)
    return figures
  }

  private func lastMoment(after time: Timestamp) -> Timestamp {
    drags.first { $0.began > time }?.began.before ?? .distantFuture
  }

  /// When the row has come to the end of its last motion after `start`, to the nanosecond; nil where somebody
  /// takes it before, or the motion never ends.
  func rest(after start: Timestamp) throws(CurveError) -> Timestamp? {
    var player = replayer
    try player.pass(to: start)
    var now = start
    let limit = max(start, player.lastInput).adding(seconds: Self.longestTail)
    while let state = player.state(of: row, at: now) {
      switch state.phase {
      case .closed, .open, .gone: return now
      case .dragging, .expanded: return nil
      case .settling, .filling, .leaving, .collapsing: break
      }
      let next = min(player.nextInput(after: now), player.session.table.nextEvent, limit)
      // A filled row that waits for the program has no end of its own.
      if state.phase == .filling, let still = try standstill(of: player, from: now, before: next) {
        return still
      }
      guard next < limit else { return nil }
      try player.pass(to: next)
      now = next
    }
    // It is in the table no more.
    return now
  }

  /// The first instant from which the row stands still until `end`; nil where it moves on until then.
  private func standstill(
    of player: Replayer,
    from start: Timestamp,
    before end: Timestamp
  ) throws(CurveError) -> Timestamp? {
    let last = player.state(of: row, at: end.before)
    guard let last, last.velocity == 0 else { return nil }
    var moving = start.nanoseconds - 1
    var still = end.nanoseconds - 1
    while still - moving > 1 {
      let middle = moving + (still - moving) / 2
      let isStill = player.state(of: row, at: Timestamp(nanoseconds: middle)) == last
      if isStill { still = middle } else { moving = middle }
    }
    return Timestamp(nanoseconds: still)
  }

  private func peakVelocity(from start: Timestamp, to end: Timestamp) throws(CurveError) -> Double? {
    let search = PeakSearch(replayer: replayer, row: row)
    let forward = try search.greatest(from: start, to: end) { $0.velocity }
    let backward = try search.greatest(from: start, to: end) { -$0.velocity }
    guard let forward, let backward else { return nil }
    return forward >= backward ? forward : -backward
  }

  private func measureOvershoot(
    from start: Timestamp,
    to rest: Timestamp,
    began: Timestamp,
    into figures: inout GestureFigures
  ) throws(CurveError) {
    var player = replayer
    let before = try player.advancedState(of: row, to: began.before)?.offset ?? 0
    guard let release = try player.advancedState(of: row, to: start),
      let place = try player.advancedState(of: row, to: rest), place.phase == .closed || place.phase == .open
    else { return }
    let way = place.offset - release.offset
    let sign = way == 0 ? release.velocity : way
    let search = PeakSearch(replayer: replayer, row: row)
    let past = try search.greatest(from: start, to: rest) { ($0.offset - place.offset) * (sign < 0 ? -1 : 1) }
    let overshoot = max(past ?? 0, 0)
    figures.overshoot = overshoot
    let whole = abs(place.offset - before)
    let length = whole < Self.samePlace ? abs(way) : whole
    figures.overshootShare = length < Self.samePlace ? nil : overshoot / length
  }
}
