import Foundation
import Testing

@Suite("The command plot")
struct CommandPlotTests {
  private static let mistakes: [([String], Int32, String)] = [
    (
      ["--out", "a.pdf"], 2, "the option --out takes a file whose name ends in .svg or .png, not \"a.pdf\"."
    ),
    ([], 2, "the command plot needs the option --out; add --out FILE."),
    (
      ["--out", "a.svg", "--style", "defalt"], 2, "there is no style \"defalt\"; did you mean \"default\"?"
    ),
    (
      ["--out", "a.svg"] + Array(repeating: "--style=default", count: 5), 2,
      "one plot has at most 4 styles, not 5; leave some out."
    ),
    (
      ["--out", "a.svg", "--from", "5", "--to=5"], 2,
      "the end, --to, must lie after the beginning, --from."
    ),
    (["--out", "a.svg", "--row", "id7"], 1, "a.swipe: there is no row \"id7\"; did you mean \"id0\"?"),
    (
      ["--out", "no/a.svg"], 1,
      "the folder no does not exist, so no/a.svg cannot be written; make it first."
    ),
    (
      ["--out", "a.svg", "--to", "9e6"], 1,
      "a.swipe: its gestures take too long for one plot, which holds 833 s; name a part with --from and --to."
    ),
    (
      ["--out", "a.swipe.png", "--size", "9000x9000"], 1,
      "a.swipe: 9000 × 9000 points at scale 1 is more than a picture can have, "
        + "16384 pixels a side and 64 million in all; give a smaller --size or --scale."
    ),
  ]

  /// What a run with these options writes into `name`.
  private func plot(_ options: [String], to name: String) async throws -> [UInt8] {
    var bytes: [UInt8] = []
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let run = try await CommandRun.swipelab(["plot", "a.swipe", "--out", name] + options, in: folder)
      #expect(run == CommandRun(code: 0, output: [], errors: ""))
      #expect(try folder.names == ["a.swipe", name].sorted())
      bytes = try folder.bytes(name)
    }
    return bytes
  }

  @Test("writes the same SVG text every time, without a display, icons or fonts")
  func svg() async throws {
    let first = try await plot([], to: "a.svg")
    let text = String(decoding: first, as: UTF8.self)
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "))
    #expect(text.hasSuffix("</svg>\n"))
    #expect(text.contains("width=\"960\" height=\"320\""))
    for word in ["Release", "Pane −148", "Settling", "default", "Inter, sans-serif"] {
      #expect(text.contains(word))
    }
    #expect(try await plot([], to: "b.SVG") == first)
  }

  @Test("draws a PNG file in the size that is asked for")
  func png() async throws {
    let plain = try await plot([], to: "a.png")
    #expect(PNGSize(plain) == PNGSize(width: 960, height: 320))
    let small = try await plot(["--size", "400x200", "--scale", "1.5", "--theme", "dark"], to: "a.png")
    #expect(PNGSize(small) == PNGSize(width: 600, height: 300))
  }

  @Test("draws a curve for each style, and names them")
  func styles() async throws {
    let one = try await plot([], to: "a.svg")
    let options = ["--style", "swipecellkit.drag", "--style=default", "--set", "settle.response=0.6"]
    let two = String(decoding: try await plot(options, to: "a.svg"), as: UTF8.self)
    #expect(two.contains(">swipecellkit.drag<") && two.contains(">default<") && two.contains(">B<"))
    let curves = { (text: String) in text.components(separatedBy: "<polyline").count - 1 }
    #expect(curves(two) == 2 * curves(String(decoding: one, as: UTF8.self)))
  }

  @Test("shows another row and another time")
  func others() async throws {
    let text = String(decoding: try await plot(["--row", "id0"], to: "a.svg"), as: UTF8.self)
    #expect(text.contains("How the row id0 moves") && !text.contains("Release<"))
    let part = String(decoding: try await plot(["--from", "50", "--to", "90"], to: "a.svg"), as: UTF8.self)
    #expect(part.contains(">50 ms<") && part.contains(">90<"))
  }

  @Test("says what is wrong in a sentence, and writes nothing", arguments: mistakes)
  func errors(_ options: [String], code: Int32, sentence: String) async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let run = try await CommandRun.swipelab(["plot", "a.swipe"] + options, in: folder)
      #expect(run == CommandRun(code: code, output: [], errors: "swipelab: \(sentence)\n"))
      #expect(try folder.names == ["a.swipe"])
    }
  }

  @Test("says that nothing moves, and leaves a file that is there")
  func nothing() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.header + "\n")
      try folder.write("b.svg", "mine")
      let still = try await CommandRun.swipelab(["plot", "a.swipe", "--out", "c.svg"], in: folder)
      let sentence = "a.swipe: no row moves in it; name one with --row to see it lie still."
      #expect(still == CommandRun(code: 1, output: [], errors: "swipelab: \(sentence)\n"))
      let taken = try await CommandRun.swipelab(["plot", "a.swipe", "--out", "b.svg"], in: folder)
      #expect(taken.code == 1 && taken.errors.hasPrefix("swipelab: b.svg exists"))
      #expect(try folder.bytes("b.svg") == Array("mine".utf8))
      #expect(try folder.names == ["a.swipe", "b.svg"])
    }
  }
}
