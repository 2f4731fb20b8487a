import SwipeEngine

/// What `--help` prints, made from the same declarations that the parser goes by.
enum HelpText {
  /// The options that every command understands.
  static let globalOptions = [
    CommandOption("--help", help: "print this help; also -h"),
    CommandOption("--version", help: "print the version"),
  ]
  /// Columns of the widest help line.
  static let width = 80

  /// The help of the program as a whole.
  static var program: String {
    let commands = CommandCatalog.commands.map { ($0.syntax.name, $0.syntax.summary) }
    let standard = CommandCatalog.standard.syntax.name
    return """
      Usage: swipelab [COMMAND] [ARGUMENTS]

      A table whose rows slide under mouse and finger, to be felt, tuned and measured.
      Without a command, \(standard) is meant.

      \(section("Commands", commands))
      \(section("Options", globalOptions.map { ($0.usage, $0.help) }))
      \(section("Environment", CommandVariable.all.map { ($0.name, $0.help) }))
      Run "swipelab COMMAND --help" to see what a command takes.

      """
  }

  /// The help of one command.
  static func command(_ syntax: CommandSyntax) -> String {
    let operands = syntax.operands.map(\.name).map { " " + $0 }.joined()
    let arguments =
      syntax.operands.isEmpty ? "" : section("Arguments", syntax.operands.map { ($0.name, $0.help) }) + "\n"
    let options = (syntax.options + globalOptions).map { option in
      (option.usage + (option.isRepeatable ? " …" : ""), option.help)
    }
    let variables =
      syntax.variables.isEmpty
      ? "" : "\n" + section("Environment", syntax.variables.map { ($0.name, $0.help) })
    let settable = syntax.options.contains(StyleChoice.setOption)
    return """
      Usage: swipelab \(syntax.name)\(operands) [OPTIONS]

      \(syntax.name): \(syntax.summary).

      \(arguments)\(section("Options", options))\(settable ? "\n" + parameters : "")\(variables)
      """
  }

  /// What `--set` can change: each parameter's id, and the values that it takes.
  private static var parameters: String {
    section("Parameters", SwipeStyle.parameters.map { ($0.id, $0.values) })
  }

  /// A title and its lines, names on the left, what they mean in one column on the right; ends with a line break.
  private static func section(_ title: String, _ lines: [(name: String, help: String)]) -> String {
    let longest = lines.map(\.name.count).max() ?? 0
    let indent = longest + 2 * margin
    let rows = lines.flatMap { line in
      wrapped(line.help, to: width - indent).enumerated().map { index, part in
        let name = index == 0 ? String(repeating: " ", count: margin) + line.name : ""
        return name + String(repeating: " ", count: indent - name.count) + part + "\n"
      }
    }
    return title + ":\n" + rows.joined()
  }

  /// Spaces before a name, and between the longest name and what it means.
  private static let margin = 2

  /// A text broken between words into lines of so many columns; a longer word stands alone.
  private static func wrapped(_ text: String, to columns: Int) -> [String] {
    text.split(separator: " ").reduce(into: [String]()) { lines, word in
      if let last = lines.last, last.count + 1 + word.count <= columns {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
  }
}

extension Parameter {
  /// The values that it takes, and its value in the default style.
  fileprivate var values: String {
    let standard = value(in: .default).description
    let allowed =
      switch kind {
      case .number(let range, _, _, let canBeNull):
        "\(NumberText.shortest(range.lowerBound)) to \(NumberText.shortest(range.upperBound))"
          + (unit.isEmpty ? "" : " " + unit) + (canBeNull ? ", or null" : "")
      case .toggle: "true or false"
      case .choice(let choices): choices.joined(separator: ", ")
      case .triggerPoints: "none, or points such as \"25% back, 75% exit\""
      }
    return "\(allowed); default \(standard)"
  }
}
