import SwipeEngine

/// When what a gesture has begun is over: where a film ends that is not told to, and where a loop begins again.
enum GestureEnd {
  /// Seconds from one look at the tables to the next.
  private static let step = 0.01
  /// Seconds that the rest is seen once everything has come to it.
  private static let rest = 0.4
  /// Seconds after the last input at which it ends in any case: some rows wait for an answer for ever.
  private static let longestWait = 5.0

  /// 0.4 s after everything has come to rest, at most 5 s after the last input.
  ///
  /// - Parameters:
  ///   - last: when the last input goes in.
  ///   - isQuiet: plays on to a time and tells whether everything rests; called in order of time.
  static func time<Failure: Error>(
    after last: Timestamp,
    isQuiet: (Timestamp) throws(Failure) -> Bool
  ) throws(Failure) -> Timestamp {
    let end = last.adding(seconds: longestWait)
    var index = 0
    while case let time = last.adding(seconds: Double(index) * step), time < end {
      if try isQuiet(time) { return min(end, time.adding(seconds: rest)) }
      index += 1
    }
    return end
  }
}
