import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The recordings of reported faults")
struct ScenarioTests {
  /// How long a scenario is followed after its last input, in s.
  private static let tail = 4.0

  @Test("are all there")
  func areThere() {
    #expect(ScenarioFolder.playable.count >= 60)
  }

  @Test(
    "play through with every invariant kept, and nothing left open at the end",
    arguments: ScenarioFolder.playable
  )
  func invariants(name: String) throws {
    let recording = try ScenarioFolder.recording(name)
    let replayer = try Replayer(recording)
    var session = replayer.session
    var pairing = EventPairing()
    for commands in recording.header.reactions.flatMap(\.commands) where commands.tag != nil {
      Issue.record("\(name) asks for answers in reactions, which this test does not count")
    }
    for input in replayer.inputs {
      if let step = input.tableInput { pairing.note(step) }
      for event in try session.handle(input) { pairing.note(event) }
      #expect(session.table.violations(at: input.time).isEmpty)
    }
    let end = replayer.lastInput.adding(seconds: Self.tail)
    for event in session.advance(to: end) { pairing.note(event) }
    pairing.finish()
    #expect(pairing.violations.isEmpty)
    #expect(session.table.violations(at: end).isEmpty)
    for row in session.table.activeRows(at: end) {
      #expect([.open, .filling].contains(row.phase), "\(row.id) is \(row.phase) in the end")
    }
  }

  @Test("come out the same at 30, 60, 120 and 240 frames a second", arguments: ScenarioFolder.playable)
  func frameRates(name: String) throws {
    let recording = try ScenarioFolder.recording(name)
    let reference = try FrameLog(recording, framesPerSecond: 240)
    for rate in [30.0, 60, 120] {
      let log = try FrameLog(recording, framesPerSecond: rate)
      #expect(log.events == reference.events, "the events at \(rate) frames a second")
      #expect(log.difference(from: reference) <= 0.001, "the frames at \(rate) frames a second")
      #expect(log.frames.count > 1)
    }
  }

  // Whether other processes print the same is a matter of the command trace's tests: here every `Dictionary` has the
  // same seed.
  @Test("give the same bytes when they are replayed again", arguments: ScenarioFolder.playable)
  func sameBytes(name: String) throws {
    let recording = try ScenarioFolder.recording(name)
    let first = try recording.trace(until: 3000)
    #expect(try recording.trace(until: 3000) == first)
    #expect(first.hasSuffix("]}\n"))
    #expect(!first.contains("nan") && !first.contains("inf") && !first.contains("null,"))
  }

  @Test("are read back as they were after being written", arguments: ScenarioFolder.playable)
  func roundTrip(name: String) throws {
    let recording = try ScenarioFolder.recording(name)
    let again = try Recording(parsing: recording.encoded(), file: name)
    #expect(again == recording)
  }

  @Test("that cannot be are refused with a sentence", arguments: ScenarioFolder.refused)
  func refused(name: String) {
    #expect(throws: RecordingError.self) { try ScenarioFolder.recording(name) }
  }

  @Test(
    "give the traces that were reviewed",
    arguments: [
      ("B05", 25.0, 900.0), ("B09", 20, 900), ("B29", 20, 1500), ("B31", 10, 2800), ("B52", 20, 1500),
    ]
  )
  func goldens(name: String, fps: Double, until: Double) throws {
    let trace = try ScenarioFolder.recording(name).trace(fps: fps, until: until)
    Golden.expect(trace, named: name + ".trace")
  }
}
