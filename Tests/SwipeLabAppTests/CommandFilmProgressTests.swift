import Testing

@Suite("What film says while it works")
struct CommandFilmProgressTests {
  private func errors(_ name: String, _ options: [String] = []) async throws -> String {
    var text = ""
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let arguments = ["film", "a.swipe", "--out", name, "--to", "500"] + options
      let run = try await CommandRun.swipelab(arguments, in: folder)
      #expect(run.code == 0)
      #expect(run.output.isEmpty)
      text = run.errors
    }
    return text
  }

  @Test("is a line for every tenth, and what has come of it")
  func lines() async throws {
    let lines = try await errors("a").split(separator: "\n")
    #expect(lines.first == "swipelab: 10 %, 3 of 30 frames")
    #expect(lines.dropLast().last == "swipelab: 100 %, 30 of 30 frames")
    #expect(lines.last == "swipelab: a has 30 frames of 320 × 480 pixels and lasts 0.5 s.")
    #expect(lines.count == 11)
  }

  @Test("is also the rate that a GIF has instead")
  func rate() async throws {
    let sentence = "swipelab: a GIF holds 50 frames a second as the nearest to 60, and has that.\n"
    #expect(try await errors("a.gif").hasPrefix(sentence))
    #expect(try await errors("a.gif", ["--fps", "25"]).contains("a GIF holds") == false)
  }

  @Test("is nothing where it is to be quiet")
  func quiet() async throws {
    #expect(try await errors("a.gif", ["--quiet"]).isEmpty)
  }
}
