import CSDL2

/// The time of arrival inside of an SDL event.
///
/// SDL stamps events in whole milliseconds: too coarse for a finger's speed. An event watch runs at the
/// moment SDL takes an event from the system, before it waits behind others in SDL's queue, so the watch
/// is the place to stamp: a stamp taken when the event leaves the queue would also count what the program did
/// with the events before it. The watch puts the clock's microseconds into the event's own 32-bit
/// time field, which SDL itself never reads; it travels with the event, whatever is filtered or flushed.
///
/// 32 bits of microseconds wrap after 71 minutes. `time(ofStamp:now:)` undoes that for events not older
/// than this.
enum ArrivalStamp {
  private static let nanosecondsPerMicrosecond: Int64 = 1000

  /// SDL's event watch. May run on any thread that pushes an event, so it touches no state.
  static let watch:
    @convention(c) @Sendable (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<SDL_Event>?
    ) -> Int32 = { _, event in
      event?.pointee.common.timestamp = microseconds(MonotonicClock.now())
      return 0
    }

  /// When an event that was stamped by the watch arrived, in nanoseconds of `MonotonicClock`.
  static func time(ofStamp stamp: UInt32, now: Int64) -> Int64 {
    let age = Int64(microseconds(now) &- stamp)
    return (now / nanosecondsPerMicrosecond - age) * nanosecondsPerMicrosecond
  }

  private static func microseconds(_ nanoseconds: Int64) -> UInt32 {
    UInt32(truncatingIfNeeded: nanoseconds / nanosecondsPerMicrosecond)
  }
}
