import SwipeEngine

/// `swipelab presets`: lists the built-in styles, a line each: the id, a tab character, one sentence.
struct PresetsCommand: Command {
  static let syntax = CommandSyntax(name: "presets", summary: "list the built-in styles, a line each")

  init(_ arguments: ParsedArguments) {}

  func run() {
    let lines = PresetCatalog.presets.map { "\($0.id)\t\($0.sentence)\n" }
    StandardOutput.print(lines.joined())
  }
}
