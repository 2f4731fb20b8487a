import SwipeLab

/// Why a command line cannot be understood. Nothing was begun then.
enum UsageError: Error, Hashable {
  case unknownCommand(String, known: [String])
  case unknownOption(String, CommandSyntax)
  case missingValue(CommandOption)
  /// A value for an option that takes none.
  case unwantedValue(CommandOption)
  /// An option that may stand once stands twice.
  case repeatedOption(CommandOption)
  case missingOption(CommandOption, CommandSyntax)
  case missingOperand(CommandSyntax.Operand, CommandSyntax)
  case unwantedOperand(String, CommandSyntax)
  /// Not a number, or one outside of the range.
  case notInRange(CommandOption, ClosedRange<Double>, found: String)
  case unknownWord(CommandOption, known: [String], found: String)
  /// Not of the form `420x800`.
  case noSize(CommandOption, found: String)
  case sizeNotInRange(CommandOption, least: PointSize, most: Double, found: String)
  /// Not of the form `id=value`.
  case noSetting(CommandOption, found: String)
  /// There is no such preset or parameter, or it cannot have that value.
  case style(StyleReference.Failure)
  /// A file name without the ending of the only format that is written.
  case wrongEnding(CommandOption, ending: String, found: String)
  /// Options that cannot be together, or too many of them: a sentence without a full stop, what is wrong, what to do.
  case unsuitable(String)
}
