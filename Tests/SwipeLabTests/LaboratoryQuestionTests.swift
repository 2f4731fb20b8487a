import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The question about a filled row")
struct LaboratoryQuestionTests {
  private static let question = "Delete this message?"

  /// A player under the full swipe that asks.
  private func asking() throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer()
    try player.choose("Fills, then asks", in: "Full swipe")
    return player
  }

  /// A full swipe of the row at a height of the window.
  private func fullSwipe(_ y: Double) -> GestureScript {
    GestureScript().down(397, y).move(dx: -395, over: 200).wait(100).up().wait(1000)
  }

  @Test("comes when the fill has ended, and stays until somebody answers")
  func comes() throws {
    var player = try asking()
    player.play(GestureScript().down(397, 114).move(dx: -395, over: 200).wait(100).up())
    #expect(!player.shows(Self.question))
    player.advance(by: 1500)
    #expect(["Keep", "Delete"].allSatisfy(player.shows))
    #expect(player.phase(of: "m0") == .filling)
    #expect(!player.lab.needsFrame(at: player.now))
    #expect(player.lab.nextEvent == .distantFuture)
    player.advance(by: 600_000)
    #expect(player.shows(Self.question))
  }

  @Test(
    "lets the row go or brings it back, recorded as the program's answer",
    arguments: [PointerSample.Kind.mouse, .touch]
  )
  func answers(kind: PointerSample.Kind) throws {
    for (label, answer) in [("Delete", SwipeEvent.Fulfilment.delete), ("Keep", .reset)] {
      var player = try asking()
      player.play(fullSwipe(114))
      try player.click(label, kind: kind)
      #expect(try player.commands() == [.fulfil("m0", "delete", with: answer)])
      player.advance(by: 1500)
      #expect(!player.shows(Self.question))
      #expect((player.table.row("m0") == nil) == (answer == .delete))
      #expect(player.shows("Message deleted") == (answer == .delete))
      #expect(player.offset(of: "m0") == 0)
      var replayer = try Replayer(try player.save())
      _ = try replayer.advance(to: replayer.lastInput.adding(seconds: 5))
      #expect(replayer.session.table.rows.map(\.id) == player.table.rows.map(\.id))
    }
  }

  @Test("is answered by keys: Return deletes, Escape keeps")
  func keys() throws {
    for (key, isGone) in [("Return", true), ("Keypad Enter", true), ("Escape", false)] {
      var player = try asking()
      player.play(fullSwipe(114).key(key).wait(1500))
      #expect(!player.shows(Self.question))
      #expect((player.table.row("m0") == nil) == isGone)
    }
  }

  @Test("means the row by its name: after others came and went, and were moved")
  func identity() throws {
    var player = try asking()
    player.play(fullSwipe(300))
    #expect(player.phase(of: "m2") == .filling)
    player.play(
      GestureScript().command(.remove("m0", animated: false))
        .command(.insert(Row(id: "new"), at: 0, animated: false))
        .command(.insert(Row(id: "newer"), at: 0, animated: true)).wait(500)
        .command(.move("m2", to: 7)).wait(500)
    )
    try player.click("Delete")
    player.advance(by: 1500)
    #expect(player.table.row("m2") == nil)
    #expect(player.table.rows.prefix(4).map(\.id) == ["newer", "new", "m1", "m3"])
  }

  @Test("is asked about one row after the other, the last one first")
  func several() throws {
    var player = try asking()
    player.play(fullSwipe(114))
    player.play(fullSwipe(214))
    try player.click("Keep")
    #expect(try player.commands() == [.fulfil("m1", "delete", with: .reset)])
    player.advance(by: 1500)
    #expect(player.shows(Self.question))
    try player.click("Delete")
    player.advance(by: 1500)
    #expect(player.table.rows.first?.id == "m1")
    #expect(!player.shows(Self.question))
  }

  @Test("goes without an answer when its row goes by itself, or somebody else answers")
  func overtaken() throws {
    for command in [TableCommand.remove("m0", animated: true), .fulfil("m0", "delete", with: .reset)] {
      var player = try asking()
      player.play(fullSwipe(114).command(command).wait(1500))
      #expect(!player.shows(Self.question))
    }
  }

  @Test("stands under the undo bar, and takes presses for itself")
  func bars() throws {
    var player = try asking()
    player.play(fullSwipe(214).command(.remove("m0", animated: false)).wait(500))
    let bars = player.picture.rounded(Theme.light.inverse)
    #expect(bars.map(\.minY).sorted() == [728, 792])
    let question = try #require(player.picture.place(of: Self.question))
    #expect(question.y > 792)
    player.click(question)
    #expect(player.table.selection == nil)
    try player.click("Undo")
    player.advance(by: 1000)
    #expect(player.table.rows.first?.id == "m0")
    #expect(player.shows(Self.question))
  }

  @Test("comes by the menu and by the Delete key as well, which do what the full swipe does")
  func otherWays() throws {
    var player = try asking()
    player.play(GestureScript().tap(100, 114).wait(300).key("Delete").wait(1000))
    #expect(player.shows(Self.question))
    player.play(GestureScript().key("Escape").wait(1500))
    player.rightClick(Point(x: 100, y: 114))
    try player.click("Delete")
    player.advance(by: 1000)
    #expect(player.shows(Self.question))
  }

  @Test("An action that nobody asks about, but whose row is filled, brings the row back")
  func unasked() throws {
    var player = try LaboratoryPlayer(scene: SilentScene())
    player.play(GestureScript().command(.perform("x0", "act", by: .key)).wait(100))
    #expect(player.phase(of: "x0") == .filling)
    player.play(GestureScript().wait(2000))
    #expect(player.phase(of: "x0") == .closed)
    #expect(try player.commands().last == .fulfil("x0", "act", with: .reset))
  }
}

/// A scene that knows no answer to what its rows' one action does: its full swipe fills and waits.
private struct SilentScene: Scene {
  static let id = "silent"
  static let icon = "list"
  static let title = "Silent"
  let summary = ""
  let separatorInset = 0.0

  var header: RecordingHeader {
    var header = RecordingHeader(width: 0, height: 0, rows: .numbered(count: 3, prefix: "x"))
    header.style = StyleReference("default", settings: [ParameterSetting("expansion", .choice("fill"))])
    header.trailing = [SwipeAction(id: "act", title: "Act")]
    return header
  }

  mutating func take(_ event: SwipeEvent) {}
  func answer(to action: ActionID, of row: RowID, isOut: Bool) -> SceneAnswer? { nil }
  func removal(of row: RowID) -> (icon: String, text: String) { ("trash", "") }
  func face(of action: SwipeAction, in row: RowID) -> SwipeAction { action }
  func draw(_ painting: RowPainting, into list: inout DisplayList) {}
}
