/// How a row moves that nobody threw: let go at rest, sent by a command, or closing after an action.
///
/// Without a duration it moves like any other, by `SettleMotion`. Numbers outside of their range are moved to the nearer
/// end; NaN gives the default.
public struct SlideMotion: Hashable, Sendable {
  /// A time in s in which the slide's spring settles; 0 jumps, nil leaves the row to `SettleMotion`. 0…10, default nil.
  public var duration: Double? {
    didSet { duration = duration?.takenOrNil(into: ParameterRange.time) }
  }
  /// Damping ratio of that spring. 0.05…4, default 1.
  public var dampingRatio = Self.standardRatio {
    didSet {
      dampingRatio = dampingRatio.taken(into: ParameterRange.dampingRatio, orIfNaN: Self.standardRatio)
    }
  }

  /// How a row goes home. Default `spring`.
  public var curve = MotionCurve.spring
  /// How a row goes to a place where it stays open. Default `spring`.
  public var openCurve = MotionCurve.spring
  /// The speed at which such a spring sets out, in parts of the way a second. 0…100, default 0.
  public var launch = Self.standardLaunch {
    didSet { launch = launch.taken(into: ParameterRange.slop, orIfNaN: Self.standardLaunch) }
  }
  /// Whether a thrown row slides too: the pointer's speed then counts for nothing. Default false.
  public var isForAll = false

  /// Whether a row that slides home may swing past its rest; it shows nothing there. Default false: it ends at its first
  /// arrival.
  public var crossesRest = false

  private static let standardRatio = 1.0
  private static let standardLaunch = 0.0

  public init() {}
}
