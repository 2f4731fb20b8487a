import SwipeEngine
import SwipeLab

extension UsageError: CustomStringConvertible {
  /// One sentence: what is wrong, where, and what to do. Begins in lower case: it follows "swipelab: ".
  var description: String { Sentence.ended(text) }

  private var text: String {
    switch self {
    case .unknownCommand(let name, let known): Self.unknownCommandText(name, known)
    case .unknownOption(let name, let syntax): Self.unknownOptionText(name, syntax)
    case .missingValue(let option): "the option \(option.name) needs a value; write \(option.usage)"
    case .unwantedValue(let option): "the option \(option.name) takes no value; write it alone"
    case .repeatedOption(let option): "the option \(option.name) stands there twice; leave one out"
    case .missingOption(let option, let syntax):
      "the command \(syntax.name) needs the option \(option.name); add \(option.usage)"
    case .missingOperand(let operand, let syntax):
      "the command \(syntax.name) needs \(operand.name), \(operand.help); add it"
    case .unwantedOperand(let text, let syntax): Self.unwantedOperandText(text, syntax)
    case .notInRange(let option, let range, let found):
      "the option \(option.name) takes a number from \(NumberText.shortest(range.lowerBound)) "
        + "to \(PointSize.typed(range.upperBound)), not \"\(found)\""
    case .unknownWord(let option, let known, let found):
      "the option \(option.name) takes \(Sentence.choice(of: known)), not \"\(found)\""
    case .noSize(let option, let found):
      "the option \(option.name) takes a width and a height in points such as "
        + "\(ShellOptions.bareSize.typed), not \"\(found)\""
    case .sizeNotInRange(let option, let least, let most, let found):
      "the option \(option.name) takes a size from \(least.typed) "
        + "to \(PointSize(width: most, height: most).typed) points, not \"\(found)\""
    case .noSetting(let option, let found):
      "the option \(option.name) takes a parameter and its value such as settle.response=0.5, not \"\(found)\""
    case .style(.parameter(.unknown(let id, nearest: nil))):
      "there is no parameter \"\(id)\"; swipelab trace --help lists them all"
    case .style(.unknownPreset(let id, nearest: nil)):
      "there is no style \"\(id)\"; swipelab presets lists them all"
    case .style(let failure): failure.description
    case .wrongEnding(let option, let ending, let found):
      "the option \(option.name) takes a file whose name ends in \(ending), not \"\(found)\""
    case .unsuitable(let sentence): sentence
    }
  }

  /// What options begin with.
  private static let dashes = "--"

  private static func unknownCommandText(_ name: String, _ known: [String]) -> String {
    if name.hasSuffix(RecordingOperand.fileEnding) {
      return "\"\(name)\" is no command but a recording; run \"swipelab replay \(name)\" to see it"
    }
    let hint = Spelling.nearest(to: name, in: known).map { "did you mean \"\($0)\"?" }
    return "there is no command \"\(name)\"; " + (hint ?? "it must be \(Sentence.choice(of: known))")
  }

  private static func unknownOptionText(_ name: String, _ syntax: CommandSyntax) -> String {
    // Without the dashes, which would make short names look alike.
    let known = (syntax.options + HelpText.globalOptions).map { String($0.name.dropFirst(dashes.count)) }
    let word = String(name.drop { $0 == "-" })
    let hint = Spelling.nearest(to: word, in: known).map { "did you mean \(dashes)\($0)?" }
    return "the command \(syntax.name) has no option \(name); "
      + (hint ?? "run \"swipelab \(syntax.name) --help\" for those it has")
  }

  private static func unwantedOperandText(_ text: String, _ syntax: CommandSyntax) -> String {
    let repeated = syntax.options.first { $0.isRepeatable && text.contains("=") }
    if let repeated { return "\"\(text)\" stands alone; write \(repeated.name) in front of each of them" }
    return "the command \(syntax.name) takes "
      + (syntax.operands.first.map { "one \($0.name) only" } ?? "options only")
      + ", so \"\(text)\" is one thing too many; leave it out"
  }
}
