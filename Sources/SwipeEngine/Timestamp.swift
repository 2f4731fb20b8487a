/// An instant on the session's clock: whole nanoseconds since the session began.
///
/// The engine never reads a clock; every call that depends on time is handed a `Timestamp`.
/// Integers make instants exactly comparable, so the order of events never depends on rounding.
public struct Timestamp: Comparable, Hashable, Sendable {
  /// Nanoseconds since the session began. May be negative, for instants before it.
  public var nanoseconds: Int64

  /// The start of the session.
  public static let zero = Timestamp(nanoseconds: 0)

  /// The latest instant that can be expressed; stands for "never".
  public static let distantFuture = Timestamp(nanoseconds: .max)

  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// The instant `milliseconds` after the start, rounded to the nearest nanosecond.
  /// Values beyond the range of `Int64` nanoseconds (292 years) and NaN are clamped.
  public init(milliseconds: Double) {
    nanoseconds = Self.clamped(milliseconds * 1e6, rounding: .toNearestOrAwayFromZero)
  }

  /// The instant `seconds` after the start, rounded to the nearest nanosecond and clamped as above.
  public init(seconds: Double) {
    nanoseconds = Self.clamped(seconds * 1e9, rounding: .toNearestOrAwayFromZero)
  }

  /// Seconds since the session began.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Milliseconds since the session began.
  public var milliseconds: Double { Double(nanoseconds) / 1e6 }

  /// Seconds from `earlier` to this instant, exact to the nanosecond.
  public func seconds(since earlier: Timestamp) -> Double {
    Double(nanoseconds &- earlier.nanoseconds) / 1e9
  }

  /// The first whole nanosecond that is not before `seconds` after this instant: the instant at which a
  /// motion of that length has ended. Infinite durations give `distantFuture`; NaN and negative ones 0.
  public func adding(seconds: Double) -> Timestamp {
    let step = seconds > 0 ? Self.clamped(seconds * 1e9, rounding: .up) : 0
    let (sum, overflow) = nanoseconds.addingReportingOverflow(step)
    return overflow ? .distantFuture : Timestamp(nanoseconds: sum)
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  private static func clamped(_ value: Double, rounding: FloatingPointRoundingRule) -> Int64 {
    guard !value.isNaN else { return 0 }
    let rounded = value.rounded(rounding)
    if rounded >= 0x1p63 { return .max }
    if rounded <= -0x1p63 { return .min }
    return Int64(rounded)
  }
}
