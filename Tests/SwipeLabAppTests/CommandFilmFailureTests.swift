import Foundation
import Testing

@Suite("A film that cannot be made")
struct CommandFilmFailureTests {
  private static let endings = ["mp4", "webm", "gif", "apng", "webp"]

  private func failure(_ sentence: String, code: Int32 = 1) -> CommandRun {
    CommandRun(code: code, output: [], errors: "swipelab: \(sentence)\n")
  }

  /// Expects one sentence and 1, and everything as it was: an older film at that place too.
  private func expect(
    _ sentence: String,
    from encoder: String,
    _ name: String = "a.mp4",
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await CommandFolder.with { folder in
      try folder.write(name, "mine")
      let environment = try FilmTool.pretend(encoder, in: folder)
      let run = try await CommandRun.film(to: name, ["--force"], in: folder, environment: environment)
      #expect(run == failure(sentence), sourceLocation: sourceLocation)
      #expect(try folder.bytes(name) == Array("mine".utf8), sourceLocation: sourceLocation)
      #expect(try folder.names == [name, "a.swipe", "bin"].sorted(), sourceLocation: sourceLocation)
    }
  }

  @Test("for want of ffmpeg names the package, and pictures do without")
  func missing() async throws {
    try await CommandFolder.with { folder in
      let environment = ["PATH": folder.url.path]
      for ending in Self.endings {
        let run = try await CommandRun.film(to: "a.\(ending)", in: folder, environment: environment)
        #expect(
          run
            == failure(
              "a film needs the encoder ffmpeg, which is not on this machine; install the package ffmpeg, "
                + "or name a folder for PNG files, which need none."
            )
        )
      }
      #expect(try folder.names == ["a.swipe"])
      let pictures = try await CommandRun.film(to: "a", ["--to", "20"], in: folder, environment: environment)
      #expect(pictures == .silence)
    }
  }

  @Test("because the encoder ends early tells what it complained of")
  func complaining() async throws {
    try await expect(
      "the encoder ffmpeg cannot make a.mp4 (Unknown encoder 'libx264'); try another format, "
        + "such as PNG files in a folder.",
      from: "echo \"Unknown encoder 'libx264'\" >&2; exit 1"
    )
    try await expect(
      "the encoder ffmpeg cannot make a.gif (it ended early); try another format, such as PNG files in a folder.",
      from: "exit 3",
      "a.gif"
    )
  }

  @Test("because the encoder is killed says so", arguments: ["", "head -c 100000 >/dev/null; "])
  func killed(after work: String) async throws {
    try await expect(
      "the encoder ffmpeg was ended by signal 9, so nothing was written to a.mp4; try again.",
      from: work + "kill -KILL $$"
    )
  }

  @Test("because the disk is full says so, even where the encoder does not mind")
  func full() async throws {
    for end in ["exit 1", "cat >/dev/null; exit 0"] {
      try await expect(
        "a.mp4 cannot be written (No space left on device); make room or name another folder.",
        from: "echo 'Error writing trailer of a.mp4: No space left on device' >&2; \(end)"
      )
    }
  }

  @Test(
    "because files may not grow that large says so, with the true encoder",
    arguments: endings + ["pictures/"]
  )
  func tooLarge(_ ending: String) async throws {
    try await CommandFolder.with { folder in
      try await FilmTool.require(in: folder)
      try folder.write("a.swipe", CommandSample.opening)
      let name = ending.hasSuffix("/") ? ending : "a." + ending
      let run = try await CommandRun.shell(
        "ulimit -f 1; \"$SWIPELAB\" film a.swipe --out \(name) --quiet --scale 2",
        in: folder
      )
      let sentence = "\(name) cannot be written (File too large); make room or name another folder."
      #expect(run == failure(sentence))
      #expect(try folder.names == ["a.swipe"])
    }
  }

  @Test("because the user stops it ends the encoder and leaves nothing", arguments: ["TERM", "INT", "HUP"])
  func stopped(by signal: String) async throws {
    // The encoder waits for ever and is ended with the film; its parent is the program.
    try await expect(
      "the film was stopped before its end; nothing was written to a.mp4.",
      from: "kill -\(signal) $PPID; exec sleep 1000"
    )
  }

  @Test("leaves a file and a folder that are there alone, and says what to do")
  func existing() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.mp4", "mine")
      try folder.makeFolder("b")
      try folder.write("b/frame-00000.png", "mine")
      try folder.makeFolder("c")
      try folder.write("c/letter", "mine")
      let cases = [
        ("a.mp4", [], "a.mp4 exists and is left as it is; name another file, or add --force to replace it."),
        (
          "b", [],
          "b holds files and is left as it is; name another folder, or add --force to replace a film's pictures."
        ),
        (
          "c", ["--force"],
          "c holds letter, which is no picture of a film, and is left as it is; name another folder."
        ),
        ("a.mp4/", ["--force"], "a.mp4/ is a file and is left as it is; name another folder."),
        ("./", ["--force"], "./ is the folder you are in; name a new folder in it."),
        ("d/e.mp4", [], "the folder d does not exist, so d/e.mp4 cannot be written; make it first."),
      ]
      for (name, options, sentence) in cases {
        #expect(try await CommandRun.film(to: name, options, in: folder) == failure(sentence))
      }
      #expect(try folder.names == ["a.mp4", "a.swipe", "b", "c"])
      #expect(try folder.bytes("c/letter") == Array("mine".utf8))
      let pictures = try await CommandRun.film(to: "b", ["--to", "20", "--force"], in: folder)
      #expect(pictures == .silence)
      #expect(try CommandFolder.list("b", in: folder) == ["frame-00000.png", "frame-00001.png"])
      #expect(try folder.bytes("b/frame-00000.png") != Array("mine".utf8))
    }
  }

  @Test("says which options, times and endings there are")
  func usage() async throws {
    try await CommandFolder.with { folder in
      let endings = ".mp4, .webm, .gif, .apng, .webp or /"
      let wrong = try await CommandRun.film(to: "a.avi", in: folder)
      #expect(
        wrong
          == failure("the option --out takes a file whose name ends in \(endings), not \"a.avi\".", code: 2)
      )
      for option in ["--fps=23", "--fps=121", "--speed=0", "--hold=-1", "--loop=1.5", "--compare=nothing"] {
        #expect(try await CommandRun.film(to: "a.gif", [option], in: folder).code == 2)
      }
      let empty = try await CommandRun.film(to: "a.gif", ["--from", "200", "--to", "100"], in: folder)
      #expect(
        empty
          == failure(
            "a.swipe: nothing lies between 200 ms and the end at 100 ms; give an earlier --from or a later --to."
          )
      )
      #expect(try folder.names == ["a.swipe"])
    }
  }
}
