/// How a row goes out past a trigger point: in a fixed time, shorter for a faster pointer.
///
/// Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct LeaveMotion: Hashable, Sendable {
  /// The curve; a spring counts as `easeOut`. Default `easeOut`.
  public var curve = MotionCurve.easeOut
  /// Time in s for a pointer at rest. 0…10, default 0.35.
  public var slowest = Self.standardSlowest {
    didSet { slowest = slowest.taken(into: ParameterRange.time, orIfNaN: Self.standardSlowest) }
  }
  /// Time in s from a speed of one row's width a second on. 0…10, default 0.2.
  public var fastest = Self.standardFastest {
    didSet { fastest = fastest.taken(into: ParameterRange.time, orIfNaN: Self.standardFastest) }
  }

  private static let standardSlowest = 0.35
  private static let standardFastest = 0.2

  public init() {}

  /// The time in s for a pointer's speed in pt/s and a row's width in points: even between the two.
  public func duration(speed: Double, width: Double) -> Double {
    let share = width > 0 ? abs(speed) / width : 1
    return slowest - (slowest - fastest) * (share.isNaN ? 0 : min(1, share))
  }

  /// The curve by which the row goes out.
  var timing: TimingCurve { curve.timing ?? .easeOut }

  /// The way out from a position to a target, in points, for a pointer's speed and a row's width.
  func trajectory(
    from position: Double,
    to target: Double,
    speed: Double,
    width: Double,
    start: Timestamp
  ) -> Trajectory {
    .curve(
      timing,
      from: position,
      to: target,
      duration: duration(speed: speed, width: width),
      start: start
    )
  }
}
