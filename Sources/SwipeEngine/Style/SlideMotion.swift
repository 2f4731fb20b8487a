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

  private static let standardRatio = 1.0

  public init() {}

  /// The motion, where there is one of its own.
  var motion: SettleMotion? {
    guard let duration else { return nil }
    var motion = SettleMotion()
    motion.duration = duration
    motion.dampingRatio = dampingRatio
    return motion
  }
}
