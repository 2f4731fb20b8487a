import Foundation
import TestSupport
import Testing

@Suite("Help")
struct CommandHelpTests {
  private static let commands = [
    "run", "replay", "trace", "render", "film", "filmstrip", "plot", "sweep", "presets", "devices",
  ]
  /// Columns of an ordinary terminal.
  private static let terminalWidth = 80

  private func help(_ arguments: [String]) async throws -> String {
    var text = ""
    try await CommandFolder.with { folder in
      let run = try await CommandRun.swipelab(arguments, in: folder)
      #expect(run.code == 0)
      #expect(run.errors.isEmpty)
      text = run.text
    }
    return text
  }

  @Test("of the program is as it was reviewed, and lists every command")
  func program() async throws {
    let text = try await help(["--help"])
    Golden.expect(text, named: "help.txt")
    for command in Self.commands { #expect(text.contains("\n  \(command) ")) }
    #expect(try await help(["-h"]) == text)
  }

  @Test("of a command is as it was reviewed, wherever one asks for it", arguments: commands)
  func command(_ name: String) async throws {
    let text = try await help([name, "--help"])
    Golden.expect(text, named: "help-\(name).txt")
    #expect(try await help([name, "a.swipe", "--nonsense", "-h"]) == text)
    let longest = text.split(separator: "\n").map(\.count).max() ?? 0
    #expect(longest <= Self.terminalWidth)
  }

  @Test("names the version, alone or with a command")
  func version() async throws {
    let text = try await help(["--version"])
    #expect(text.wholeMatch(of: /swipelab [0-9]+\.[0-9]+\.[0-9]+\n/) != nil)
    #expect(try await help(["trace", "--version"]) == text)
  }
}
