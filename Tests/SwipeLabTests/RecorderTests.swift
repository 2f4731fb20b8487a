import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A recorder")
struct RecorderTests {
  /// A session with its recorder, driven as a window drives them.
  private struct Taping {
    var session: Session
    var recorder: Recorder

    init(_ recording: Recording = .sample()) throws {
      session = try Session(recording.header)
      recorder = Recorder(session, at: .zero)
    }

    mutating func feed(_ inputs: [SessionInput]) throws {
      for input in inputs {
        session.advance(to: input.time)
        recorder.record(input, into: session)
        try session.handle(input)
      }
    }

    /// The session at an instant in ms, and what a replay of the recording saved then comes to.
    mutating func compare(at now: Double, encodes: Bool = true) throws -> (
      live: FrameTrace, replayed: FrameTrace, ends: (EndTrace, EndTrace)
    ) {
      let time = Timestamp(milliseconds: now)
      session.advance(to: time)
      let saved = recorder.recording(at: time)
      let again = encodes ? try Recording(parsing: saved.encoded(), file: "saved.swipe") : saved
      #expect(again == saved)
      // The recording ends with a finger down where the session has one: so far it is played, not to the cancel.
      var replay = try Session(again.header)
      for input in again.inputs { try replay.handle(input) }
      let end = Timestamp(milliseconds: now - RecorderTests.start(of: saved, at: now))
      replay.advance(to: end)
      return (
        session.frame(0, at: time), replay.frame(0, at: end), (session.end(at: time), replay.end(at: end))
      )
    }
  }

  /// The instant of the session, in ms, at which a recording saved at `now` begins: its inputs tell.
  private static func start(of recording: Recording, at now: Double) -> Double {
    recording.inputs.last { $0.marksTime }.map { mark in
      guard case .key(let name) = mark.kind, let instant = Double(name.dropFirst(4)) else { return 0 }
      return instant - mark.time.milliseconds
    } ?? 0
  }

  /// A key that nothing listens to, with its instant as its name, so that a test finds it again.
  private func mark(_ time: Double) -> SessionInput {
    SessionInput(time: Timestamp(milliseconds: time), kind: .key("mark\(time)"))
  }

  private func expectSame(
    _ taping: inout Taping,
    at now: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (live, replayed, ends) = try taping.compare(at: now)
    #expect(live.rows == replayed.rows, sourceLocation: sourceLocation)
    #expect(live.scroll == replayed.scroll, sourceLocation: sourceLocation)
    #expect(live.contentHeight == replayed.contentHeight, sourceLocation: sourceLocation)
    #expect(ends.0.order == ends.1.order && ends.0.open == ends.1.open, sourceLocation: sourceLocation)
  }

  @Test("saves what a replay brings to the same state, also in the middle of a gesture")
  func sameState() throws {
    var taping = try Taping()
    try taping.feed(GestureScript().down(300, 90).move(dx: -150, over: 100).up().sessionInputs(from: 500))
    try taping.feed(GestureScript().down(300, 210).move(dx: -100, over: 100).sessionInputs(from: 70_000))
    try taping.feed([mark(70_200)])
    try expectSame(&taping, at: 70_210)
    let saved = taping.recorder.recording(at: Timestamp(milliseconds: 70_210))
    #expect(saved.header.rows.list.first { $0.open != nil }?.id == "id1")
  }

  @Test("begins at time 0 with everything, as long as the session is younger than 60 s")
  func young() throws {
    var taping = try Taping()
    let inputs = GestureScript().wait(300).tap(160, 90).wait(59_000).tap(160, 90).sessionInputs()
    try taping.feed(inputs)
    let saved = taping.recorder.recording(at: Timestamp(milliseconds: 59_999))
    #expect(saved.inputs == inputs)
    #expect(saved.header == taping.session.header)
  }

  @Test("begins exactly 60 s back where nothing moved then; its times start there")
  func sixtySeconds() throws {
    var taping = try Taping()
    for second in stride(from: 1.0, through: 200, by: 1) {
      try taping.feed(GestureScript().tap(160, 90).sessionInputs(from: second * 1000))
    }
    let saved = taping.recorder.recording(at: Timestamp(milliseconds: 200_500))
    #expect(saved.inputs.count == 2 * 60)
    #expect(saved.inputs.first?.time == Timestamp(milliseconds: 500))
  }

