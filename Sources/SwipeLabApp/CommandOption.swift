/// An option that a command takes, as it is declared once: parsing and help both come from it.
struct CommandOption: Hashable {
  /// The name with its dashes: `--until`.
  let name: String
  /// What stands for the value in help: `MS`; nil for an option that is only there or not.
  let valueName: String?
  /// A few words about it in lower case, without a full stop.
  let help: String
  /// Whether it may stand on a command line more than once.
  let isRepeatable: Bool

  init(_ name: String, _ valueName: String? = nil, repeatable isRepeatable: Bool = false, help: String) {
    self.name = name
    self.valueName = valueName
    self.help = help
    self.isRepeatable = isRepeatable
  }

  /// The option as help shows it: `--until MS`.
  var usage: String { valueName.map { "\(name) \($0)" } ?? name }
}
