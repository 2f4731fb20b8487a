import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("One open row")
struct OneOpenRowTests {
  @Test("closes when another opens, by a finger or from code", arguments: [true, false])
  func anotherOpens(byFinger: Bool) {
    var player = TablePlayer(.sample(open: ["id1": .trailing]))
    player.play(
      byFinger
        ? GestureScript().down(300, 330).move(dx: -150, over: 160).wait(100).up()
        : GestureScript().command(.open("id5", .trailing, animated: true))
    )
    player.rest()
    #expect(player.table.openRows == ["id5"])
    #expect(player.log(of: "id1") == ["willClose trailing", "didClose trailing"])
  }

  @Test("stays open when another command fails, and where many may be open")
  func staysOpen() {
    var player = TablePlayer(.sample(open: ["id1": .trailing], leading: []))
    player.play(GestureScript().command(.open("id5", .leading, animated: true), tag: "o"))
    player.rest()
    #expect(player.table.openRows == ["id1"])
    #expect(player.log() == ["completed o false"])
    var many = TablePlayer(.sample(open: ["id1": .trailing]) { $0.openRows = .many })
    many.play(GestureScript().command(.open("id5", .trailing, animated: true)))
    many.rest()
    #expect(many.table.openRows == ["id1", "id5"])
  }

  @Test("is the first of those that come in open, and the inserted one of two")
  func comeInOpen() {
    var player = TablePlayer(.sample(open: ["id4": .leading, "id2": .trailing]))
    #expect(player.table.openRows == ["id2"])
    player.play(GestureScript().command(.insert(Row(id: "new", open: .trailing), at: 0, animated: true)))
    player.rest()
    #expect(player.table.openRows == ["new"])
  }

  @Test("is left when the style forbids more")
  func styleForbids() {
    var player = TablePlayer(.sample(open: ["id1": .trailing, "id3": .leading]) { $0.openRows = .many })
    #expect(player.table.openRows == ["id1", "id3"])
    player.play(GestureScript().style(SwipeStyle()))
    player.rest()
    #expect(player.table.openRows == ["id1"])
  }

  @Test("is found by id through reload, insert, remove and move, and keeps its state")
  func byIdentity() {
    var player = TablePlayer(.sample(open: ["id4": .trailing]))
    player.play(
      GestureScript().command(.reload).command(.insert(Row(id: "a"), at: 0, animated: true))
        .command(.remove("id3", animated: true)).command(.move("id4", to: 0)).wait(1000)
    )
    #expect(player.table.openRows == ["id4"])
    #expect(player.offset(of: "id4") == -160)
    #expect(player.row("id4")?.y == 0)
    #expect(player.log(of: "id4").isEmpty)
  }

  @Test("closes when the list scrolls, unless the style keeps it", arguments: [true, false])
  func closesOnScroll(closes: Bool) {
    var player = TablePlayer(
      .sample(rows: 40, open: ["id1": .trailing]) {
        $0.closeOnScroll = closes
        $0.openRows = .many
      }
    )
    player.play(GestureScript().down(100, 300).move(dy: -100, over: 100).wait(100).up())
    player.rest()
    #expect(player.table.openRows == (closes ? [] : ["id1"]))
  }
}
