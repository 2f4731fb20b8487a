/// One thing that the program does: a value made from its arguments, checked as far as that goes without doing it.
protocol Command: Sendable {
  static var syntax: CommandSyntax { get }

  /// Throws where the arguments ask for something that cannot be, whatever the files hold.
  init(_ arguments: ParsedArguments) throws(UsageError)

  /// Does it. Throws where it cannot be done.
  @MainActor func run() throws(CommandFailure)
}
