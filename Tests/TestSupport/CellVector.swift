public import Testing

/// One line of `swipy_bw_sw.json`: what SwipyCell, BWSwipeRevealCell, SWTableViewCell or the smallest cell does, computed by
/// its own rules.
public struct CellVector<Input: Decodable & Sendable, Expected: Decodable & Sendable>:
  Decodable, Sendable, CustomTestStringConvertible
{
  public var id: String
  public var input: Input
  public var expected: Expected
  /// How far a number may be from the expected one.
  public var tolerance: Double
  /// Whether it shows a fault of the original, which a better engine does not have.
  public var quirk: Bool?
  /// What is right in place of a fault, where the line says it.
  public var recommended: Expected?

  public var testDescription: String { id }

  /// What a row of ours is to do: the right thing, where the original does not.
  public var right: Expected { quirk == true ? recommended ?? expected : expected }

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
