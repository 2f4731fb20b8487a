/// The arguments of one command, taken apart by its syntax: which options stand there, with which values, and
/// what else. What the values mean is asked for by the topic files.
struct ParsedArguments: Hashable {
  /// The operands, as many as the syntax has.
  private(set) var operands: [String] = []
  /// The values by the option's name, in the order of the command line; an option without a value has empty ones.
  private var values: [String: [String]] = [:]

  /// Ends the options: what follows are operands, whatever they begin with.
  static let endOfOptions = "--"

  /// Takes arguments apart: `--option value` and `--option=value`, anywhere among the operands. A value after a
  /// space cannot begin with two dashes; `=` takes any.
  init(_ arguments: [String], syntax: CommandSyntax) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == Self.endOfOptions {
        operands += rest
        break
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try takeOption(argument, &rest, syntax)
      } else {
        operands.append(argument)
      }
    }
    try checkOperands(syntax)
  }

  /// The values of an option, the first one first; empty where it does not stand there.
  func values(of option: CommandOption) -> [String] {
    values[option.name] ?? []
  }

  /// The value of an option that stands at most once; nil where it does not.
  func value(of option: CommandOption) -> String? {
    values(of: option).last
  }

  /// Whether the option stands there at all.
  func has(_ option: CommandOption) -> Bool {
    values[option.name] != nil
  }

  private mutating func takeOption(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    _ syntax: CommandSyntax
  ) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init
    )
    guard let option = syntax.options.first(where: { $0.name == parts[0] }) else {
      throw .unknownOption(parts[0], syntax)
    }
    if has(option), !option.isRepeatable { throw .repeatedOption(option) }
    let attached = parts.count > 1 ? parts[1] : nil
    guard option.valueName != nil else {
      if attached != nil { throw .unwantedValue(option) }
      values[option.name] = [""]
      return
    }
    guard let value = attached ?? Self.popValue(&rest), !value.isEmpty else { throw .missingValue(option) }
    values[option.name, default: []].append(value)
  }

  private static func popValue(_ rest: inout ArraySlice<String>) -> String? {
    guard let next = rest.first, !next.hasPrefix(endOfOptions) else { return nil }
    return rest.popFirst()
  }

  private func checkOperands(_ syntax: CommandSyntax) throws(UsageError) {
    if operands.count > syntax.operands.count {
      throw .unwantedOperand(operands[syntax.operands.count], syntax)
    }
    if operands.count < syntax.operands.count {
      throw .missingOperand(syntax.operands[operands.count], syntax)
    }
    for (operand, text) in zip(syntax.operands, operands) where text.isEmpty {
      throw .missingOperand(operand, syntax)
    }
  }
}
