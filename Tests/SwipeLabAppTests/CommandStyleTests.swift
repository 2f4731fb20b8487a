import Foundation
import SwipeEngine
import SwipeLab
import Testing

@Suite("A style on the command line")
struct CommandStyleTests {
  private static let reference = StyleReference(
    "swipecellkit.drag",
    settings: [ParameterSetting("settle.dampingRatio", .number(0.4))]
  )

  /// A folder with a recording, the style as a file and as an own one, and a broken one of each.
  private func withStyles(_ body: (CommandFolder) async throws -> Void) async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      try folder.makeFolder("config/swipelab/styles")
      let text = try StyleFile(Self.reference).encoded()
      try folder.write("loose.json", text)
      try folder.write("loose", text)
      try folder.write("config/swipelab/styles/Loose one.json", text)
      try folder.write("config/swipelab/styles/default.json", text)
      for place in ["", "config/swipelab/styles/"] {
        try folder.write(place + "broken.json", "{\n  \"settle.respons\": 1\n}")
      }
      try await body(folder)
    }
  }

  private func trace(_ style: [String], in folder: CommandFolder) async throws -> CommandRun {
    try await CommandRun.swipelab(["trace", "a.swipe"] + style, in: folder)
  }

  @Test("is a preset, a file or an own style, all the same")
  func sources() async throws {
    try await withStyles { folder in
      let expected = try await trace(
        ["--style", "swipecellkit.drag", "--set", "settle.dampingRatio=0.4"],
        in: folder
      )
      #expect(expected.code == 0)
      for style in ["loose.json", "./loose.json", "./loose", "Loose one", "loose ONE"] {
        let run = try await trace(["--style", style], in: folder)
        #expect(run == expected, "\(style)")
      }
      let plain = try await trace(["--style", "swipecellkit.drag"], in: folder)
      #expect(plain != expected)
      let reset = try await trace(["--style", "loose.json", "--set", "settle.dampingRatio=0.9"], in: folder)
      #expect(reset == plain)
    }
  }

  @Test("is the preset where an own style has its name, too")
  func presetFirst() async throws {
    try await withStyles { folder in
      let own = try await trace([], in: folder)
      let run = try await trace(["--style", "default"], in: folder)
      #expect(run == own)
    }
  }

  @Test(
    "that its file does not give ends with 1 and a sentence",
    arguments: [
      (
        "broken.json",
        "broken.json, line 2: \"settle.respons\" is not a parameter; did you mean \"settle.response\"?"
      ),
      (
        "broken",
        "broken.json, line 2: \"settle.respons\" is not a parameter; did you mean \"settle.response\"?"
      ),
      ("missing.json", "missing.json: there is no such file; check its path."),
      ("b/c", "b/c: there is no such file; check its path."),
      ("./config", "./config: this is a folder; name a file in it."),
    ]
  )
  func broken(style: String, sentence: String) async throws {
    try await withStyles { folder in
      let expected = CommandRun(code: 1, output: [], errors: "swipelab: \(sentence)\n")
      let commands = [
        ["trace", "a.swipe", "--style", style],
        ["film", "a.swipe", "--out", "film/", "--compare", style],
        ["plot", "a.swipe", "--out", "a.svg", "--style", "default", "--style", style],
        ["sweep", "a.swipe", "--set", "settle.response=0.4,0.5", "--style", style],
      ]
      for command in commands {
        let run = try await CommandRun.swipelab(command, in: folder)
        #expect(run == expected, "\(command)")
      }
    }
  }

  @Test(
    "that nobody knows ends with 2 and a sentence",
    arguments: [
      ("defualt", "there is no style \"defualt\"; did you mean \"default\"?"),
      ("Lose one", "there is no style \"Lose one\"; did you mean \"Loose one\"?"),
      ("qqqqqqqq", "there is no style \"qqqqqqqq\"; swipelab presets lists them all."),
    ]
  )
  func unknown(style: String, sentence: String) async throws {
    try await withStyles { folder in
      let expected = CommandRun(code: 2, output: [], errors: "swipelab: \(sentence)\n")
      let run = try await trace(["--style", style], in: folder)
      #expect(run == expected)
    }
  }

  @Test("is larger than 1 MB, or has no end: a sentence, without reading all of it")
  func endless() async throws {
    try await withStyles { folder in
      let large = Data(repeating: UInt8(ascii: " "), count: 1 << 20 + 1)
      try large.write(to: folder.url.appending(path: "large.json"))
      let sentences = [
        "large.json":
          "the file is larger than the 1 MB that a style may have; save a style anew to see its form.",
        "/dev/zero": "the file cannot be read (it is a pipe or a device); check who may read it.",
      ]
      for (path, sentence) in sentences {
        let run = try await trace(["--style", path], in: folder)
        #expect(run == CommandRun(code: 1, output: [], errors: "swipelab: \(path): \(sentence)\n"))
      }
    }
  }

  @Test("names its curve in a plot")
  func plotNames() async throws {
    try await withStyles { folder in
      let styles = ["--style", "default", "--style", "Loose one", "--style", "./loose.json"]
      let run = try await CommandRun.swipelab(["plot", "a.swipe", "--out", "a.svg"] + styles, in: folder)
      #expect(run.code == 0)
      let text = String(decoding: try folder.bytes("a.svg"), as: UTF8.self)
      for name in [">default<", ">Loose one<", ">loose<"] { #expect(text.contains(name)) }
    }
  }

  @Test("is listed behind the presets, with the folder, and a broken one with its error")
  func list() async throws {
    try await withStyles { folder in
      let run = try await CommandRun.swipelab(["presets"], in: folder)
      #expect(run.code == 0)
      let own = run.text.components(separatedBy: "\n\n").last
      let path = folder.url.appending(path: "config/swipelab/styles").path
      #expect(
        own == """
          Your own, in \(path):
          broken\tCannot be used: broken.json, line 2: "settle.respons" is not a parameter; \
          did you mean "settle.response"?
          default\tThe preset swipecellkit.drag with 1 parameter changed.
          Loose one\tThe preset swipecellkit.drag with 1 parameter changed.

          """
      )
    }
  }
}
