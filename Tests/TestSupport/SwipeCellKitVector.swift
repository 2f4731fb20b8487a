public import Testing

/// One line of `swipecellkit.json`: what SwipeCellKit does, computed by its own rules.
public struct SwipeCellKitVector<Input: Decodable & Sendable, Expected: Decodable & Sendable>:
  Decodable, Sendable, CustomTestStringConvertible
{
  public var id: String
  public var input: Input
  public var expected: Expected
  /// How far a number may be from the expected one.
  public var tolerance: Double
  /// Whether it shows a fault of the original, which a better engine does not have.
  public var quirk: Bool

  public var testDescription: String { id }

  /// Expects a number of the vector within its tolerance.
  public func expect(
    _ actual: Double,
    _ expected: Double,
    _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectClose(actual, expected, within: tolerance, "\(id): \(what)", sourceLocation: sourceLocation)
  }

  /// Expects a list of numbers of the vector within its tolerance.
  public func expect(
    _ actual: [Double],
    _ expected: [Double],
    _ what: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectClose(actual, expected, within: tolerance, "\(id): \(what)", sourceLocation: sourceLocation)
  }
}
