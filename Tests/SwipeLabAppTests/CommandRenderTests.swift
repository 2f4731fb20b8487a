import Testing

@Suite("The command render")
struct CommandRenderTests {
  /// The picture of the opening sample with these options, as the bytes of a file.
  private func picture(
    _ options: [String] = [],
    of recording: String = CommandSample.opening
  ) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", recording)
      let arguments = ["render", "a.swipe", "--out", "a.png"] + options
      let run = try await CommandRun.swipelab(arguments, in: folder)
      #expect(run == CommandRun(code: 0, output: [], errors: ""))
      #expect(try folder.names == ["a.png", "a.swipe"])
      bytes = try folder.bytes("a.png")
    }
    return bytes
  }

  /// Width and height of a PNG file: its first chunk holds them, high byte first. Nil for anything else.
  private func size(_ png: [UInt8]) -> [Int]? {
    guard png.count > 24, Array(png[1...3]) == Array("PNG".utf8) else { return nil }
    return [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("draws the same bytes every time, in the recording's viewport")
  func same() async throws {
    let first = try await picture(["--at", "60"])
    #expect(size(first) == [320, 480])
    #expect(try await picture(["--at=60", "--theme", "light", "--scale", "1"]) == first)
  }

  @Test("draws another time, theme, style and parameter differently")
  func differences() async throws {
    let plain = try await picture(["--at", "2000"])
    #expect(try await picture(["--at", "0"]) != plain)
    #expect(try await picture(["--at", "2000", "--theme", "dark"]) != plain)
    #expect(try await picture(["--at", "2000", "--style", "default"]) == plain)
    let moving = try await picture(["--at", "110"])
    #expect(try await picture(["--at", "110", "--set", "settle.duration=0"]) != moving)
  }

  @Test(
    "has the size that is asked for",
    arguments: [
      (["--scale", "2"], [640, 960]), (["--scale", "0.5"], [160, 240]), (["--scale", "1.5"], [480, 720]),
      (["--size", "200x101"], [200, 101]), (["--size=200.5x100", "--scale=2"], [401, 200]),
      (["--size", "1×1"], [1, 1]),
    ]
  )
  func sizes(_ options: [String], expected: [Int]) async throws {
    #expect(size(try await picture(["--at", "0"] + options)) == expected)
  }

  @Test("follows the recording's own resizes unless a size is asked for")
  func resizes() async throws {
    let recording =
      CommandSample.opening + "{\"t\": 200, \"command\": \"resize\", \"width\": 400, \"height\": 300}\n"
    #expect(size(try await picture(["--at", "199"], of: recording)) == [320, 480])
    #expect(size(try await picture(["--at", "200"], of: recording)) == [400, 300])
    let resized = try await picture(["--at", "500", "--size", "400x300"], of: recording)
    #expect(size(resized) == [400, 300])
    #expect(try await picture(["--at", "500", "--size", "400x300"]) == resized)
  }

  @Test("draws nothing where there is nothing to see, or too much, and says so")
  func impossibleSizes() async throws {
    let cases: [(recording: String, options: [String], sentence: String)] = [
      (
        CommandSample.empty(width: 0, height: 480), [],
        "the viewport of 0 × 480 points shows nothing at this time; give a size with --size."
      ),
      (
        CommandSample.empty(width: 2049, height: 10), ["--scale", "8"],
        "2049 × 10 points at scale 8 is more than a picture can have, "
          + "16384 pixels a side and 64 million in all; give a smaller --size or --scale."
      ),
      (
        CommandSample.empty(width: 320, height: 480), ["--size", "9000x9000"],
        "9000 × 9000 points at scale 1 is more than a picture can have, "
          + "16384 pixels a side and 64 million in all; give a smaller --size or --scale."
      ),
    ]
    for (recording, options, sentence) in cases {
      try await CommandFolder.with { folder in
        try folder.write("a.swipe", recording)
        let arguments = ["render", "a.swipe", "--at", "0", "--out", "a.png"] + options
        let run = try await CommandRun.swipelab(arguments, in: folder)
        #expect(run == CommandRun(code: 1, output: [], errors: "swipelab: a.swipe: \(sentence)\n"))
        #expect(try folder.names == ["a.swipe"])
      }
    }
  }

  @Test("needs the icons, and says where it looked for them")
  func assets() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let arguments = ["render", "a.swipe", "--at", "0", "--out", "a.png"]
      let run = try await CommandRun.swipelab(
        arguments,
        in: folder,
        environment: ["SWIPELAB_ASSETS": "nowhere"]
      )
      let sentence = "SWIPELAB_ASSETS is nowhere, where there is no folder Icons; correct or unset it."
      #expect(run == CommandRun(code: 1, output: [], errors: "swipelab: \(sentence)\n"))
    }
  }
}
