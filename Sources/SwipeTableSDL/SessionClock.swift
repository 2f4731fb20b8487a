public import SwipeEngine

/// Turns the machine's time into a session's: nanoseconds since its start, never running backwards.
///
/// An event is stamped when it arrives, a frame when it is drawn; an event that arrived just before a frame
/// but is read after it counts as happening with the frame.
public struct SessionClock: Hashable, Sendable {
  /// The session's start, in nanoseconds of `MonotonicClock`.
  public let start: Int64
  /// The latest instant that was handed out.
  public private(set) var latest = Timestamp.zero

  /// - Parameter start: the session's start, in nanoseconds of `MonotonicClock`.
  public init(start: Int64) {
    self.start = start
  }

  /// The session's instant for a time of `MonotonicClock`; not before one that was handed out already.
  public mutating func time(at nanoseconds: Int64) -> Timestamp {
    latest = max(latest, Timestamp(nanoseconds: nanoseconds &- start))
    return latest
  }

  /// The time of `MonotonicClock` for an instant of the session.
  public func nanoseconds(of time: Timestamp) -> Int64 {
    let (sum, overflow) = time.nanoseconds.addingReportingOverflow(start)
    return overflow ? .max : sum
  }
}
