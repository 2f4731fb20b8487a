/// What a command takes: everything that parsing it and explaining it need.
struct CommandSyntax: Hashable {
  /// Something named by its place, without dashes; every one must be given.
  struct Operand: Hashable {
    /// What stands for it in help: `FILE`.
    let name: String
    /// A few words about it in lower case, without a full stop.
    let help: String
  }

  /// The word that chooses the command.
  let name: String
  /// What it does, in a few words that begin with a verb in lower case, without a full stop.
  let summary: String
  /// In the order in which they are given.
  var operands: [Operand] = []
  /// In the order in which help shows them; `--help` and `--version` are understood besides.
  var options: [CommandOption] = []
  /// The variables of the environment that it goes by, in the order in which help shows them.
  var variables: [CommandVariable] = []
}
