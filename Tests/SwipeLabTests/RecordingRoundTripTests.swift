import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A recording written and read again")
struct RecordingRoundTripTests {
  /// Files that are refused, and why: a negative response.
  static let refused: [String: String] = [
    "B49-minus.swipe":
      #"line 1, key "style.set.settle.response": the parameter "settle.response" takes a number from 0"#
  ]

  @Test("there are scenarios to read")
  func scenariosExist() {
    #expect(RecordingSamples.scenarios.count >= 60)
  }

  @Test("equals the scenario it was read from", arguments: RecordingSamples.scenarios)
  func scenario(name: String) throws {
    let path = RecordingSamples.path(name)
    do {
      let recording = try Recording.read(path)
      let text = recording.encoded()
      let again = try Recording(parsing: text, file: name)
      #expect(again == recording)
      #expect(again.encoded() == text)
      #expect(!recording.inputs.isEmpty)
      #expect(Self.refused[name] == nil || PresetCatalog.preset("swipecellkit.drag") != nil)
    } catch {
      let reason = try #require(Self.refused[name], "\(error)")
      #expect(error.description.hasPrefix(path + ", " + reason))
    }
  }

  @Test("keeps every input, every command and every key of the header")
  func everything() throws {
    let recording = RecordingSamples.everything
    let again = try Recording(parsing: recording.encoded(), file: "everything.swipe")
    #expect(again.header == recording.header)
    for (read, written) in zip(again.inputs, recording.inputs) { #expect(read == written) }
    #expect(again == recording)
  }

  @Test("keeps rows given by a count as a count, and leaves defaults out")
  func compact() throws {
    let header = RecordingHeader(width: 320, height: 480, rows: .numbered(count: 1_000_000, prefix: "id"))
    let text = Recording(header: header).encoded()
    #expect(
      text == #"{"swipelab": 1, "viewport": {"width": 320, "height": 480}, "style": "default", "#
        + #""rows": {"count": 1000000, "id": "id"}, "leading": [], "trailing": []}"# + "\n"
    )
    let read = try Recording(parsing: text, file: "big.swipe")
    #expect(read.header.rows == header.rows)
    #expect(read.header.rows.list.last?.id == "id999999")
  }

  @Test("keeps every nanosecond of a time, up to the longest")
  func times() throws {
    var generator = SeededRandom(seed: 7)
    var times = (0..<2000).map { _ in
      Timestamp(nanoseconds: Int64.random(in: 0...Recording.longestTime.nanoseconds, using: &generator))
    }
    times.append(contentsOf: [.zero, Recording.longestTime, Timestamp(nanoseconds: 1)])
    times.sort()
    let inputs = times.map { SessionInput(time: $0, kind: .pause) }
    let header = RecordingHeader(width: 1, height: 1, rows: .listed([]))
    let text = Recording(header: header, inputs: inputs).encoded()
    #expect(try Recording(parsing: text, file: "times.swipe").inputs == inputs)
  }

  @Test("keeps every bit of a number")
  func numbers() throws {
    var generator = SeededRandom(seed: 8)
    let inputs = (0..<2000).map { _ in
      let x = Double.random(in: -1e12...1e12, using: &generator)
      let y = Double.random(in: -1...1, using: &generator) * 1e-9
      let sample = PointerSample(pointer: 1, phase: .move, location: Point(x: x, y: y))
      return SessionInput(time: .zero, kind: .pointer(sample))
    }
    let header = RecordingHeader(width: 1, height: 1, rows: .listed([]))
    let text = Recording(header: header, inputs: inputs).encoded()
    #expect(try Recording(parsing: text, file: "numbers.swipe").inputs == inputs)
  }

  @Test("resolves the placeholder of a reaction in every command that names a row")
  func placeholder() {
    for command in RecordingSamples.commands {
      let resolved = ReactionCommand(command).resolved(for: "id7")
      var writer = RecordingHeader(width: 1, height: 1, rows: .listed([]))
      writer.reactions = [Reaction(to: "A", commands: [ReactionCommand(resolved)])]
      #expect(!Recording(header: writer).encoded().contains("$row"))
    }
    #expect(
      ReactionCommand(.remove("$row", animated: true)).resolved(for: "b") == .remove("b", animated: true)
    )
    #expect(ReactionCommand(.remove("a", animated: true)).resolved(for: "b") == .remove("a", animated: true))
  }
}
