import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Curves gathered live")
struct LiveCurvesTests {
  /// A row is thrown open past its pane, and one is drawn out slowly and let go where it stands.
  private static let thrown = GestureScript().wait(100).down(300, 90).move(dx: -130, over: 200).up()
  private static let held = GestureScript().wait(100).down(300, 90).move(dx: -130, over: 203).wait(300).up()
  private static let back = GestureScript().wait(100).down(300, 90).move(dx: -50, over: 200).wait(250).up()
  private static let cancelled = GestureScript().wait(100).down(300, 90).move(dx: -120, over: 160).cancel()

  /// A gesture by the name that failures show.
  enum Gesture: String, CaseIterable {
    case thrown, held, back, cancelled

    var script: GestureScript {
      switch self {
      case .thrown: LiveCurvesTests.thrown
      case .held: LiveCurvesTests.held
      case .back: LiveCurvesTests.back
      case .cancelled: LiveCurvesTests.cancelled
      }
    }
  }

  /// How the window tells of what happens.
  enum Manner: String, CaseIterable {
    /// Events and then the row, or the other way round.
    case eventsFirst, rowFirst
    /// And the row also at the instants at which the table has something to do of its own.
    case betweenFrames
  }

  private static func recording(_ script: GestureScript, ratio: Double = 0.4) -> Recording {
    let settings = [ParameterSetting("settle.dampingRatio", .number(ratio))]
    return .sample(script.sessionInputs(), style: StyleReference(settings: settings))
  }

  /// The row as a window sees it: after each input, and at frames from 0 on.
  private static func gathered(
    _ recording: Recording,
    from start: Double = 100,
    rate: Double = 60,
    until end: Double = 3000,
    in manner: Manner = .eventsFirst
  ) throws -> LiveCurves {
    var session = try Session(recording.header)
    let beginning = Timestamp(milliseconds: start)
    session.advance(to: beginning)
    var live = LiveCurves(row: "id1", in: session.table, at: beginning)
    var inputs = recording.inputs[...]
    func see(_ events: [SwipeEvent], at time: Timestamp, isReport: Bool) {
      let state = RowState(of: "id1", in: session.table, at: time)
      if manner == .rowFirst { live.add(state, at: time, isReport: isReport) }
      for event in events { live.take(event) }
      if manner != .rowFirst { live.add(state, at: time, isReport: isReport) }
    }
    for index in 0...Int(end / 1000 * rate) {
      let frame = GestureCourse.time(index, after: .zero, rate: rate)
      while let input = inputs.first, input.time <= frame {
        inputs.removeFirst()
        if case .pointer(let sample) = input.kind {
          if sample.phase == .down { live.fingerDown(input.time) }
          if sample.phase == .up || sample.phase == .cancel { live.fingerUp(input.time) }
        }
        see(try session.handle(input), at: input.time, isReport: true)
      }
      while manner == .betweenFrames, session.table.nextEvent < frame {
        let due = session.table.nextEvent
        see(session.advance(to: due), at: due, isReport: false)
      }
      if frame > beginning { see(session.advance(to: frame), at: frame, isReport: false) }
    }
    return live
  }

  private static func exact(_ recording: Recording, _ live: LiveCurves) throws -> GestureCurves {
    try GestureCurves(recording, row: "id1", range: live.range)
  }

