/// How a released row moves to its rest: a spring that goes on at the pointer's speed.
///
/// Numbers outside of their range are moved to the nearer end, so every row arrives; NaN gives the default.
public struct SettleMotion: Hashable, Sendable {
  /// The spring's undamped period in s; 0 jumps. 0…10, default 0.4.
  public var response = Self.standardResponse {
    didSet { response = Self.legal(response: response) }
  }
  /// Damping ratio ζ: below 1 the row swings past its rest. 0.05…4, default 0.86.
  public var dampingRatio = Self.standardRatio {
    didSet { dampingRatio = Self.legal(dampingRatio: dampingRatio) }
  }
  /// A time in s in which the spring settles, in place of the response; 0 jumps, nil leaves the response. 0…10,
  /// default nil.
  public var duration: Double? {
    didSet { duration = duration?.takenOrNil(into: ParameterRange.time) }
  }

  private static let standardResponse = 0.4
  private static let standardRatio = 0.86

  public init() {}

  /// Takes the numbers as the fields do.
  public init(response: Double, dampingRatio: Double) {
    self.response = Self.legal(response: response)
    self.dampingRatio = Self.legal(dampingRatio: dampingRatio)
  }

  private static func legal(response: Double) -> Double {
    response.taken(into: ParameterRange.time, orIfNaN: standardResponse)
  }

  private static func legal(dampingRatio: Double) -> Double {
    dampingRatio.taken(into: ParameterRange.dampingRatio, orIfNaN: standardRatio)
  }
}
