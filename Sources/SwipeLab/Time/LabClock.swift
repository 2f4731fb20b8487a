import SwipeEngine

/// A clock that runs after the window's: as fast, slower, or not at all. Its time never goes back by itself.
struct LabClock: Hashable, Sendable {
  /// A time of the window's clock, and what this one showed then.
  private var windowAnchor: Timestamp
  private var ownAnchor: Timestamp
  /// Seconds of its own in one of the window's; 0 stands still.
  private(set) var rate: Double

  /// - Parameter rate: 0 or more; default 1.
  init(showing time: Timestamp = .zero, at window: Timestamp = .zero, rate: Double = 1) {
    (windowAnchor, ownAnchor, self.rate) = (window, time, rate)
  }

  /// What it shows at a time of the window's clock; before the last change, what it showed at that. At a rate of 1 exact to the
  /// nanosecond.
  func time(at window: Timestamp) -> Timestamp {
    let passed = max(0, window.nanoseconds - windowAnchor.nanoseconds)
    let own = rate == 1 ? passed : Timestamp(seconds: Double(passed) / Self.nanoseconds * rate).nanoseconds
    return Timestamp(nanoseconds: ownAnchor.nanoseconds + own)
  }

  /// The first time of the window's clock at which it shows `time`; `distantFuture` where it never will.
  func windowTime(of time: Timestamp) -> Timestamp {
    guard time != .distantFuture else { return .distantFuture }
    let wanted = time.nanoseconds - ownAnchor.nanoseconds
    guard wanted > 0 else { return windowAnchor }
    guard rate > 0 else { return .distantFuture }
    if rate == 1 { return Timestamp(nanoseconds: windowAnchor.nanoseconds + wanted) }
    var found = windowAnchor.adding(seconds: Double(wanted) / Self.nanoseconds / rate)
    // Rounding may be off by some nanoseconds either way.
    while self.time(at: found) < time { found.nanoseconds += 1 }
    while self.time(at: Timestamp(nanoseconds: found.nanoseconds - 1)) >= time { found.nanoseconds -= 1 }
    return found
  }

  /// Goes on at another rate.
  mutating func run(at rate: Double, from window: Timestamp) {
    guard rate != self.rate else { return }
    (windowAnchor, ownAnchor) = (window, time(at: window))
    self.rate = rate
  }

  /// Shows another time from now on.
  mutating func show(_ time: Timestamp, at window: Timestamp) { (windowAnchor, ownAnchor) = (window, time) }

  private static let nanoseconds = 1e9
}
