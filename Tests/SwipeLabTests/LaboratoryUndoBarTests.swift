import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The undo bar")
struct LaboratoryUndoBarTests {
  private static let deleted = "Message deleted"
  /// A place on the bar's text in the window of `LaboratoryPlayer`.
  private static let onBar = Point(x: 100, y: 820)

  /// A player whose first row stands open.
  private func opened(_ edge: Edge) throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().command(.open("m0", edge, animated: false)))
    return player
  }

  /// A player whose first message was deleted by its button just now.
  private func afterDelete() throws -> LaboratoryPlayer {
    var player = try opened(.trailing)
    player.play(GestureScript().tap(363, 114))
    return player
  }

  @Test("appears when the removal begins: by a tap on Delete")
  func appears() throws {
    var player = try opened(.trailing)
    #expect(!player.shows("Undo"))
    player.play(GestureScript().down(363, 114).wait(40))
    #expect(!player.shows("Undo"))
    player.play(GestureScript().input(.pointer(.sample(.up, 363, 114))).wait(16))
    #expect(player.shows(Self.deleted))
    #expect(player.shows("Undo"))
    #expect(player.table.row("m0") != nil)
  }

  @Test("keeps the mouse on it from showing on the row below")
  func hover() throws {
    var player = try afterDelete()
    player.advance(by: 600)
    player.hover(Point(x: 100, y: 700))
    #expect(player.table.visibleRows(at: player.now).filter(\.isHovered).count == 1)
    player.hover(Self.onBar)
    #expect(player.table.visibleRows(at: player.now).allSatisfy { !$0.isHovered })
  }

  @Test(
    "appears after a full swipe of each kind that takes the row away",
    arguments: ["Acts and goes", "Fills, acts, goes", "Acts, comes back"]
  )
  func fullSwipe(label: String) throws {
    var player = try LaboratoryPlayer()
    try player.choose(label, in: "Full swipe")
    player.play(GestureScript().down(395, 114).move(dx: -390, over: 200).wait(100))
    #expect(!player.shows(Self.deleted))
    player.play(GestureScript().input(.pointer(.sample(.up, 5, 114))))
    player.advance(by: 1500)
    #expect(player.shows(Self.deleted))
    #expect(player.table.row("m0") == nil)
  }

  @Test("leaves after exactly five seconds")
  func leaves() throws {
    var player = try afterDelete()
    let bar = player.now
    player.advance(to: bar.milliseconds + 4999.999)
    #expect(player.shows("Undo"))
    #expect(player.lab.nextEvent == bar.adding(seconds: 5))
    player.advance(to: bar.milliseconds + 5000)
    #expect(player.shows("Undo"), "it fades")
    player.advance(to: bar.milliseconds + 5090)
    #expect(!player.shows("Undo"))
    #expect(player.lab.nextEvent == .distantFuture)
    #expect(!player.lab.needsFrame(at: player.now))
  }

  @Test("leaves at the same instant where no frame came in between")
  func leavesWithoutFrames() throws {
    var player = try afterDelete()
    player.advance(by: 5090)
    #expect(!player.shows("Undo"))
  }

  @Test("stands still while the mouse is on it, and runs on afterwards from there")
  func holds() throws {
    var player = try afterDelete()
    player.advance(by: 2000)
    player.hover(Self.onBar)
    #expect(!player.lab.needsFrame(at: player.now))
    player.advance(by: 60_000)
    #expect(player.shows("Undo"))
    player.hover(Point(x: 100, y: 300))
    player.advance(by: 2999)
    #expect(player.shows("Undo"))
    player.advance(by: 1 + 90)
    #expect(!player.shows("Undo"))
  }

  @Test("stands still under a finger, and runs on when the finger has gone")
  func touch() throws {
    var player = try afterDelete()
    player.play(GestureScript().wait(1000).down(100, 820).wait(3000).up())
    #expect(player.shows("Undo"))
    player.advance(by: 3999)
    #expect(player.shows("Undo"))
    player.advance(by: 1 + 90)
    #expect(!player.shows("Undo"))
  }

  @Test(
    "takes the removal back by its button, while the slot collapses and afterwards",
    arguments: [100.0, 2000]
  )
  func undoClick(after wait: Double) throws {
    for kind in [PointerSample.Kind.mouse, .touch] {
      var player = try afterDelete()
      player.advance(by: wait)
      try player.click("Undo", kind: kind)
      player.advance(by: 1000)
      #expect(!player.shows("Undo"))
      #expect(player.table.rows.first?.id == "m0")
      #expect(player.table.visibleRows(at: player.now).first?.height == 104)
      #expect(player.table.undoableRemovals.isEmpty)
    }
  }

  @Test("takes the removal back by Ctrl+Z, and fades at once")
  func undoKey() throws {
    var player = try afterDelete()
    player.play(GestureScript().wait(500).key("Ctrl+Z").wait(90))
    #expect(!player.shows("Undo"))
    player.advance(by: 1000)
    #expect(player.table.rows.first?.id == "m0")
  }

  @Test("acts at its button only, for a press that began there")
  func otherPlaces() throws {
    var player = try afterDelete()
    player.advance(by: 1000)
    player.click(Self.onBar)
    let undo = try #require(player.picture.place(of: "Undo"))
    player.play(GestureScript().down(100, 30).move(dx: undo.x - 100, dy: undo.y - 30, over: 100).up())
    player.play(GestureScript().down(undo.x, undo.y).move(dx: -200, over: 100).up())
    #expect(player.shows("Undo"))
    #expect(player.table.row("m0") == nil)
    #expect(player.table.selection == nil)
    #expect(player.table.activeRows(at: player.now).isEmpty)
  }

  @Test("is renewed by a second removal, without rising again")
  func renewed() throws {
    var player = try afterDelete()
    player.advance(by: 4000)
    player.play(GestureScript().command(.open("m1", .trailing, animated: false)))
    player.play(GestureScript().tap(363, 114))
    #expect(player.shows(Self.deleted))
    let shown = player.picture.texts.last { $0.name == Self.deleted }
    #expect(shown?.color == Theme.light.inverseText)
    player.advance(by: 4999)
    #expect(player.shows(Self.deleted))
    player.advance(by: 1 + 90)
    #expect(!player.shows(Self.deleted))
  }

  @Test("its time bar empties evenly to the left")
  func timeBar() throws {
    var player = try afterDelete()
    for (elapsed, share) in [(1000.0, 0.8), (2500, 0.5), (4000, 0.2)] {
      player.advance(to: 40 + elapsed)
      let bar = try #require(player.picture.rounded(Theme.light.inverseLink).last)
      expectClose(bar.width, share * (376 - 32), "the time bar after \(elapsed) ms")
      #expect(bar.x == 28)
      #expect(bar.height == 2)
    }
  }

  @Test("is 12 from the sides and 16 from the bottom, and at most 480 wide", arguments: [400.0, 320, 900])
  func place(width: Double) throws {
    var player = try LaboratoryPlayer(width: width)
    player.play(GestureScript().command(.remove("m0", animated: true)).wait(2000))
    let bar = try #require(player.picture.rounded(Theme.light.inverse).last)
    let expected = min(width - 24, 480)
    #expect(bar == Rect(x: (width - expected) / 2, y: 864 - 16 - 56, width: expected, height: 56))
  }
}
