import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("Notices and saving")
struct LaboratoryNoticeTests {
  @Test("A notice stands at the foot, above the undo bar where there is one, and leaves after five seconds")
  func place() throws {
    var player = try LaboratoryPlayer()
    player.announce("Saved to here")
    player.advance(by: 2000)
    #expect(player.picture.place(of: "Saved to here")?.y == 820)
    player.play(GestureScript().command(.remove("m0", animated: true)).wait(1500))
    #expect(player.picture.place(of: "Saved to here")?.y == 756)
    #expect(player.picture.place(of: "Message deleted")?.y == 820)
    player.advance(by: 1500 + 89)
    #expect(player.shows("Saved to here"))
    player.advance(by: 1)
    #expect(!player.shows("Saved to here"))
    #expect(player.shows("Message deleted"))
  }

  @Test("A long notice takes two lines, and ends in … after them")
  func longText() throws {
    var player = try LaboratoryPlayer()
    let path = "/home/somebody/" + String(repeating: "folder/", count: 30)
    player.announce("Saved to \(path)")
    player.advance(by: 1000)
    let lines = player.picture.texts.suffix(2)
    #expect(lines.first?.name == "Saved to")
    #expect(lines.last?.name.hasSuffix("…") == true)
    #expect(lines.map(\.middle.y) == [810, 830])
    #expect(lines.allSatisfy { $0.frame.maxX <= 388 })
  }

  @Test("A second notice takes the first one's place")
  func replaced() throws {
    var player = try LaboratoryPlayer()
    player.announce("First")
    player.advance(by: 1000)
    player.announce("Second")
    #expect(!player.shows("First"))
    #expect(player.shows("Second"))
  }

  @Test("A press on a notice reaches no row")
  func press() throws {
    var player = try LaboratoryPlayer()
    player.announce("Saved to here")
    player.play(GestureScript().wait(500).tap(200, 820).down(380, 820).move(dx: -200, over: 100).up())
    #expect(player.table.selection == nil)
    #expect(player.table.activeRows(at: player.now).isEmpty)
  }

  @Test("F5 saves a recording that leads to the same table, with its open row, its style and its scroll")
  func save() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("M").key("Down").key("Down").key("Return").key("Up").key("Return"))
    player.play(GestureScript().wheel(dy: -120, at: Point(x: 200, y: 400)).wait(500))
    player.play(GestureScript().down(380, 300).move(dx: -150, over: 120).wait(100).up().wait(800))
    player.play(GestureScript().command(.remove("m9", animated: true)).wait(1000))
    player.play(GestureScript().tap(100, 700).wait(1000))
    let recording = try player.save()
    var replayer = try Replayer(recording)
    _ = try replayer.advance(to: player.now)
    let replayed = replayer.session.table
    #expect(replayed.rows == player.table.rows)
    #expect(replayed.activeRows(at: player.now) == player.table.activeRows(at: player.now))
    #expect(replayed.visibleRows(at: player.now) == player.table.visibleRows(at: player.now))
    #expect(replayed.style == player.table.style)
    #expect(replayed.scrollOffset(at: player.now) == 120)
    #expect(replayed.selection == player.table.selection)
    #expect(recording.header.scene == InboxScene.id)
  }

  @Test("A parameter that cannot be set is told, not made")
  func refused() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().style(SwipeStyle()))
    #expect(try player.save().settings.isEmpty)
  }
}
