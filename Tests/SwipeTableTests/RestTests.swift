import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A row on its way to a rest")
struct RestTests {
  @Test("that is opened while it is thrown closed does not fly through to the side without actions")
  func openedInAThrow() {
    var player = TablePlayer(.sample(open: ["id1": .trailing], leading: []))
    player.play(GestureScript().down(120, 90).move(dx: 190, over: 20).up())
    player.advance(by: 2)
    player.play(GestureScript().command(.open("id1", .trailing, animated: true)))
    #expect(player.offsets(of: "id1", for: 1000).allSatisfy { $0 <= 0 })
    #expect(player.offset(of: "id1") == -160)
  }

  @Test("that swings wildly never swings over to the other side")
  func wildSwing() {
    var player = TablePlayer(.sample { $0.settle.dampingRatio = 0.05 })
    player.play(GestureScript().down(318, 90).move(dx: -200, over: 17).up())
    #expect(player.offsets(of: "id1", for: 6000).allSatisfy { $0 <= 0 })
  }

  @Test("back from a fill, caught and mirrored, ends closed and not out at full width")
  func caughtAndMirrored() {
    var player = TablePlayer(.sample { $0.expansion.kind = .fill })
    player.play(GestureScript().down(315, 90).move(dx: -310, over: 160).wait(100).up())
    player.rest()
    player.play(GestureScript().command(.fulfil("id1", "D", with: .reset)).wait(100))
    player.play(GestureScript().down(100, 90).move(dx: 30, over: 30).command(.direction(.rightToLeft)).up())
    player.rest()
    #expect(player.phase(of: "id1") == .closed)
    #expect(player.offset(of: "id1") == 0)
  }

  @Test("back from a fill, caught and opened, has not closed in between")
  func caughtAndOpened() {
    var player = TablePlayer(.sample { $0.expansion.kind = .fill })
    player.play(GestureScript().down(315, 90).move(dx: -310, over: 160).wait(100).up())
    player.rest()
    player.play(GestureScript().command(.fulfil("id1", "D", with: .reset)).wait(100))
    player.play(GestureScript().down(100, 90).move(dx: 14, over: 30).wait(90).up())
    player.rest()
    let turns = player.log().filter { $0.contains("Open") || $0.contains("Close") }
    #expect(
      turns == [
        "willClose trailing", "didClose trailing unfinished", "willOpen trailing", "didOpen trailing",
      ]
    )
  }

  @Test("stays open where the reaction to its action says so, even if it is open already")
  func keptOpen() {
    var player = TablePlayer(.sample(open: ["id1": .trailing])) { table, event in
      if case .action = event.kind {
        table.perform(.open("id1", .trailing, animated: true), tag: nil, at: event.time)
      }
    }
    player.play(GestureScript().tap(180, 90))
    player.rest()
    #expect(player.log() == ["action A tap", "haptic thud"])
    #expect(player.phase(of: "id1") == .open)
  }

  @Test("that an action's reaction removes stays where it is drawn while its slot collapses")
  func removedWhereItIs() {
    var player = TablePlayer(.sample(open: ["id1": .trailing])) { table, event in
      if case .action = event.kind { table.perform(.remove("id1", animated: true), tag: nil, at: event.time) }
    }
    player.play(GestureScript().tap(180, 90))
    #expect(player.offsets(of: "id1", for: 280).allSatisfy { $0 == -160 })
  }

  @Test(
    "in a window that loses its width shows no slots without a size",
    arguments: ActionTransition.allCases
  )
  func noWidth(transition: ActionTransition) {
    var player = TablePlayer(.sample(open: ["id1": .trailing]) { $0.transition = transition })
    player.play(GestureScript().command(.close("id1", animated: true)).wait(60))
    player.play(GestureScript().command(.resize(width: 0, height: 480)))
    #expect(player.row("id1")?.slots == [])
    player.rest()
  }
}
