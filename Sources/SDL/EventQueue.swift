import CSDL2

/// The way in for everything that happens: reads SDL's events and hands them on as values with a time.
///
/// Make one for the whole program, after the session and before the windows. See `ArrivalStamp` for how an
/// event gets its time.
@MainActor
public final class EventQueue {
  /// SDL's number for a wait without an end.
  private static let forever: Int32 = -1
  private static let nanosecondsPerMillisecond: Int64 = 1_000_000

  private let session: SDLSession
  /// SDL's number for the event that `wake()` sends.
  private nonisolated let wakeType: UInt32
  private var lastTime = Int64.min
  private var translation: EventTranslation

  /// - Throws: `SDLError` where SDL has no number left for the queue's own event.
  public init(session: SDLSession) throws(SDLError) {
    let type = SDL_RegisterEvents(1)
    guard type != UInt32.max else {
      throw SDLError(operation: "register an event of our own", reason: "SDL has no number left for it")
    }
    self.session = session
    wakeType = type
    translation = EventTranslation(wakeType: type)
    SDL_AddEventWatch(ArrivalStamp.watch, nil)
  }

  isolated deinit {
    SDL_DelEventWatch(ArrivalStamp.watch, nil)
  }

  /// Waits for the next event, asleep.
  ///
  /// - Parameter deadline: when to give up, in nanoseconds of `MonotonicClock`; `nil` never does. A deadline
  ///   in the past still gives an event that is already there. SDL waits in whole milliseconds: the return
  ///   may be up to one (and the system's delay, a thousandth of the wait) after the deadline, never before.
  /// - Returns: the event; `nil` at the deadline, and where SDL cannot wait.
  public func wait(until deadline: Int64?) -> Event? {
    var event = SDL_Event()
    while true {
      let patience = deadline.map(Self.milliseconds) ?? Self.forever
      // With no time left SDL would end at a mark that it keeps in its queue, before events behind it.
      guard patience != 0 else { return poll() }
      if SDL_WaitEventTimeout(&event, patience) != 0 {
        if let translated = take(event) { return translated }
      } else if patience == Self.forever {
        return nil
      }
    }
  }

  /// The next event that is already there, or `nil`. Never waits.
  public func poll() -> Event? {
    var event = SDL_Event()
    while true {
      SDL_PumpEvents()
      let count = SDL_PeepEvents(
        &event,
        1,
        SDL_GETEVENT,
        SDL_FIRSTEVENT.rawValue,
        SDL_LASTEVENT.rawValue
      )
      guard count > 0 else { return nil }
      if let translated = take(event) { return translated }
    }
  }

  /// Ends a `wait` with an event `.wake`, at once or when it begins. May be called from any thread.
  ///
  /// Does nothing where SDL's queue is full (65,535 events): then the wait ends anyway.
  public nonisolated func wake() {
    var event = SDL_Event()
    event.type = wakeType
    SDL_PushEvent(&event)
  }

  /// The value for an SDL event; `nil` for one that means nothing to us.
  private func take(_ event: SDL_Event) -> Event? {
    guard let kind = translation.kind(of: event) else { return nil }
    let arrival = ArrivalStamp.time(ofStamp: event.common.timestamp, now: MonotonicClock.now())
    // Two events of one microsecond still have an order.
    lastTime = max(arrival, lastTime &+ 1)
    return Event(time: lastTime, kind: kind)
  }

  /// Whole milliseconds from now to a deadline, rounded up; 0 where it has passed.
  private static func milliseconds(until deadline: Int64) -> Int32 {
    let (rest, overflow) = deadline.subtractingReportingOverflow(MonotonicClock.now())
    guard !overflow else { return deadline < 0 ? 0 : .max }
    guard rest > 0 else { return 0 }
    let milliseconds = (rest - 1) / nanosecondsPerMillisecond + 1
    return Int32(clamping: milliseconds)
  }
}
