/// Where a released row goes.
public struct ReleaseRule: Hashable, Sendable, Codable {
  /// Speed in pt/s below which distance decides, and from which on the direction does. Default 100.
  public var velocityThreshold = 100.0
  /// The fraction 0…1 of the pane that must be uncovered for the row to open when distance decides. Default 0.5.
  public var openThreshold = 0.5

  public init() {}
}
