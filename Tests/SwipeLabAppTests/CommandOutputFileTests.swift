import Foundation
import Testing

@Suite("A file that a command writes")
struct CommandOutputFileTests {
  /// How many programs want the same file at the same time.
  private static let racers = 6

  private func render(to path: String, in folder: CommandFolder, _ options: [String] = []) async throws
    -> CommandRun
  {
    try folder.write("a.swipe", CommandSample.opening)
    let arguments = ["render", "a.swipe", "--at", "0", "--out", path] + options
    return try await CommandRun.swipelab(arguments, in: folder)
  }

  @Test("never takes the place of another without --force")
  func existing() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.png", "mine")
      let sentence = "a.png exists and is left as it is; name another file, or add --force to replace it."
      let refused = try await render(to: "a.png", in: folder)
      #expect(refused == CommandRun(code: 1, output: [], errors: "swipelab: \(sentence)\n"))
      #expect(try folder.bytes("a.png") == Array("mine".utf8))
      let forced = try await render(to: "a.png", in: folder, ["--force"])
      #expect(forced == CommandRun(code: 0, output: [], errors: ""))
      #expect(try folder.bytes("a.png").starts(with: [0x89] + Array("PNG".utf8)))
      #expect(try folder.names == ["a.png", "a.swipe"])
    }
  }

  @Test("is written by one of many that want it at the same time")
  func race() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let runs = try await withThrowingTaskGroup(of: CommandRun.self) { group in
        for _ in 0..<Self.racers {
          group.addTask {
            try await CommandRun.swipelab(["render", "a.swipe", "--at", "0", "--out", "a.png"], in: folder)
          }
        }
        return try await group.reduce(into: [CommandRun]()) { $0.append($1) }
      }
      #expect(runs.count { $0.code == 0 } == 1)
      let losers = runs.filter { $0.errors.hasPrefix("swipelab: a.png exists and is left as it is") }
      #expect(losers.count == Self.racers - 1)
      #expect(try folder.names == ["a.png", "a.swipe"])
    }
  }

  @Test("leaves a link's target alone")
  func link() async throws {
    try await CommandFolder.with { folder in
      try folder.write("other", "mine")
      let link = folder.url.appending(path: "a.png")
      try FileManager.default.createSymbolicLink(
        at: link,
        withDestinationURL: folder.url.appending(path: "missing")
      )
      #expect(try await render(to: "a.png", in: folder).code == 1)
      try FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        at: link,
        withDestinationURL: folder.url.appending(path: "other")
      )
      #expect(try await render(to: "a.png", in: folder, ["--force"]).code == 0)
      #expect(try folder.bytes("other") == Array("mine".utf8))
      #expect(try folder.names == ["a.png", "a.swipe", "other"])
    }
  }

  @Test("says why it cannot be written, and leaves nothing behind")
  func impossible() async throws {
    try await CommandFolder.with { folder in
      try folder.makeFolder("b.png")
      try folder.write("c", "")
      let sentences = [
        ("b.png", "b.png is a folder; name a file in it."),
        ("d/a.png", "the folder d does not exist, so d/a.png cannot be written; make it first."),
        ("c/a.png", "c is no folder, so c/a.png cannot be written; name another one."),
      ]
      for (path, sentence) in sentences {
        for options in [[], ["--force"]] {
          let run = try await render(to: path, in: folder, options)
          #expect(run == CommandRun(code: 1, output: [], errors: "swipelab: \(sentence)\n"))
        }
      }
      #expect(try folder.names == ["a.swipe", "b.png", "c"])
      // No user can make a file there, not even root.
      let run = try await render(to: "/proc/a.png", in: folder)
      #expect(run.code == 1)
      #expect(run.errors.hasPrefix("swipelab: /proc/a.png cannot be written ("))
    }
  }
}
