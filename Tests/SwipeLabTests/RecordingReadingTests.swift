import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

@Suite("Reading a recording")
struct RecordingReadingTests {
  @Test("a short header has the documented defaults")
  func defaults() throws {
    let header = try RecordingSamples.recording().header
    #expect(header.width == 320)
    #expect(header.height == 480)
    #expect(header.style == StyleReference("default"))
    #expect(try header.style.style() == .default)
    #expect(header.direction == .leftToRight)
    #expect(header.rowHeight == 60)
    #expect(header.rows == .numbered(count: 10, prefix: "id"))
    #expect(header.rows.list.map(\.id) == (0..<10).map { "id\($0)" })
    #expect(header.leading.isEmpty && header.trailing.isEmpty && header.reactions.isEmpty)
    #expect(header.scene == "plain")
    #expect(header.scroll == 0)
    #expect(header.seed == 0)
  }

  @Test("settings change the base style in the order of the file")
  func style() throws {
    let text = """
      {"swipelab": 1, "viewport": {"width": 1, "height": 1}, "rows": [], "style": {"base": "default", \
      "set": {"settle.duration": 0, "transition": "border", "drag.hardStop": true, "recognition.bias": 2}}}
      """
    let reference = try Recording(parsing: text, file: "s").header.style
    #expect(
      reference.settings.map(\.id) == ["settle.duration", "transition", "drag.hardStop", "recognition.bias"]
    )
    let style = try reference.style()
    #expect(style.settle.duration == 0)
    #expect(style.transition == .border)
    #expect(style.drag.hardStop)
    #expect(style.recognition.bias == 2)
  }

  @Test("an up or cancel without a place takes the pointer's last one")
  func lastPoint() throws {
    let recording = try RecordingSamples.recording(
      #"{"t": 0, "pointer": 1, "phase": "down", "x": 1, "y": 2}"#,
      #"{"t": 0, "pointer": 2, "phase": "down", "x": 8, "y": 9}"#,
      #"{"t": 1, "pointer": 1, "phase": "move", "x": 3, "y": 4}"#,
      #"{"t": 2, "pointer": 1, "phase": "up"}"#,
      #"{"t": 2, "pointer": 2, "phase": "cancel"}"#,
      #"{"t": 3, "pointer": 1, "phase": "up", "x": 5, "y": 6}"#
    )
    let locations = recording.inputs.compactMap { input -> Point? in
      if case .pointer(let sample) = input.kind { sample.location } else { nil }
    }
    #expect(locations.suffix(3) == [Point(x: 3, y: 4), Point(x: 8, y: 9), Point(x: 5, y: 6)])
    #expect(recording.lastTime == Timestamp(milliseconds: 3))
  }

  @Test("a mouse may hover: a move needs no down")
  func hover() throws {
    let recording = try RecordingSamples.recording(
      #"{"t": 0.5, "pointer": 0, "phase": "move", "x": 1, "y": 2, "kind": "mouse", "button": "middle"}"#
    )
    let sample = PointerSample(
      pointer: 0,
      phase: .move,
      location: Point(x: 1, y: 2),
      kind: .mouse,
      button: .middle
    )
    #expect(recording.inputs == [SessionInput(time: Timestamp(nanoseconds: 500_000), kind: .pointer(sample))])
  }

  @Test("a wheel without a place keeps none, and leaves its flags off")
  func wheel() throws {
    let recording = try RecordingSamples.recording(#"{"t": 1, "wheel": {"dx": 1.5, "dy": -2}}"#)
    #expect(recording.inputs.map(\.kind) == [.wheel(WheelSample(dx: 1.5, dy: -2))])
  }

  @Test(
    "a command has the documented defaults",
    arguments: [
      (#""open", "row": "a", "edge": "leading""#, TableCommand.open("a", .leading, animated: true)),
      (#""close", "row": "a""#, .close("a", animated: true)),
      (#""closeAll""#, .closeAll(animated: true)),
      (#""remove", "row": "a", "animated": false"#, .remove("a", animated: false)),
      (#""insert", "row": {"id": "n"}, "at": 2.0"#, .insert(Row(id: "n"), at: 2, animated: true)),
      (#""setActions", "row": "a", "leading": []"#, .setActions("a", leading: [], trailing: nil)),
      (#""scrollTo", "y": 1e2"#, .scrollTo(100, animated: true)),
    ]
  )
  func commands(keys: String, command: TableCommand) throws {
    let recording = try RecordingSamples.recording(#"{"t": 1, "command": \#(keys)}"#)
    #expect(recording.inputs.map(\.kind) == [.command(command, tag: nil)])
    let tagged = try RecordingSamples.recording(#"{"tag": "x", "t": 1, "command": \#(keys)}"#)
    #expect(tagged.inputs.map(\.kind) == [.command(command, tag: "x")])
  }

  @Test("white space, a byte order mark, line breaks of other systems and a missing last one change nothing")
  func whiteSpace() throws {
    let plain = try RecordingSamples.recording(#"{"t": 1, "key": "Right"}"#)
    let input = #" { "t" : 1 ,"# + "\t" + #""key":"Right" } "#
    let text = "\u{FEFF}" + RecordingSamples.header + "\r\n\r\n" + input
    #expect(try Recording(parsing: text, file: "a") == plain)
  }

  @Test("escapes of a text are resolved")
  func escapes() throws {
    let recording = try RecordingSamples.recording(#"{"t": 1, "key": "\"\\\/\b\f\n\r\t\u00e9\ud83d\ude00é"}"#)
    #expect(recording.inputs.map(\.kind) == [.key("\"\\/\u{8}\u{C}\n\r\té😀é")])
  }

  @Test("pause and resume are inputs of their own")
  func pause() throws {
    let recording = try RecordingSamples.recording(
      #"{"t": 1, "command": "pause"}"#,
      #"{"t": 2, "command": "resume"}"#
    )
    #expect(recording.inputs.map(\.kind) == [.pause, .resume])
  }

  @Test("the commands of an action are found, and an action without any has none")
  func reactions() throws {
    let header = RecordingSamples.everything.header
    #expect(header.commands(for: "A") == [ReactionCommand(.reload, tag: "t")])
    #expect(header.commands(for: "nothing").isEmpty)
  }
}
