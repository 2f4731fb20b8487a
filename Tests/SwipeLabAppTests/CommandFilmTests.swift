import Testing

@Suite("The command film")
struct CommandFilmTests {
  @Test(
    "makes exactly the frames that it is asked for",
    arguments: [
      ("a.mp4", ["--to", "200"], ["320", "480", "60/1", "12"]),
      (
        "a.mp4", ["--to", "100", "--hold", "50", "--loop", "2", "--scale", "2"], ["640", "960", "60/1", "18"]
      ),
      (
        "A.MP4", ["--from", "50", "--to", "100", "--speed", "0.25", "--fps", "30"],
        ["320", "480", "30/1", "6"]
      ),
      ("a.webm", ["--to", "100", "--fps", "120"], ["320", "480", "120/1", "12"]),
      ("a.gif", ["--to", "200"], ["320", "480", "50/1", "10"]),
      ("a.gif", ["--to", "200", "--fps", "30"], ["320", "480", "100/3", "7"]),
      ("a.apng", ["--to", "200", "--hold", "100"], ["320", "480", "60/1", "18"]),
      ("a.mp4", ["--to", "50", "--size", "201x101"], ["202", "102", "60/1", "3"]),
      ("a.mp4", ["--to", "50", "--captions"], ["320", "520", "60/1", "3"]),
      ("a.mp4", ["--to", "150", "--compare", "default", "--curves"], ["656", "680", "60/1", "9"]),
    ]
  )
  func counts(_ name: String, options: [String], expected: [String]) async throws {
    try await CommandFolder.with { folder in
      let run = try await CommandRun.film(to: name, options, in: folder)
      #expect(run == .silence)
      #expect(try folder.names == [name, "a.swipe"].sorted())
      #expect(try await FilmTool.probe(name, in: folder) == expected)
    }
  }

  @Test("draws the frames that render draws, bit for bit where the format loses nothing")
  func frames() async throws {
    try await CommandFolder.with { folder in
      let options = ["--from", "40", "--to", "160", "--fps", "50", "--theme", "dark"]
      #expect(try await CommandRun.film(to: "a.apng", options, in: folder) == .silence)
      #expect(try await CommandRun.film(to: "a/", options, in: folder) == .silence)
      let film = try await FilmTool.pixels("a.apng", in: folder)
      let size = 320 * 480 * 3
      #expect(film.count == 6 * size)
      for index in 0..<6 {
        let still = ["render", "a.swipe", "--at", "\(40 + 20 * index)", "--out", "s.png", "--force"]
        #expect(try await CommandRun.swipelab(still + ["--theme", "dark"], in: folder) == .silence)
        let pixels = try await FilmTool.pixels("s.png", in: folder)
        #expect(Array(film[index * size..<(index + 1) * size]) == pixels)
        #expect(try folder.bytes("a/frame-0000\(index).png") == folder.bytes("s.png"))
      }
      // The gesture moves something in each of them.
      #expect(try folder.bytes("a/frame-00000.png") != folder.bytes("a/frame-00001.png"))
    }
  }

  @Test("makes the same file from the same recording", arguments: ["mp4", "webm", "gif", "apng", "webp"])
  func same(_ ending: String) async throws {
    try await CommandFolder.with { folder in
      try await FilmTool.require(in: folder)
      let options = ["--to", "120", "--touches", "--captions"]
      #expect(try await CommandRun.film(to: "a.\(ending)", options, in: folder) == .silence)
      #expect(try await CommandRun.film(to: "b.\(ending)", options, in: folder) == .silence)
      #expect(try folder.bytes("a.\(ending)") == folder.bytes("b.\(ending)"))
    }
  }

  @Test("shows slowly what it shows fast, frame for frame")
  func speed() async throws {
    try await CommandFolder.with { folder in
      #expect(try await CommandRun.film(to: "fast", ["--to", "100"], in: folder) == .silence)
      #expect(
        try await CommandRun.film(to: "slow", ["--to", "100", "--speed", "0.5"], in: folder) == .silence
      )
      for index in 0..<6 {
        let slow = try folder.bytes("slow/frame-000\(index < 5 ? "0" : "")\(2 * index).png")
        #expect(try folder.bytes("fast/frame-0000\(index).png") == slow)
      }
    }
  }

  @Test("compares a style with itself as two equal halves, and with another as different ones")
  func comparison() async throws {
    try await CommandFolder.with { folder in
      let halves = ["crop=320:480:0:0", "crop=320:480:336:0"]
      let options = ["--from", "150", "--to", "250", "--touches"]
      for (name, other, areEqual) in [
        ("a.apng", ["--compare", "default"], true),
        ("b.apng", ["--compare-set", "settle.dampingRatio=0.3"], false),
      ] {
        #expect(try await CommandRun.film(to: name, options + other, in: folder) == .silence)
        let left = try await FilmTool.pixels(name, filter: halves[0], in: folder)
        let right = try await FilmTool.pixels(name, filter: halves[1], in: folder)
        #expect(left.count == 6 * 320 * 480 * 3)
        #expect((left == right) == areEqual)
      }
    }
  }

  @Test("shows what is asked for besides the table")
  func extras() async throws {
    try await CommandFolder.with { folder in
      let options = ["--from", "90", "--to", "100"]
      for (name, extra) in [("plain", []), ("touches", ["--touches"]), ("wide", ["--size", "400x480"])] {
        #expect(try await CommandRun.film(to: name, options + extra, in: folder) == .silence)
      }
      let plain = try folder.bytes("plain/frame-00000.png")
      #expect(try folder.bytes("touches/frame-00000.png") != plain)
      #expect(try folder.bytes("wide/frame-00000.png") != plain)
    }
  }
}
