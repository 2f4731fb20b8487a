import SwipeEngine
import SwipeTable

/// Where a film ends that is not told to.
enum FilmEnd {
  /// Seconds from one look at the table to the next.
  private static let step = 0.01
  /// Seconds that a film goes on once everything has come to rest.
  private static let rest = 0.4
  /// Seconds after the last input at which a film ends in any case: some rows wait for an answer for ever.
  private static let longestWait = 5.0

  /// 0.4 s after everything has come to rest, at most 5 s after the last input.
  static func time(of replayer: Replayer) throws(StyleReference.Failure) -> Timestamp {
    var replayer = replayer
    let start = replayer.lastInput
    let last = start.adding(seconds: longestWait)
    var index = 0
    while case let time = start.adding(seconds: Double(index) * step), time < last {
      _ = try replayer.advance(to: time)
      if replayer.session.table.isQuiet(at: time) { return min(last, time.adding(seconds: rest)) }
      index += 1
    }
    return last
  }
}
