import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A session")
struct SessionTests {
  private func play(_ recording: Recording, until end: Double = 10_000) throws -> (Session, [String]) {
    var replayer = try Replayer(recording)
    let events = try replayer.advance(to: Timestamp(milliseconds: end))
    return (replayer.session, events.texts)
  }

  @Test("answers an action with its reactions, at that instant, in order, for the action's own row")
  func reactions() throws {
    var recording = Recording.sample(
      GestureScript().command(.open("id1", .trailing, animated: false)).wait(100).tap(280, 90).sessionInputs()
    )
    recording.header.reactions = [
      Reaction(to: "A", commands: [ReactionCommand(.remove("id9", animated: false))]),
      Reaction(
        to: "D",
        commands: [
          ReactionCommand(.move(ReactionCommand.rowPlaceholder, to: 5), tag: "m"),
          ReactionCommand(.remove(ReactionCommand.rowPlaceholder, animated: true), tag: "r"),
        ]
      ),
    ]
    let (session, events) = try play(recording)
    #expect(session.table.rows.count == 9)
    #expect(session.table.row("id1") == nil)
    #expect(
      events.filter { $0.hasPrefix("completed") || $0.hasPrefix("removed") } == [
        "completed m true", "removed", "completed r true",
      ]
    )
  }

  @Test("may be answered within the reaction to a fill")
  func fulfilInReaction() throws {
    let style = StyleReference(settings: [ParameterSetting("expansion", .choice("fill"))])
    var recording = Recording.sample(
      GestureScript().down(315, 90).move(dx: -310, over: 100).wait(100).up().sessionInputs(),
      style: style
    )
    let answer = TableCommand.fulfil(ReactionCommand.rowPlaceholder, "D", with: .delete)
    recording.header.reactions = [Reaction(to: "D", commands: [ReactionCommand(answer)])]
    let (session, events) = try play(recording)
    #expect(session.table.row("id1") == nil)
    #expect(events.suffix(4) == ["action D fullSwipe", "haptic thud", "fulfilled D delete", "removed"])
  }

  @Test("changes its parameters live, in mid-drag, on top of those that were changed before")
  func tune() throws {
    let drag = GestureScript().down(300, 90).move(dx: -110, over: 100).sessionInputs()
    let inputs =
      drag + [.tune("recognition.slop", .number(3), at: 110), .tune("transition", .choice("drag"), at: 120)]
    let (session, _) = try play(.sample(inputs), until: 120)
    #expect(session.table.style.recognition.slop == 3)
    #expect(session.table.style.transition == .drag)
    #expect(session.style.settings.map(\.id) == ["recognition.slop", "transition"])
    let (later, _) = try play(.sample(inputs + [.tune("recognition.slop", .number(5), at: 130)]), until: 130)
    #expect(later.style.settings.map(\.id) == ["transition", "recognition.slop"])
  }

  @Test("refuses a style and a value that cannot be, and is then as before")
  func refusal() throws {
    var session = try Session(Recording.sample().header)
    let before = session
    #expect(throws: StyleReference.Failure.self) {
      try session.handle(.tune("settle.response", .number(-1), at: 0))
    }
    #expect(throws: StyleReference.Failure.self) { try session.handle(.tune("nothing", .flag(true), at: 0)) }
    #expect(throws: StyleReference.Failure.self) {
      try session.handle(SessionInput(time: .zero, kind: .style(StyleReference("nothing"))))
    }
    #expect(session == before)
  }

  @Test("begins as its header says")
  func header() throws {
    var header = Recording.sample().header
    header.rows = .listed([
      Row(id: "a", height: 100), Row(id: "b", open: .trailing), Row(id: "c", height: 900),
    ])
    header.direction = .rightToLeft
    header.scroll = 50
    let session = try Session(header)
    #expect(session.table.openRows == ["b"])
    #expect(session.table.scrollOffset(at: .zero) == 50)
    #expect(session.table.contentHeight(at: .zero) == 1060)
    #expect(session.table.activeRows(at: .zero).first?.offset == 160)
    #expect(session.header(at: .zero) == header)
  }

  @Test("is paused from pause to resume")
  func pause() throws {
    var session = try Session(Recording.sample().header)
    try session.handle(.pause(at: 10))
    #expect(session.isPaused)
    try session.handle(.resume(at: 20))
    #expect(!session.isPaused)
  }
}
