import Foundation
import Testing

@Suite("A file that is no recording")
struct CommandBadFileTests {
  private static let header = CommandSample.header

  /// What a file holds, and the sentence that it gives after its name.
  private static let files: [(content: String, sentence: String)] = [
    (
      "",
      ": the file is empty; a recording begins with a line such as {\"swipelab\": 1, "
        + "\"viewport\": {\"width\": 320, \"height\": 480}, \"rows\": {\"count\": 10, \"id\": \"id\"}}."
    ),
    ("nonsense", ", line 1: this is not JSON, column 2 should have null; correct the line."),
    (
      "{\"swipelab\": 9}\n",
      ", line 1, key \"swipelab\": version 9 is not known here, it was probably made by a newer SwipeLab; "
        + "update this one, or save the recording as version 1."
    ),
    (
      header + "\n{\"t\": 40, \"pointer\": 1, \"pha",
      ", line 2: the last line is cut off; restore the whole file, or delete this line."
    ),
    (
      header + "\n{\"t\": 40, \"style\": \"defualt\"}\n",
      ", line 2, key \"style\": there is no style \"defualt\"; did you mean \"default\"?"
    ),
    (
      header + "\n{\"t\": 40, \"key\": \"Up\"}\n{\"t\": 30, \"key\": \"Up\"}\n",
      ", line 3, key \"t\": time runs backwards, from 40 to 30 ms; put the lines in order of time."
    ),
  ]

  @Test("gives trace and replay a sentence with its place, 1, and no output", arguments: files)
  func sentences(_ content: String, sentence: String) async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", content)
      let expected = CommandRun(code: 1, output: [], errors: "swipelab: a.swipe\(sentence)\n")
      #expect(try await CommandRun.swipelab(["trace", "a.swipe"], in: folder) == expected)
      #expect(try await CommandRun.swipelab(["replay", "a.swipe"], in: folder) == expected)
    }
  }

  @Test("gives render the same, and no picture", arguments: files)
  func pictures(_ content: String, sentence: String) async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", content)
      let arguments = ["render", "a.swipe", "--at", "0", "--out", "a.png"]
      let run = try await CommandRun.swipelab(arguments, in: folder)
      #expect(run == CommandRun(code: 1, output: [], errors: "swipelab: a.swipe\(sentence)\n"))
      #expect(try folder.names == ["a.swipe"])
    }
  }

  @Test("is told from one that is missing, a folder, or too large")
  func places() async throws {
    try await CommandFolder.with { folder in
      try folder.makeFolder("b")
      let large = try FileHandle(forWritingTo: URL(fileURLWithPath: try folder.write("c", "{}")))
      try large.truncate(atOffset: 1 << 40)
      try large.close()
      let sentences = [
        ("a", "there is no such file; check its path."),
        ("b", "this is a folder; name a file in it."),
        ("c", "the file is larger than the 64 MB that a recording may have; record a shorter session."),
      ]
      for (name, sentence) in sentences {
        let run = try await CommandRun.swipelab(["trace", name], in: folder)
        #expect(run == CommandRun(code: 1, output: [], errors: "swipelab: \(name): \(sentence)\n"))
      }
      let endless = try await CommandRun.shell("\"$SWIPELAB\" trace - < /dev/zero", in: folder)
      #expect(endless.code == 1)
      #expect(endless.errors.hasPrefix("swipelab: standard input: the file is larger than the 64 MB "))
    }
  }
}
