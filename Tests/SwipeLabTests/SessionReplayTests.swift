import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A replay that goes on from a session")
struct SessionReplayTests {
  /// When the session is taken, in ms: on no whole tenth of a second.
  private static let present = 1037.0
  private static let beginning = Timestamp(milliseconds: present)
  /// A row is opened; another is thrown open later.
  private static let before = GestureScript().wait(100).down(300, 210).move(dx: -130, over: 160).up()
  private static let gesture = GestureScript().wait(8).down(300, 90).move(dx: -130, over: 160).up()
  private static let style = StyleReference(settings: [ParameterSetting("settle.dampingRatio", .number(0.4))])

  private static var whole: Recording {
    .sample(before.sessionInputs() + gesture.sessionInputs(from: present), style: style)
  }

  /// The session as it is at the present, and what is still to come.
  private static func taken(at time: Timestamp = beginning) throws -> Replayer {
    var player = try Replayer(whole)
    _ = try player.advance(to: time)
    return Replayer(player.session, inputs: whole.inputs.filter { $0.time > time })
  }

  @Test(
    "is at every time where a straight run is, whatever state the session was taken in",
    arguments: [0, 150, 200, 270, 300, 1037, 1100, 1300]
  )
  func goesOn(time: Double) throws {
    var straight = try Replayer(Self.whole)
    var other = try Self.taken(at: Timestamp(milliseconds: time))
    for step in 0...60 where Double(step * 37) >= time {
      let now = Timestamp(milliseconds: Double(step * 37))
      _ = try straight.advance(to: now)
      _ = try other.advance(to: now)
      #expect(straight.session == other.session)
    }
    #expect(other.isFinished)
  }

  @Test("cancels the pointers that its inputs leave down, at the last one's time")
  func cancels() throws {
    let inputs = GestureScript().wait(8).down(300, 90).move(dx: -130, over: 160).sessionInputs(
      from: Self.present
    )
    let replayer = Replayer(try Self.taken().session, inputs: inputs)
    #expect(replayer.inputs.count == inputs.count + 1)
    #expect(replayer.lastInput == inputs.last?.time)
    guard case .pointer(let last)? = replayer.inputs.last?.kind else {
      Issue.record("the last input is no pointer's")
      return
    }
    #expect(last.phase == .cancel)
  }

  @Test("keeps what became of a scene's content")
  func scene() throws {
    let scene = InboxScene()
    let id = try #require(scene.header.rows.list.first?.id)
    var first = ScenePlayer(try Replayer(Recording(header: scene.header, inputs: [])))
    let read = SessionInput(
      time: Self.beginning,
      kind: .command(.open(id, .leading, animated: false), tag: nil)
    )
    try first.advance(to: Timestamp(milliseconds: 500))
    var changed = first.scene
    let before = changed.summary
    let action = try #require(scene.header.leading.first?.id)
    changed.take(SwipeEvent(time: .zero, row: id, kind: .action(action, by: .tap)))
    #expect(changed.summary != before)
    var second = ScenePlayer(session: first.replayer.session, scene: changed, inputs: [read])
    try second.advance(to: Timestamp(seconds: 2))
    #expect(second.scene.summary == changed.summary)
    #expect(second.replayer.session.table.openEdge(of: id) == .leading)
  }

  @Test("has the curves and numbers of the whole recording, in whole tenths of a second since its beginning")
  func curves() throws {
    let curves = try GestureCurves(try Self.taken(), from: Self.beginning)
    #expect(curves.row == "id1")
    #expect(curves.range.lowerBound == Self.beginning)
    let length = curves.range.upperBound.nanoseconds - Self.beginning.nanoseconds
    #expect(length > 0 && length % 100_000_000 == 0)
    let whole = try GestureCurves(Self.whole, row: "id1", range: curves.range)
    #expect(curves == whole)
    #expect(curves.figures.settling != nil && curves.releases.count == 1 && !curves.marks.isEmpty)
  }

