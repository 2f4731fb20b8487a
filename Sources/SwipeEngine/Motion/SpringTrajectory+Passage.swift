extension SpringTrajectory {
  /// The first time after 0, in seconds, at which the position is `place`; `.infinity` if never.
  ///
  /// Below ζ = 1 the swings grow smaller and change sides, so a place is passed before the second turning point or never;
  /// from 1 on there is one turning point at most. Between turning points the motion goes one way, and halving the
  /// interval (about 60 evaluations) finds the passage to the last digits. A motion that begins at the place is asked
  /// for its return.
  func firstPassage(through place: Double) -> Double {
    guard !spring.isSnap else { return .infinity }
    if place == to { return firstCrossing }
    var early = 0.0
    var isBelow = from == place ? setsOutBelow : from < place
    let period = spring.dampingRatio < 1 ? .pi / spring.splitFrequency : .infinity
    var turn = firstExtremum
    // Two turning points, and what comes after the last of them.
    for _ in 0...2 {
      let late = turn.isFinite ? turn : settlingDuration(tolerance: Tolerance.position)
      guard late.isFinite else { return .infinity }
      if (position(at: late) < place) != isBelow {
        return passage(through: place, after: early, before: late)
      }
      guard turn.isFinite, period.isFinite || early == 0 else { return .infinity }
      early = late
      isBelow = position(at: early) < place
      turn = period.isFinite ? turn + period : .infinity
    }
    return .infinity
  }

  /// Whether it moves to smaller positions at first.
  private var setsOutBelow: Bool { velocity == 0 ? to < from : velocity < 0 }

  /// The passage in an interval whose ends lie on different sides of the place.
  private func passage(through place: Double, after start: Double, before end: Double) -> Double {
    var (early, late) = (start, end)
    let endsBelow = position(at: end) < place
    while true {
      let middle = early + (late - early) / 2
      guard middle > early, middle < late else { return late }
      if (position(at: middle) < place) == endsBelow { late = middle } else { early = middle }
    }
  }
}
