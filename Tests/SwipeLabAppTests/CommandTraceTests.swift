import Testing

@Suite("The command trace")
struct CommandTraceTests {
  /// Many rows that open, close, come and go at the same instants: where the order of a `Set` or a `Dictionary`, which
  /// differs from process to process, would show.
  private static let crowd = #"""
    {"swipelab": 1, "viewport": {"width": 320, "height": 480}, "rows": {"count": 24, "id": "id"}, \#
    "style": {"base": "default", "set": {"openRows": "many"}}, \#
    "leading": [{"id": "R", "title": "Read"}], "trailing": [{"id": "D", "title": "Delete"}]}

    """#
    + (0..<8).map {
      #"{"t": 0, "command": "open", "row": "id\#($0)", "edge": "trailing", "tag": "o"}"# + "\n"
    }
    .joined()
    + (8..<16).map { #"{"t": 0, "command": "remove", "row": "id\#($0)", "tag": "r"}"# + "\n" }.joined()
    + #"{"t": 0, "command": "insert", "at": 3, "row": {"id": "n", "open": "leading"}, "tag": "i"}"# + "\n"
    + #"{"t": 100, "style": {"base": "default", "set": {"openRows": "many", "settle.response": 0.6}}}"# + "\n"
    + #"{"t": 150, "command": "closeAll", "tag": "c"}"# + "\n"
    + (16..<20).map { #"{"t": 150, "command": "open", "row": "id\#($0)", "edge": "leading"}"# + "\n" }
    .joined()
    + #"{"t": 900, "command": "direction", "to": "rtl"}"# + "\n"
    + #"{"t": 950, "style": "default"}"# + "\n"

  /// What `trace` prints for a recording with these options.
  private func trace(
    _ options: [String] = [],
    of recording: String = CommandSample.opening
  ) async throws -> CommandRun {
    var trace = CommandRun(code: -1, output: [], errors: "")
    try await CommandFolder.with { folder in
      let file = try folder.write("a.swipe", recording)
      trace = try await CommandRun.swipelab(["trace", file] + options, in: folder)
    }
    #expect(trace.code == 0)
    #expect(trace.errors.isEmpty)
    return trace
  }

  @Test("prints the same bytes every time: frames, events and an end")
  func same() async throws {
    let first = try await trace()
    #expect(try await trace() == first)
    let lines = first.text.split(separator: "\n")
    #expect(lines.count { $0.contains("\"frame\": ") } == 127)
    #expect(lines.contains { $0.contains("\"event\": \"didOpen\", \"row\": \"id1\"") })
    #expect(lines.last?.hasPrefix("{\"end\": true, \"t\": 2100, ") == true)
  }

  @Test("prints the same bytes in every process, also where many rows move and end at one instant")
  func sameInEveryProcess() async throws {
    let first = try await trace(of: Self.crowd)
    for _ in 1...4 { #expect(try await trace(of: Self.crowd) == first) }
    let lines = first.text.split(separator: "\n")
    #expect(lines.count { $0.contains("\"t\": 300, \"event\": \"removed\"") } == 8)
    #expect(lines.count { $0.contains("\"t\": 150, \"event\": \"didOpen\"") } == 8)
    #expect(lines.count { $0.contains("\"t\": 950, \"event\": \"willClose\"") } == 3)
  }

  @Test("takes the frame rate and the end from its options")
  func rate() async throws {
    let text = try await trace(["--fps=10", "--until", "200"]).text
    #expect(text.split(separator: "\n").count { $0.contains("\"frame\": ") } == 3)
    #expect(text.hasSuffix("\n") && text.contains("{\"end\": true, \"t\": 200, "))
  }

  @Test("takes another style and parameters from its options, the last of two")
  func style() async throws {
    let plain = try await trace()
    #expect(try await trace(["--style", "default"]) == plain)
    let quick = try await trace(["--set", "settle.duration=0"])
    #expect(quick.text.contains("{\"t\": 100, \"event\": \"didOpen\""))
    #expect(!plain.text.contains("{\"t\": 100, \"event\": \"didOpen\""))
    #expect(try await trace(["--set", "settle.duration=3", "--set=settle.duration=0"]) == quick)
  }

  @Test("reads standard input where the file is -")
  func standardInput() async throws {
    let expected = try await trace()
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      #expect(try await CommandRun.shell("cat a.swipe | \"$SWIPELAB\" trace -", in: folder) == expected)
      let slowly = "while read -r line; do printf '%s\\n' \"$line\"; done < a.swipe"
      #expect(try await CommandRun.shell("(\(slowly)) | \"$SWIPELAB\" trace -", in: folder) == expected)
      let empty = try await CommandRun.swipelab(["trace", "-"], in: folder)
      #expect(empty.code == 1)
      #expect(empty.errors.hasPrefix("swipelab: standard input: the file is empty; "))
    }
  }

  @Test("finds a file whose name begins with a dash after --")
  func dashes() async throws {
    let expected = try await trace()
    try await CommandFolder.with { folder in
      try folder.write("-a.swipe", CommandSample.opening)
      #expect(try await CommandRun.swipelab(["trace", "--", "-a.swipe"], in: folder) == expected)
    }
  }

  @Test("ends quietly when its reader goes away")
  func closedPipe() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let line = "{ \"$SWIPELAB\" trace a.swipe --until 600000; echo $? > code; } | head -n 1"
      let run = try await CommandRun.shell(line, in: folder)
      #expect(run.code == 0)
      #expect(run.errors.isEmpty)
      #expect(run.text.hasPrefix("{\"t\": 0, \"frame\": 0, "))
      #expect(try folder.bytes("code") == Array("0\n".utf8))
    }
  }

  @Test("says so when standard output takes no more")
  func fullDisk() async throws {
    try await CommandFolder.with { folder in
      try folder.write("a.swipe", CommandSample.opening)
      let run = try await CommandRun.shell("\"$SWIPELAB\" trace a.swipe > /dev/full", in: folder)
      #expect(run.code == 1)
      #expect(
        run.errors == "swipelab: standard output cannot be written to (No space left on device); "
          + "make room or send it elsewhere.\n"
      )
    }
  }
}
