import SwipeEngine
import SwipeLab

/// `swipelab presets`: lists the built-in styles, a line each: the id, a tab character, one sentence. The user's own ones
/// follow under a head that names their folder.
struct PresetsCommand: Command {
  static let syntax = CommandSyntax(
    name: "presets",
    summary: "list the built-in styles and your own, a line each",
    variables: [.styles]
  )

  init(_ arguments: ParsedArguments) {}

  func run() throws(CommandFailure) {
    StandardOutput.print(PresetCatalog.presets.map { "\($0.id)\t\($0.sentence)\n" }.joined())
    let folder = StyleFolder()
    let entries = try folder.entries()
    guard !entries.isEmpty else { return }
    StandardOutput.print("\nYour own, in \(folder.path):\n" + entries.map(Self.line).joined())
  }

  private static func line(for entry: StyleFolder.Entry) -> String {
    switch entry.style {
    case .success(let style): "\(entry.name)\t\(sentence(about: style))\n"
    case .failure(let error): "\(entry.name)\tCannot be used: \(error.description)\n"
    }
  }

  private static func sentence(about style: StyleReference) -> String {
    switch style.settings.count {
    case 0: "The preset \(style.base)."
    case 1: "The preset \(style.base) with 1 parameter changed."
    case let count: "The preset \(style.base) with \(count) parameters changed."
    }
  }
}
