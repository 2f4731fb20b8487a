public import SwipeEngine

/// One parameter and what it is set to.
public struct ParameterSetting: Hashable, Sendable {
  /// The parameter's id: `settle.dampingRatio`.
  public var id: String
  public var value: ParameterValue

  public init(_ id: String, _ value: ParameterValue) {
    self.id = id
    self.value = value
  }
}
