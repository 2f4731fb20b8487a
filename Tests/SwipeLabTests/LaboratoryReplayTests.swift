import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A replay in the laboratory")
struct LaboratoryReplayTests {
  private static let finished = "Replay finished · R plays it again"

  /// A recording of the inbox: the first message is flagged and the second deleted. It takes 1600 ms.
  private func recording() throws -> Recording {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 114).move(dx: -200, over: 120).wait(100).up().wait(400))
    player.play(GestureScript().tap(289, 114).wait(340))
    player.play(GestureScript().command(.open("m1", .trailing, animated: false)).wait(200))
    player.play(GestureScript().tap(363, 214).wait(360))
    return try player.save()
  }

  /// How many pieces of trails are drawn.
  private func trails(in list: DisplayList) -> Int {
    list.items.count { if case .line(_, _, width: 4, dash: nil, _) = $0 { true } else { false } }
  }

  @Test("shows what was recorded, with the finger and its trail, and then says that it has finished")
  func plays() throws {
    let recording = try recording()
    var player = try LaboratoryPlayer(replaying: recording)
    player.advance(by: 60)
    #expect(player.shows("Replay"))
    #expect(player.phase(of: "m0") == .dragging)
    #expect(player.picture.rounded(Color(0x3A5CD8).opacity(0.22)).map(\.midY) == [114])
    #expect(trails(in: player.picture) > 0)
    #expect(player.lab.needsFrame(at: player.now))
    player.advance(to: 500)
    #expect(player.picture.rounded(Color(0x3A5CD8).opacity(0.22)).isEmpty)
    #expect(trails(in: player.picture) == 0)
    player.advance(to: 4000)
    #expect(player.shows(Self.finished))
    #expect(player.table.row("m1") == nil)
    #expect(player.table.rows.count == 199)
  }

  @Test("comes to the same table as the session did, at any speed", arguments: [0.25, 1, 4])
  func speed(factor: Double) throws {
    let recording = try recording()
    var replayer = try Replayer(recording)
    _ = try replayer.advance(to: Timestamp(milliseconds: 10_000))
    var player = try LaboratoryPlayer(replaying: recording, speed: factor)
    player.advance(to: recording.lastTime.milliseconds / factor - 1)
    #expect(!player.shows(Self.finished))
    player.advance(to: 10_000 / factor)
    #expect(player.lab.session == replayer.session)
    #expect(player.shows(Self.finished))
  }

  @Test("needs no frame when it has finished")
  func rests() throws {
    var player = try LaboratoryPlayer(replaying: try recording())
    player.advance(by: 20_000)
    #expect(!player.lab.needsFrame(at: player.now))
    #expect(player.lab.nextEvent == .distantFuture)
  }

  @Test("goes on until the ring of the last finger is gone, also where no row moves")
  func lastFinger() throws {
    var session = try LaboratoryPlayer()
    session.play(GestureScript().down(200, 314).wait(40).up().wait(5))
    var player = try LaboratoryPlayer(replaying: try session.save())
    player.advance(by: 100)
    #expect(player.lab.needsFrame(at: player.now))
    #expect(!player.shows(Self.finished))
    player.advance(by: 300)
    #expect(!player.lab.needsFrame(at: player.now))
    #expect(player.shows(Self.finished))
  }

  @Test("takes nothing from pointers, wheels and keys for its table")
  func ignoresInputs() throws {
    let recording = try recording()
    var player = try LaboratoryPlayer(replaying: recording)
    player.play(GestureScript().down(380, 314).move(dx: -200, over: 120).wait(100).up())
    player.play(GestureScript().wheel(dy: -60, at: Point(x: 100, y: 400)).tap(100, 400).key("End"))
    player.play(GestureScript().command(.remove("m9", animated: false)).key("Ctrl+Z"))
    player.play(GestureScript().command(.resize(width: 300, height: 500)))
    player.advance(to: 10_000)
    var replayer = try Replayer(recording)
    _ = try replayer.advance(to: Timestamp(milliseconds: 10_000))
    #expect(player.lab.session == replayer.session)
  }

  @Test("shows removals without a button, for there is nothing to take back in it")
  func undoBar() throws {
    var player = try LaboratoryPlayer(replaying: try recording())
    player.advance(to: 2000)
    #expect(player.shows("Message deleted"))
    #expect(!player.shows("Undo"))
    player.click(Point(x: 370, y: 820))
    player.advance(by: 500)
    #expect(player.table.row("m1") == nil)
  }

  @Test("plays again on R, from the beginning, with the messages as they were then")
  func restarts() throws {
    var player = try LaboratoryPlayer(replaying: try recording())
    player.advance(to: 10_000)
    let end = player.lab.scene.face(of: SwipeAction(id: "flag", title: "Flag"), in: "m0").title
    #expect(end == "Unflag")
    player.play(GestureScript().key("R"))
    #expect(player.table.rows.count == 200)
    #expect(player.lab.scene.face(of: SwipeAction(id: "flag", title: "Flag"), in: "m0").title == "Flag")
    #expect(player.shows("Replay"))
    player.advance(by: 60)
    #expect(player.phase(of: "m0") == .dragging)
    player.advance(by: 10_000)
    #expect(player.lab.scene.face(of: SwipeAction(id: "flag", title: "Flag"), in: "m0").title == "Unflag")
    #expect(player.table.rows.count == 199)
  }

  @Test("changes no style: the menu's choices cannot be made, and a recording of it is not saved again")
  func menu() throws {
    var player = try LaboratoryPlayer(replaying: try recording())
    player.advance(to: 5000)
    player.play(GestureScript().key("M").key("Up").key("Up").key("Return"))
    #expect(player.lab.appearance == .dark)
    player.play(
      GestureScript().key("M").key("Down").key("Right").key("Down").key("Return").key("Escape").key("Escape")
    )
    #expect(player.table.style == SwipeStyle())
    player.play(GestureScript().key("F5").wait(500))
    #expect(!player.effects.contains { if case .save = $0 { true } else { false } })
    #expect(player.picture.texts.contains { $0.name.hasPrefix("This is a replay") })
  }

  @Test("of an unknown scene shows plain rows")
  func unknownScene() throws {
    var recording = Recording(
      header: RecordingHeader(width: 320, height: 480, rows: .numbered(count: 3, prefix: "x"))
    )
    recording.header.scene = "something else"
    let player = try LaboratoryPlayer(replaying: recording)
    #expect(player.shows("Plain rows"))
    #expect(player.shows("x1"))
  }

  @Test("stops where the recording asks for something impossible, and says why")
  func impossible() throws {
    let header = RecordingHeader(width: 320, height: 480, rows: .numbered(count: 3, prefix: "x"))
    let recording = Recording(header: header, inputs: [.tune("no.such.thing", .number(1), at: 100)])
    var player = try LaboratoryPlayer(replaying: recording)
    player.advance(to: 500)
    player.advance(to: 1500)
    let notice = try #require(player.picture.icons.last)
    #expect(notice.name == "warning")
    #expect(player.picture.texts.contains { $0.name.contains("no.such.thing") })
    player.advance(to: 20_000)
    #expect(!player.lab.needsFrame(at: player.now))
  }
}
