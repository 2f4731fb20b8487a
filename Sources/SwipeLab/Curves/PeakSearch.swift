import SwipeEngine

/// Finds where a row's motion is at its greatest.
///
/// Looks at a fixed fine grid, and then between its points: the answer depends on the recording alone.
struct PeakSearch {
  let replayer: Replayer
  let row: RowID

  /// Points of the grid a second.
  private static let rate = GestureCurves.standardRate
  /// Steps that narrow two intervals of the grid down to below a nanosecond: 0.618 to this power times 8.3
  /// ms.
  private static let narrowings = 34
  /// The golden section: one point of each step serves the next one.
  private static let section = (5.0.squareRoot() - 1) / 2

  /// The greatest value between two times; nil where the row is not in the table.
  func greatest(
    from start: Timestamp,
    to end: Timestamp,
    _ value: (RowState) -> Double
  ) throws(CurveError) -> Double? {
    var player = replayer
    var before = replayer
    var best: (value: Double, index: Int, player: Replayer)?
    var index = 0
    var time = start
    repeat {
      time = min(GestureCourse.time(index, after: start, rate: Self.rate), end)
      if let state = try player.advancedState(of: row, to: time) {
        let found = value(state)
        if best.map({ found > $0.value }) ?? true { best = (found, index, index == 0 ? player : before) }
      }
      before = player
      index += 1
    } while time < end
    guard let best else { return nil }
    let low = GestureCourse.time(max(best.index - 1, 0), after: start, rate: Self.rate)
    let high = min(GestureCourse.time(best.index + 1, after: start, rate: Self.rate), end)
    return max(best.value, try refined(best.player, from: min(low, end), to: high, value))
  }

  private func refined(
    _ player: Replayer,
    from start: Timestamp,
    to end: Timestamp,
    _ value: (RowState) -> Double
  ) throws(CurveError) -> Double {
    func ask(_ seconds: Double) throws(CurveError) -> Double {
      var player = player
      let time = Timestamp(nanoseconds: start.nanoseconds + Timestamp(seconds: seconds).nanoseconds)
      return try player.advancedState(of: row, to: time).map(value) ?? -.infinity
    }
    var low = 0.0
    var high = end.seconds(since: start)
    var left = high - Self.section * (high - low)
    var right = low + Self.section * (high - low)
    var (atLeft, atRight) = (try ask(left), try ask(right))
    for _ in 0..<Self.narrowings {
      if atLeft < atRight {
        (low, left, atLeft) = (left, right, atRight)
        right = low + Self.section * (high - low)
        atRight = try ask(right)
      } else {
        (high, right, atRight) = (right, left, atLeft)
        left = high - Self.section * (high - low)
        atLeft = try ask(left)
      }
    }
    return max(atLeft, atRight)
  }
}
