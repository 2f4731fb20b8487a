import Testing

@testable import SwipeLabApp

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

  @Test("is lines of their own for programs, the first and the last frame among them")
  func programs() async throws {
    let lines = try await errors("a.gif", ["--progress", "--fps=25"]).split(separator: "\n")
    let frames = lines.compactMap { FilmFrameLine($0) }
    #expect(frames.first == FilmFrameLine(done: 1, total: 26))
    #expect(frames.last == FilmFrameLine(done: 26, total: 26))
    #expect(frames.map(\.done) == frames.map(\.done).sorted())
    #expect(lines.dropLast() == frames.map { $0.text[...] })
    #expect(lines.last == "swipelab: a.gif has 13 frames of 320 × 480 pixels and lasts 0.52 s.")
  }

  @Test("to programs ends the film where they have gone, and leaves nothing")
  func abandoned() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      // The reader is gone before the film begins.
      let run = try await CommandRun.shell(
        "{ sleep 0.2; \"$SWIPELAB\" film a.swipe --out a.mp4 --progress 2>&3; echo $? >code; } 3>&1 | true",
        in: folder
      )
      #expect(run.code == 0)
      try await Patience.wait(until: "the end of the film") { try folder.names.contains("code") }
      try await Patience.wait(until: "its exit code") { try folder.bytes("code").isEmpty == false }
      #expect(try folder.bytes("code") == Array("1\n".utf8))
      #expect(try folder.names == ["a.swipe", "code"])
    }
  }

  @Test(
    "to programs is a line that is told from others",
    arguments: [
      ("frame 412 of 600", 412), ("frame 0 of 0", 0), ("frame 7 of 6", nil), ("frame -1 of 6", nil),
      ("frame 1 of 6 ", nil), ("swipelab: frame 1 of 6", nil), ("", nil),
    ] as [(String, Int?)]
  )
  func lines(_ text: String, done: Int?) {
    #expect(FilmFrameLine(text)?.done == done)
    #expect(FilmFrameLine(text)?.text == done.map { _ in text })
  }

  @Test("cannot be nothing and lines for programs")
  func contradiction() async throws {
    try await CommandFolder.with { folder in
      let run = try await CommandRun.film(to: "a.gif", ["--progress"], in: folder)
      #expect(run.code == 2)
      #expect(
        run.errors
          == "swipelab: --progress tells what --quiet is to keep silent about; leave one of them out.\n"
      )
    }
  }

  @Test("is nothing where it is to be quiet")
  func quiet() async throws {
    #expect(try await errors("a.gif", ["--quiet"]).isEmpty)
  }
}