  @Test("begins earlier where something moved 60 s ago: at a moment at which nothing did")
  func quietMoment() throws {
    var taping = try Taping()
    try taping.feed(GestureScript().tap(160, 90).sessionInputs(from: 1000))
    let long = GestureScript().down(300, 90).move(dx: -100, over: 80_000, steps: 800).up()
    try taping.feed(long.sessionInputs(from: 5000))
    try taping.feed([mark(86_000)])
    let saved = taping.recorder.recording(at: Timestamp(milliseconds: 86_000))
    #expect(saved.inputs.count == 802 + 1)
    #expect(saved.inputs.first?.time == .zero)
    try expectSame(&taping, at: 86_000)
  }

  @Test("says in its recording what a header cannot: forbidden sides, and the mouse's place")
  func hiddenState() throws {
    var taping = try Taping()
    let mouse = PointerSample(pointer: 0, phase: .move, location: Point(x: 50, y: 210), kind: .mouse)
    try taping.feed(
      GestureScript().command(.enable("id1", .trailing, false)).input(.pointer(mouse)).sessionInputs(
        from: 1000
      )
    )
    try taping.feed(
      GestureScript().command(.open("id1", .trailing, animated: true)).wheel(dx: -70).sessionInputs(
        from: 99_000
      )
    )
    try taping.feed([mark(99_050)])
    try expectSame(&taping, at: 99_050)
    #expect(taping.session.frame(0, at: Timestamp(milliseconds: 99_050)).rows.map(\.id) == ["id3"])
  }

  @Test("lets an undo in the recording take back what was removed before it")
  func removals() throws {
    for order in [["id1", "id2"], ["id2", "id1"], ["id9", "id0", "id5"]] {
      var taping = try Taping()
      for (index, id) in order.enumerated() {
        try taping.feed(
          GestureScript().command(.remove(id, animated: true)).sessionInputs(from: 1000 * Double(index))
        )
      }
      try taping.feed(
        GestureScript().key("Ctrl+Z").wait(500).key("Ctrl+Z").wait(500).sessionInputs(from: 90_000)
      )
      try taping.feed([mark(92_000)])
      try expectSame(&taping, at: 92_000)
      #expect(taping.session.table.rows.count == 10 - order.count + 2)
    }
  }

  @Test("keeps no input that the session refuses")
  func refused() throws {
    var taping = try Taping()
    taping.recorder.record(.tune("settle.response", .number(-1), at: 10), into: taping.session)
    try taping.feed([.tune("settle.response", .number(1), at: 20)])
    #expect(taping.recorder.recording(at: Timestamp(milliseconds: 30)).inputs.count == 1)
  }

  @Test("does not begin while the program is suspended")
  func suspended() throws {
    var taping = try Taping()
    try taping.feed([.pause(at: 1000)])
    try taping.feed([mark(90_000), .resume(at: 90_001), mark(90_002)])
    let saved = taping.recorder.recording(at: Timestamp(milliseconds: 100_000))
    #expect(saved.inputs.first?.kind == .pause)
  }

  @Test("saves what a replay brings to the same state, whatever went in", arguments: RandomInputs.seeds(7))
  func random(seed: UInt64) throws {
    var taping = try Taping(
      .sample(style: StyleReference(settings: [ParameterSetting("expansion", .choice("fill"))]))
    )
    var inputs = RandomInputs(seed: seed)
    for round in 1...40 {
      for _ in 0..<100 {
        let step = inputs.next(for: taping.session.table)
        // Where a row comes back to among others that were moved after it left, a recording cannot say exactly.
        if case .command(.move, _) = step.input { continue }
        try taping.feed([step].compactMap(\.sessionInput))
      }
      let time = inputs.time.milliseconds
      try taping.feed([mark(time)])
      let (live, replayed, ends) = try taping.compare(at: time, encodes: false)
      guard live.rows == replayed.rows, live.scroll == replayed.scroll, ends.0.order == ends.1.order else {
        Issue.record("Seed \(seed), round \(round): a replay gives \(ends.1), not \(ends.0)")
        return
      }
      try taping.feed(inputs.letGo(for: 3).compactMap(\.sessionInput))
    }
  }

  @Test("keeps a bounded past: after an hour no more than after two minutes")
  func bounded() throws {
    var taping = try Taping()
    var most = 0
    for second in 0..<3600 {
      let script = GestureScript().down(300, 90).move(dx: -60, over: 160).wait(100).up()
      try taping.feed(script.sessionInputs(from: Double(second) * 1000))
      most = max(most, taping.recorder.inputCount)
    }
    #expect(most <= 3 * 61 * 22)
    #expect(taping.recorder.inputCount >= 60 * 22)
    try taping.feed([mark(3_601_000)])
    try expectSame(&taping, at: 3_601_000)
  }
}

extension SessionInput {
  /// Whether the input is one of the keys that a test sets as marks.
  fileprivate var marksTime: Bool {
    if case .key(let name) = kind { name.hasPrefix("mark") } else { false }
  }
}
