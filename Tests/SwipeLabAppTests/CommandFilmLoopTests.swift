import Testing

@Suite("A film that is shown again and again")
struct CommandFilmLoopTests {
  /// Where some bytes begin in others; nil where they do not.
  private func place(of text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    return bytes.indices.dropLast(wanted.count).first { bytes[$0..<$0 + wanted.count].elementsEqual(wanted) }
  }

  private func film(_ name: String, _ options: [String]) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    try await CommandFolder.with { folder in
      try await FilmTool.require(in: folder)
      #expect(try await CommandRun.film(to: name, ["--to", "50"] + options, in: folder) == .silence)
      bytes = try folder.bytes(name)
    }
    return bytes
  }

  @Test(
    "says so in a GIF: repetitions after the first time, none where it is shown once",
    arguments: [([], 0), (["--loop", "0"], 0), (["--loop", "1"], nil), (["--loop", "5"], 4)]
      as [([String], Int?)]
  )
  func gif(_ options: [String], expected: Int?) async throws {
    let bytes = try await film("a.gif", options)
    // The number stands behind the name, the length of its block and a 1.
    let start = place(of: "NETSCAPE2.0", in: bytes).map { $0 + 13 }
    #expect(start.map { Int(bytes[$0]) + Int(bytes[$0 + 1]) << 8 } == expected)
  }

  @Test("says so in an APNG", arguments: [([], 0), (["--loop", "3"], 3)] as [([String], Int)])
  func apng(_ options: [String], expected: Int) async throws {
    let bytes = try await film("a.apng", options)
    let start = try #require(place(of: "acTL", in: bytes))
    let numbers = [4, 8].map { bytes[start + $0..<start + $0 + 4].reduce(0) { $0 << 8 | Int($1) } }
    #expect(numbers == [3, expected])
  }

  @Test("says so in a WebP, whose frames last as long as they should", arguments: [0, 2])
  func webp(_ rounds: Int) async throws {
    let bytes = try await film("a.webp", ["--loop", "\(rounds)", "--hold", "500"])
    var at = 12
    var milliseconds = 0
    var loops: Int?
    var frames = 0
    func number(_ start: Int, _ count: Int) -> Int {
      bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    while at + 8 <= bytes.count {
      let (name, length) = (String(decoding: bytes[at..<at + 4], as: UTF8.self), number(at + 4, 4))
      if name == "ANIM" { loops = number(at + 12, 2) }
      if name == "ANMF" {
        frames += 1
        milliseconds += number(at + 20, 3)
      }
      at += 8 + length + length % 2
    }
    #expect(loops == rounds)
    // Frames that stand still are one long frame there.
    #expect((1...33).contains(frames))
    #expect((548...552).contains(milliseconds))
  }

  @Test("is as long as all its rounds where the format cannot say so, and never endless")
  func others() async throws {
    try await CommandFolder.with { folder in
      #expect(try await CommandRun.film(to: "a", ["--to", "50", "--loop", "2"], in: folder) == .silence)
      let frames = try CommandFolder.list("a", in: folder)
      #expect(frames == (0..<6).map { "frame-0000\($0).png" })
      #expect(try folder.bytes("a/frame-00001.png") == folder.bytes("a/frame-00004.png"))
      let endless = try await CommandRun.film(to: "b.mp4", ["--loop", "0"], in: folder)
      let sentence = "the option --loop takes a number from 1 to 1000, not \"0\"."
      #expect(endless == CommandRun(code: 2, output: [], errors: "swipelab: \(sentence)\n"))
    }
  }
}
