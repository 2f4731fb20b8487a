import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The keys of the selected row")
struct LaboratoryRowKeysTests {
  /// A player whose first row is selected.
  private func selected(_ direction: LayoutDirection = .leftToRight) throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().command(.direction(direction)).tap(100, 114).wait(500))
    #expect(player.table.selection == "m0")
    return player
  }

  /// The commands that the keys gave: all but the one that set the player up.
  private func commands(_ player: LaboratoryPlayer) throws -> [TableCommand] {
    try player.commands().filter { if case .direction = $0 { false } else { true } }
  }

  @Test("Delete performs the outermost destructive action of the trailing side, by key; undo takes it back")
  func delete() throws {
    var player = try selected()
    player.play(GestureScript().key("Delete").wait(1000))
    #expect(player.table.row("m0") == nil)
    #expect(try commands(player) == [.perform("m0", "delete", by: .key), .remove("m0", animated: true)])
    player.play(GestureScript().key("Ctrl+Z").wait(1000))
    #expect(player.table.rows.first?.id == "m0")
  }

  @Test("Left and Right move the row that way: open the side that it uncovers, close the other one")
  func arrows() throws {
    var player = try selected()
    player.play(GestureScript().key("Left").wait(1000))
    #expect(player.table.openEdge(of: "m0") == .trailing)
    player.play(GestureScript().key("Left").wait(1000))
    #expect(player.table.openEdge(of: "m0") == .trailing)
    player.play(GestureScript().key("Right").wait(1000))
    #expect(player.table.openEdge(of: "m0") == nil)
    player.play(GestureScript().key("Right").wait(1000))
    #expect(player.table.openEdge(of: "m0") == .leading)
    player.play(GestureScript().key("Left").wait(1000))
    #expect(player.offset(of: "m0") == 0)
    #expect(
      try commands(player) == [
        .open("m0", .trailing, animated: true), .close("m0", animated: true),
        .open("m0", .leading, animated: true), .close("m0", animated: true),
      ]
    )
  }

  @Test("Left and Right are ways on the screen, also where reading goes from right to left")
  func rightToLeft() throws {
    var player = try selected(.rightToLeft)
    player.play(GestureScript().key("Left").wait(1000))
    #expect(player.table.openEdge(of: "m0") == .leading)
    #expect(player.offset(of: "m0") < 0)
  }

  @Test(
    "the Menu key and Shift+F10 open its menu, with the first item highlighted",
    arguments: ["Application", "Menu", "Shift+F10"]
  )
  func menu(key: String) throws {
    var player = try selected()
    player.play(GestureScript().key(key).wait(200))
    #expect(
      player.picture.rounded(Theme.light.raisedHover).map(\.midY) == [player.picture.place(of: "Delete")?.y]
    )
    player.play(GestureScript().key("Return").wait(1000))
    #expect(player.table.row("m0") == nil)
    #expect(try commands(player).first == .perform("m0", "delete", by: .menu))
  }

  @Test("do nothing without a selection, and for a row that is scrolled away")
  func nothing() throws {
    var player = try LaboratoryPlayer()
    let keys = GestureScript().key("Delete").key("Left").key("Application").key("Menu").key("Shift+F10").wait(
      500
    )
    player.play(keys)
    #expect(try commands(player).isEmpty)
    player = try selected()
    player.play(GestureScript().key("End").wait(2000))
    player.play(keys)
    #expect(player.table.rows.count == 200)
    #expect(player.table.openRows.isEmpty)
    #expect(try commands(player).isEmpty)
    #expect(player.picture.ring == nil)
  }
}
