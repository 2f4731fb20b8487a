import SwipeEngine

/// A part of a recording, as `--from` and `--to` name it.
struct PlotTimeSpanChoice: Hashable {
  static let fromOption = CommandOption(
    "--from",
    "MS",
    help: "where to begin; default where the gesture does"
  )
  static let toOption = CommandOption("--to", "MS", help: "where to end; default when the row rests again")
  static let options = [fromOption, toOption]

  /// Nil for the natural beginning and end.
  let from: Timestamp?
  let to: Timestamp?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    from = try arguments.time(Self.fromOption)
    to = try arguments.time(Self.toOption)
    if let from, let to, from >= to {
      throw .unsuitable(
        "the end, \(Self.toOption.name), must lie after the beginning, \(Self.fromOption.name)"
      )
    }
  }
}
