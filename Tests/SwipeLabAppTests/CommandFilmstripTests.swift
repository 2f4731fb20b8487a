import Testing

@Suite("The command filmstrip")
struct CommandFilmstripTests {
  private static let mistakes: [([String], Int32, String)] = [
    (
      ["--at", "0,x"], 2, "the option --at takes a number from 0 to 604800000, not \"x\"."
    ),
    (["--at", "0,,5"], 2, "the option --at takes a number from 0 to 604800000, not \"\"."),
    (
      ["--at", "0", "--every", "5"], 2,
      "--at already says which stills there are; leave out --every and --count."
    ),
    (["--count", "2.5"], 2, "the option --count takes a number from 1 to 64, not \"2.5\"."),
    (
      ["--at", Array(repeating: "1", count: 65).joined(separator: ",")], 2,
      "a filmstrip has at most 64 stills, not 65; ask for fewer."
    ),
    (
      ["--every", "1", "--from=0", "--to=200"], 1,
      "a filmstrip has at most 64 stills, not 201; ask for fewer."
    ),
  ]

  private func strip(_ options: [String]) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let run = try await CommandRun.swipelab(
        ["filmstrip", "a.swipe", "--out", "a.png"] + options,
        in: folder
      )
      #expect(run == CommandRun(code: 0, output: [], errors: ""))
      #expect(try folder.names == ["a.png", "a.swipe"])
      bytes = try folder.bytes("a.png")
    }
    return bytes
  }

  /// Stills of 320 × 480, 16 apart, 24 around, 24 for the times.
  private func size(_ columns: Int, _ rows: Int) -> PNGSize {
    PNGSize(width: 48 + columns * 336 - 16, height: 48 + rows * 520 - 16)
  }

  @Test("draws the times that are asked for, at most eight in a row")
  func times() async throws {
    let first = try await strip(["--at", "0,50,100"])
    #expect(PNGSize(first) == size(3, 1))
    #expect(try await strip(["--every=50", "--from", "0", "--to", "100"]) == first)
    #expect(try await strip(["--count", "3", "--from", "0", "--to", "100"]) == first)
    let nine = try await strip(["--every", "10", "--count", "9"])
    #expect(PNGSize(nine) == size(8, 2))
    let standard = try await strip([])
    #expect(PNGSize(standard) == size(8, 1))
  }

  @Test("has the size, the scale, the theme, the style and the fingers that are asked for")
  func looks() async throws {
    let plain = try await strip(["--at=60"])
    let scaled = try await strip(["--at=60", "--size", "100x50", "--scale", "2"])
    #expect(PNGSize(scaled) == PNGSize(width: 296, height: 244))
    for options in [
      ["--theme=dark"], ["--touches"], ["--set", "drag.rubberBand=0", "--style=swipecellkit.border"],
    ] {
      #expect(try await strip(["--at=60"] + options) != plain)
    }
  }

  @Test("says what is wrong in a sentence, and writes nothing", arguments: mistakes)
  func errors(_ options: [String], code: Int32, sentence: String) async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let arguments = ["filmstrip", "a.swipe", "--out", "a.png"] + options
      let run = try await CommandRun.swipelab(arguments, in: folder)
      #expect(run == CommandRun(code: code, output: [], errors: "swipelab: \(sentence)\n"))
      #expect(try folder.names == ["a.swipe"])
    }
  }

  @Test("takes a recording in which no row moves")
  func stillness() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.header + "\n")
      let run = try await CommandRun.swipelab(["filmstrip", "a.swipe", "--out", "a.png"], in: folder)
      #expect(run == CommandRun(code: 0, output: [], errors: ""))
    }
  }
}
