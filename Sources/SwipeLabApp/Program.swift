import Foundation

/// The program as a whole: from its arguments to its exit code.
@MainActor
enum Program {
  /// The name in front of every message.
  nonisolated private static let name = "swipelab"

  /// Runs the command that the arguments (without the program's own name) ask for.
  static func run(_ arguments: [String]) -> ExitCode {
    Descriptor.fillStandardStreams()
    // A reader that goes away (`swipelab trace FILE | head`) then shows as an error of the write, not as a signal.
    signal(SIGPIPE, SIG_IGN)
    do {
      try dispatch(arguments)
      return .success
    } catch let error as UsageError {
      report(error.description)
      return .wrongUsage
    } catch let failure as CommandFailure {
      report(failure.sentence)
      return .failed
    } catch {
      report(error.localizedDescription)
      return .failed
    }
  }

  /// One message on standard error. What cannot be written is lost: there is nobody else to tell.
  nonisolated static func report(_ sentence: String) {
    _ = Descriptor.writeAll(Array("\(name): \(sentence)\n".utf8), to: STDERR_FILENO)
  }

  private static func dispatch(_ arguments: [String]) throws {
    let options = arguments.prefix { $0 != ParsedArguments.endOfOptions }
    if options.contains("--version") {
      return StandardOutput.print("\(name) \(Version.text)\n")
    }
    let wantsHelp = options.contains("--help") || options.contains("-h")
    guard let first = arguments.first, !first.hasPrefix("-") else {
      if wantsHelp { return StandardOutput.print(HelpText.program) }
      return try run(CommandCatalog.standard, arguments)
    }
    let command = try CommandCatalog.command(first)
    if wantsHelp { return StandardOutput.print(HelpText.command(command.syntax)) }
    try run(command, Array(arguments.dropFirst()))
  }

  private static func run(_ type: any Command.Type, _ arguments: [String]) throws {
    try type.init(ParsedArguments(arguments, syntax: type.syntax)).run()
  }
}
