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
    return """
      Usage: swipelab \(syntax.name)\(operands) [OPTIONS]

      \(syntax.name): \(syntax.summary).

      \(arguments)\(section("Options", options))\(variables)
      """
  }

  /// A title and its lines, names on the left, what they mean in one column on the right; ends with a line break.
  private static func section(_ title: String, _ lines: [(name: String, help: String)]) -> String {
    let longest = lines.map(\.name.count).max() ?? 0
    let rows = lines.map { line in
      "  " + line.name + String(repeating: " ", count: longest - line.name.count + 2) + line.help + "\n"
    }
    return title + ":\n" + rows.joined()
  }
}
