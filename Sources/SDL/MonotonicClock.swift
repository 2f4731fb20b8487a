import CSDL2

/// The one clock of the program. Everything below the program is handed the time as an argument.
///
/// It never runs backwards and knows nothing of dates: only differences mean anything.
/// On Linux SDL reads `CLOCK_MONOTONIC_RAW`, in nanoseconds.
public enum MonotonicClock {
  /// Nanoseconds in a second.
  private static let nanosecondsPerSecond: UInt64 = 1_000_000_000

  /// The time in nanoseconds since an arbitrary start. May be called from any thread, and before any session.
  public static func now() -> Int64 {
    let counter = SDL_GetPerformanceCounter()
    let frequency = SDL_GetPerformanceFrequency()
    guard frequency != nanosecondsPerSecond else { return Int64(truncatingIfNeeded: counter) }
    // Whole seconds and the rest apart: the product with 10⁹ would overflow 64 bits on a fast counter.
    let (seconds, rest) = counter.quotientAndRemainder(dividingBy: frequency)
    let nanoseconds = seconds &* nanosecondsPerSecond &+ rest &* nanosecondsPerSecond / frequency
    return Int64(truncatingIfNeeded: nanoseconds)
  }
}
