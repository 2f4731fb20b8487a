/// Why a parameter was not set. The style is left as it was.
public enum ParameterError: Error, Hashable, Sendable {
  /// There is no such parameter; `nearest` is the id that was probably meant.
  case unknown(id: String, nearest: String?)
  /// The value is of another kind than the parameter, which takes what `expected` says.
  case wrongType(id: String, expected: String, found: ParameterValue)
  /// The number lies outside of the range, or is not finite.
  case outOfRange(id: String, range: ClosedRange<Double>, canBeNull: Bool, found: Double)
  /// The parameter has no such choice.
  case unknownChoice(id: String, choices: [String], nearest: String?, found: String)
}

extension ParameterError: CustomStringConvertible {
  /// One sentence without a full stop: which parameter, what is wrong, what to do.
  public var description: String {
    switch self {
    case .unknown(let id, let nearest):
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      return "there is no parameter \"\(id)\"\(hint)"
    case .wrongType(let id, let expected, let found):
      return "the parameter \"\(id)\" takes \(expected), not \(Self.quoted(found))"
    case .outOfRange(let id, let range, let canBeNull, let found):
      let low = NumberText.shortest(range.lowerBound)
      let high = NumberText.shortest(range.upperBound)
      let null = canBeNull ? ", or null" : ""
      return
        "the parameter \"\(id)\" takes a number from \(low) to \(high)\(null), "
        + "not \(NumberText.shortest(found))"
    case .unknownChoice(let id, let choices, let nearest, let found):
      let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
      return
        "the parameter \"\(id)\" takes one of \(choices.joined(separator: ", ")), not \"\(found)\"\(hint)"
    }
  }

  private static func quoted(_ value: ParameterValue) -> String {
    if case .choice(let name) = value { "\"\(name)\"" } else { value.description }
  }
}