  @Test("leaves out what a range has before the session's present, and knows the rows that it has now")
  func limits() throws {
    let range = Timestamp.zero...Timestamp(milliseconds: 1040)
    let curves = try GestureCurves(try Self.taken(), from: Self.beginning, row: "id3", range: range)
    #expect(curves.range == Self.beginning...range.upperBound)
    #expect(curves.samples.count == 1 && abs(curves.samples[0].offset + 160) < 1)
    var session = try Self.taken().session
    let remove = SessionInput(time: Self.beginning, kind: .command(.remove("id3", animated: false), tag: nil))
    try session.handle(remove)
    let replayer = Replayer(session, inputs: [])
    #expect(throws: CurveError.unknownRow("id3", nearest: "id0")) {
      try GestureCurves(replayer, from: Self.beginning, row: "id3")
    }
    #expect(throws: CurveError.nothingMoves) { try GestureCurves(replayer, from: Self.beginning) }
    let still = try GestureCurves(replayer, from: Self.beginning, row: "id1")
    #expect(still.range == Self.beginning...Timestamp(milliseconds: Self.present + 100))
  }

  @Test("does not take a row that was leaving before for one that moves")
  func leaving() throws {
    let script = GestureScript().wait(100).command(.perform("id1", "A", by: .menu))
    let style = StyleReference(
      "swipycell.exit",
      settings: [
        ParameterSetting("leave.slowest", .number(0.5)),
        ParameterSetting("triggers.firing", .choice("arrival")),
      ]
    )
    var player = try Replayer(.sample(script.sessionInputs(), style: style))
    let time = Timestamp(milliseconds: 150)
    _ = try player.advance(to: time)
    #expect(player.session.table.activeRows(at: time).map(\.phase) == [.leaving])
    let later = SessionInput(time: Timestamp(milliseconds: 200), kind: .key("x"))
    let replayer = Replayer(player.session, inputs: [later])
    #expect(throws: CurveError.nothingMoves) { try GestureCurves(replayer, from: time) }
  }

  @Test("is drawn as the same gesture in a recording of its own, from 0 ms on")
  func origin() throws {
    let session = try Session(Recording.sample(style: Self.style).header)
    let plots = try [0, Self.present].map { start in
      let replayer = Replayer(session, inputs: Self.gesture.sessionInputs(from: start))
      return try CurvePlot([(name: "a", replayer: replayer)], beginning: Timestamp(milliseconds: start))
    }
    #expect(plots.map(\.origin) == plots.map(\.range.lowerBound))
    let pictures = plots.map { CurveSVG($0, theme: .light).text(width: 640, height: 248) }
    #expect(pictures[0] == pictures[1])
    #expect(pictures[0].contains(">0 ms<") && pictures[0].contains(">200<"))
  }

  @Test("is one side of a film, under its name and from its present on")
  func film() throws {
    let player = ScenePlayer(try Self.taken())
    let side = FilmSide(player, from: Self.beginning, name: "clip")
    #expect(side.name == "clip")
    #expect(side.style == Self.style)
    #expect(try side.naturalEnd() == FilmSide(Self.whole).naturalEnd())
    let plot = try FilmSide.curves(of: [side, side], from: Self.beginning, to: Timestamp(seconds: 2))
    #expect(plot.entries.map(\.name) == ["clip", "clip"])
    let size = side.size(from: Self.beginning, to: Timestamp(seconds: 2))
    var stage = FilmStage([side], stage: size)
    var straight = FilmStage([try FilmSide(Self.whole)], stage: size)
    for time in [1100.0, 1400, 1050] {
      let now = Timestamp(milliseconds: time)
      let list = try stage.displayList(at: now, theme: .light, metrics: .halfEm)
      #expect(try list == straight.displayList(at: now, theme: .light, metrics: .halfEm))
    }
  }
}