  @Test(
    "have the exact numbers at the rest, and near ones where they depend on the frames",
    arguments: Gesture.allCases,
    Manner.allCases
  )
  func figures(gesture: Gesture, manner: Manner) throws {
    for ratio in [0.3, 0.6, 1.0] {
      let recording = Self.recording(gesture.script, ratio: ratio)
      let live = try Self.gathered(recording, in: manner)
      let exact = try Self.exact(recording, live).figures
      #expect(live.isAtRest)
      #expect(live.figures.start == exact.start)
      #expect(live.figures.releaseVelocity == exact.releaseVelocity)
      // No event tells that a row that never opened has closed: the next frame does.
      let isToldLate = gesture == .back && manner != .betweenFrames
      let settling = try #require(live.figures.settling)
      expectClose(settling, try #require(exact.settling), within: isToldLate ? 1.0 / 60 : 0)
      // The turn between two frames comes from a cubic through both.
      let overshoot = try #require(exact.overshoot)
      expectClose(try #require(live.figures.overshoot), overshoot, within: 0.01 * overshoot + 1e-9)
      expectClose(
        live.figures.overshootShare ?? -1,
        exact.overshootShare ?? -1,
        within: 0.01 * (exact.overshootShare ?? 0) + 1e-9
      )
      // A 60 Hz screen may miss a peak by 8.3 ms.
      let peak = try #require(exact.peakVelocity)
      expectClose(try #require(live.figures.peakVelocity), peak, within: 0.02 * abs(peak))
    }
  }

  @Test("have exactly the samples of a replay where times coincide", arguments: Gesture.allCases)
  func samples(gesture: Gesture) throws {
    let recording = Self.recording(gesture.script)
    let live = try Self.gathered(recording)
    let exact = try Self.exact(recording, live)
    let known = Dictionary(uniqueKeysWithValues: exact.samples.map { ($0.time, $0) })
    let shared = live.curves.samples.filter { known[$0.time] != nil }
    #expect(shared.count > 150)
    #expect(shared.allSatisfy { known[$0.time] == $0 })
    #expect(live.curves.releases == exact.releases)
    #expect(live.curves.fingers == exact.fingers)
    #expect(live.curves.marks == exact.marks)
    #expect(!exact.marks.isEmpty)
  }

  @Test("draw a drag through the finger's reports, as a replay does")
  func line() throws {
    let recording = Self.recording(Self.thrown)
    let live = try Self.gathered(recording)
    let exact = try Self.exact(recording, live)
    let drag = Timestamp(milliseconds: 124)...Timestamp(milliseconds: 296)
    #expect(
      live.curves.line.filter { drag.contains($0.time) } == exact.line.filter { drag.contains($0.time) }
    )
    #expect(zip(live.curves.line, live.curves.line.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test("tell only what is known before the rest")
  func underWay() throws {
    let recording = Self.recording(Self.thrown)
    let pressed = try Self.gathered(recording, until: 100)
    #expect(!pressed.hasBegun && pressed.figures == GestureFigures())
    let dragged = try Self.gathered(recording, until: 250)
    #expect(dragged.hasBegun && !dragged.isAtRest)
    #expect(dragged.figures.start == nil && dragged.figures.releaseVelocity == nil)
    #expect(try #require(dragged.figures.peakVelocity) < 0)
    #expect(dragged.curves.fingers == [Timestamp(milliseconds: 100)...Timestamp(milliseconds: 250)])
    let free = try Self.gathered(recording, until: 350)
    #expect(free.figures.start == Timestamp(milliseconds: 300))
    #expect(try #require(free.figures.releaseVelocity) < -400)
    #expect(free.figures.settling == nil && free.figures.overshoot == nil)
  }

  @Test(
    "cover 0.9 s from the finger's down, then tenths of a second",
    arguments: [(100, 1000), (1000, 1000), (1010, 1100), (1100, 1100), (2950, 3000)] as [(Double, Double)]
  )
  func range(now: Double, end: Double) throws {
    let table = try Session(Self.recording(Self.thrown).header).table
    var live = LiveCurves(row: "id1", in: table, at: Timestamp(milliseconds: 100))
    live.add(RowState(), at: Timestamp(milliseconds: now))
    #expect(live.range == Timestamp(milliseconds: 100)...Timestamp(milliseconds: end))
  }

  @Test("forget the numbers of a gesture when the row is caught, and keep its curve")
  func caught() throws {
    let script = Self.held.wait(50).down(300, 90).move(dx: 200, over: 80).up()
    let recording = Self.recording(script)
    let live = try Self.gathered(recording)
    let exact = try Self.exact(recording, live)
    #expect(live.curves.releases == exact.releases)
    #expect(live.curves.fingers == exact.fingers)
    #expect(live.figures.start == exact.figures.start)
    #expect(live.figures.settling == exact.figures.settling)
    #expect(live.figures.overshoot == exact.figures.overshoot)
  }

  @Test("follow a row that a command sends out")
  func command() throws {
    let script = GestureScript().wait(100).command(.open("id1", .trailing, animated: true))
    let recording = Self.recording(script)
    let live = try Self.gathered(recording, from: 99)
    let exact = try Self.exact(recording, live).figures
    #expect(live.figures.start == exact.start && live.figures.releaseVelocity == nil)
    #expect(live.figures.settling == exact.settling)
    expectClose(try #require(live.figures.overshootShare), try #require(exact.overshootShare), within: 0.003)
  }

  @Test("end with a row that leaves the table")
  func removed() throws {
    let script = Self.held.wait(40).command(.remove("id1", animated: false))
    let recording = Self.recording(script)
    let live = try Self.gathered(recording)
    let exact = try Self.exact(recording, live).figures
    #expect(live.isAtRest && exact.settling == live.figures.settling)
    #expect(live.figures.overshoot == nil)
    #expect(live.curves.samples.last?.time.milliseconds ?? 0 < 660)
  }

  @Test("keep no more samples than they may, the newest ones all of them")
  func bounded() throws {
    let table = try Session(Self.recording(Self.thrown).header).table
    var live = LiveCurves(row: "id1", in: table, at: .zero)
    for index in 1...20_000 {
      live.add(RowState(offset: Double(index), velocity: 0), at: Timestamp(milliseconds: Double(index)))
    }
    let samples = live.curves.samples
    #expect((LiveCurves.mostSamples / 2...LiveCurves.mostSamples).contains(samples.count))
    #expect(samples.suffix(1000).map(\.offset) == (19_001...20_000).map(Double.init))
    #expect(samples.first?.time == .zero)
    #expect(live.curves.line.count <= LiveCurves.mostSamples)
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0.time < $1.time })
  }

  @Test("pass over the events of other rows")
  func otherRows() throws {
    let table = try Session(Self.recording(Self.thrown).header).table
    var live = LiveCurves(row: "id1", in: table, at: .zero)
    live.take(SwipeEvent(time: .zero, row: "id2", kind: .gestureBegan))
    live.take(SwipeEvent(time: .zero, row: nil, kind: .scrollBegan))
    #expect(!live.hasBegun)
  }
}
