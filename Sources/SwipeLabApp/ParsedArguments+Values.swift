import SwipeEngine

extension ParsedArguments {
  /// An option's value as a decimal number within a range; nil where the option does not stand there.
  func number(_ option: CommandOption, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(of: option) else { return nil }
    guard let number = Self.number(text), range.contains(number) else {
      throw .notInRange(option, range, found: text)
    }
    return number
  }

  /// An option's value as a whole number within a range; nil where the option does not stand there.
  func wholeNumber(_ option: CommandOption, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    let decimals = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = try number(option, in: decimals) else { return nil }
    guard let whole = Int(exactly: number) else {
      throw .notInRange(option, decimals, found: value(of: option) ?? "")
    }
    return whole
  }

  /// An option's value in milliseconds as a time of a recording; nil where the option does not stand there.
  func time(_ option: CommandOption) throws(UsageError) -> Timestamp? {
    try number(option, in: TimeChoice.milliseconds).map(Timestamp.init(milliseconds:))
  }

  /// An option's value as one of an enumeration's cases; nil where the option does not stand there.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ option: CommandOption,
    as type: Choice.Type
  ) throws(UsageError) -> Choice? {
    try word(option, of: Choice.allCases.map(\.rawValue)).flatMap(Choice.init)
  }

  /// An option's value as one of the words that it takes; nil where the option does not stand there.
  func word(_ option: CommandOption, of known: [String]) throws(UsageError) -> String? {
    guard let text = value(of: option) else { return nil }
    guard known.contains(text) else { throw .unknownWord(option, known: known, found: text) }
    return text
  }

  /// An option's value as a size in points, `420x800`, each side at least that of `least`; nil where the option
  /// does not stand there.
  func size(_ option: CommandOption, atLeast least: PointSize) throws(UsageError) -> PointSize? {
    guard let text = value(of: option) else { return nil }
    let sides = text.split(omittingEmptySubsequences: false) { Self.timesSigns.contains($0) }
    guard sides.count == 2, let width = Self.number(String(sides[0])),
      let height = Self.number(String(sides[1]))
    else { throw .noSize(option, found: text) }
    let most = PointSize.greatestSide
    guard (least.width...most).contains(width), (least.height...most).contains(height) else {
      throw .sizeNotInRange(option, least: least, most: most, found: text)
    }
    return PointSize(width: width, height: height)
  }

  /// What may stand between the two sides of a size.
  private static let timesSigns: Set<Character> = ["x", "X", "×"]

  /// A finite decimal number; nil for anything else, also for `nan` and hexadecimal ones.
  private static func number(_ text: String) -> Double? {
    guard case .number(let number) = ParameterValue(parsing: text) else { return nil }
    return number
  }
}
