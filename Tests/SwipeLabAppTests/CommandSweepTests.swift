import Foundation
import Testing

@Suite("The command sweep")
struct CommandSweepTests {
  private static let mistakes: [([String], String)] = [
    ([], "the command sweep needs the option --set; add --set ID=VALUE,VALUE."),
    (
      ["--set", "settle.response"],
      "the option --set takes a parameter and its value such as settle.response=0.5, not \"settle.response\"."
    ),
    (
      ["--set", "settle.response=0.5,"],
      "the option --set takes a parameter and its value such as settle.response=0.5, not \"settle.response=0.5,\"."
    ),
    (
      ["--set", "transition=drag,revael"],
      "the parameter \"transition\" takes one of border, drag, reveal, not \"revael\"; did you mean \"reveal\"?"
    ),
    (
      ["--set=transition=drag,reveal", "--set=settle.response=1,2", "--set=recognition.slop=1,2"],
      "a sweep tries several values of at most 2 parameters, not of 3; leave single values in the others."
    ),
    (
      ["--set=settle.response=1,2", "--set=settle.response=3"],
      "the parameter settle.response stands there twice; put all its values into one --set."
    ),
    (
      ["--set=recognition.slop=" + (1...37).map(String.init).joined(separator: ",")],
      "a sweep has at most 36 trials, not 37; leave some values out."
    ),
    (
      ["--set=recognition.slop=1,2,3,4,5", "--set=settle.response=1,2"],
      "beside a second one, the first --set has at most 4 values, which stand beside each other, not 5; "
        + "name the one with fewer values first."
    ),
    (
      ["--set=settle.response=1,2", "--out=a.gif"],
      "the option --out takes a file whose name ends in .png or .mp4, not \"a.gif\"."
    ),
    (["--set=settle.response=1,2", "--at=5"], "only a grid in .png has a time; leave out --at."),
    (
      ["--set=settle.response=1,2", "--scale=2"],
      "without --out only numbers are printed, so --scale means nothing; leave it out, or add --out FILE."
    ),
    (
      ["--set=settle.response=1,2", "--force"],
      "without --out only numbers are printed, so --force means nothing; leave it out, or add --out FILE."
    ),
  ]

  private static let ratios = ["--set", "settle.dampingRatio=0.4,0.6,1"]

  private func sweep(_ options: [String], writes: [String] = []) async throws -> (CommandRun, [UInt8]) {
    var result: (CommandRun, [UInt8])?
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let run = try await CommandRun.swipelab(["sweep", "a.swipe"] + options, in: folder)
      #expect(try folder.names == (["a.swipe"] + writes).sorted())
      result = (run, try writes.first.map { try folder.bytes($0) } ?? [])
    }
    return try #require(result)
  }

  @Test("prints a table, or comma-separated values, and needs no picture")
  func numbers() async throws {
    let (table, _) = try await sweep(Self.ratios)
    #expect(table.code == 0 && table.errors.isEmpty)
    let lines = table.text.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0] == "settle.dampingRatio  settling (s)  overshoot (pt)  overshoot (%)")
    #expect(Set(lines.map(\.count)).count == 1)
    let (csv, _) = try await sweep(Self.ratios + ["--csv"])
    let rows = csv.text.split(separator: "\n")
    #expect(rows[0] == "settle.dampingRatio,settling_s,overshoot_pt,overshoot_percent")
    #expect(rows.dropFirst().map { $0.split(separator: ",")[0] } == ["0.4", "0.6", "1"])
    let (again, _) = try await sweep(Self.ratios + ["--csv"])
    #expect(again == csv)
  }

  @Test("draws a grid, and says which time it shows where nobody asked for one")
  func grid() async throws {
    let (run, png) = try await sweep(Self.ratios + ["--out", "a.png"], writes: ["a.png"])
    #expect(PNGSize(png) == PNGSize(width: 48 + 3 * 344 - 24, height: 48 + 506))
    #expect(
      run.errors
        == "swipelab: the pictures show 160 ms, 60 ms after the first release; --at names another time.\n"
    )
    let (asked, same) = try await sweep(Self.ratios + ["--out=a.png", "--at=160"], writes: ["a.png"])
    #expect(asked.errors.isEmpty && same == png && asked.output == run.output)
  }

  @Test("lays two parameters out across and down, and keeps single values")
  func two() async throws {
    let options = Self.ratios + ["--set=settle.response=0.3,0.5", "--set=release.openThreshold=0.4"]
    let (run, png) = try await sweep(options + ["--out=a.png", "--size=320x120"], writes: ["a.png"])
    #expect(run.text.split(separator: "\n").count == 7)
    #expect(PNGSize(png) == PNGSize(width: 88 + 48 + 3 * 344 - 24, height: 48 + 2 * 170 - 24))
  }

  @Test("films the grid")
  func film() async throws {
    let (run, film) = try await sweep(Self.ratios + ["--out=a.mp4", "--size=320x120"], writes: ["a.mp4"])
    #expect(run.code == 0)
    let progress = run.errors.split(separator: "\n")
    #expect(progress.count == 10)
    #expect(progress.last?.hasPrefix("swipelab: 100 %, ") == true)
    #expect(run.text.split(separator: "\n").count == 4)
    #expect(film.dropFirst(4).starts(with: Array("ftyp".utf8)))
  }

  @Test("without ffmpeg names the package and the other format, and writes nothing")
  func filmWithoutEncoder() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let run = try await CommandRun.swipelab(
        ["sweep", "a.swipe", "--out=a.mp4", "--size=320x120"] + Self.ratios,
        in: folder,
        environment: ["PATH": folder.url.path]
      )
      #expect(
        run.errors
          == "swipelab: a film needs the encoder ffmpeg, which is not on this machine; "
          + "install the package ffmpeg, or write the grid as a .png, which needs none.\n"
      )
      #expect(run.code == 1 && run.output.isEmpty)
      #expect(try folder.names == ["a.swipe"])
    }
  }

  @Test("says what is wrong in a sentence, and writes nothing", arguments: mistakes)
  func errors(_ options: [String], sentence: String) async throws {
    let (run, _) = try await sweep(options)
    #expect(run == CommandRun(code: 2, output: [], errors: "swipelab: \(sentence)\n"))
  }
}
