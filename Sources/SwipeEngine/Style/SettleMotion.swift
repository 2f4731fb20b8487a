/// How a released row moves to its rest: a spring that goes on at the pointer's speed.
public struct SettleMotion: Hashable, Sendable, Codable {
  /// The spring's undamped period in s; 0 jumps. Default 0.4.
  public var response = 0.4
  /// Damping ratio ζ: below 1 the row swings past its rest. Default 0.86.
  public var dampingRatio = 0.86
  /// A time in s in which the spring settles, in place of the response; 0 jumps, nil leaves the response. Default nil.
  public var duration: Double?

  public init() {}

  public init(response: Double, dampingRatio: Double) {
    self.response = response
    self.dampingRatio = dampingRatio
  }
}
