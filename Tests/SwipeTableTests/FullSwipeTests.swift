import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A full swipe in a table")
struct FullSwipeTests {
  /// A swipe over the whole row `id1`.
  private let swipe = GestureScript().down(315, 90).move(dx: -310, over: 160).wait(100).up()

  private func player(_ kind: Expansion.Kind, reaction: @escaping TablePlayer.Reaction = { _, _ in })
    -> TablePlayer
  {
    TablePlayer(.sample { $0.expansion.kind = kind }, reaction: reaction)
  }

  private static let armed = ["gestureBegan", "triggerChanged D", "haptic tick", "gestureEnded"]

  @Test(
    "comes to its end by its kind",
    arguments: [
      (Expansion.Kind.selection, ["triggerChanged none", "action D fullSwipe", "haptic thud"], 10),
      (.destructive, ["fill D", "action D fullSwipe", "haptic thud", "removed"], 9),
      (.destructiveAfterFill, ["fill D", "action D fullSwipe", "haptic thud", "removed"], 9),
      (.fill, ["fill D", "action D fullSwipe", "haptic thud"], 10),
    ]
  )
  func kinds(kind: Expansion.Kind, log: [String], count: Int) {
    var player = player(kind)
    player.play(swipe)
    player.rest()
    #expect(player.log() == Self.armed + log)
    #expect(player.order.count == count)
  }

  @Test("removes its row exactly 300 ms after the action, when the slot has collapsed")
  func collapseTime() {
    for kind in [Expansion.Kind.destructive, .destructiveAfterFill] {
      var player = player(kind)
      player.play(swipe)
      player.rest()
      let fired = player.times(of: "action D fullSwipe")[0]
      expectClose(player.times(of: "removed")[0], fired + 300, within: 1e-6)
      expectClose(player.times(of: "fill D")[0], 260, within: 1e-9)
    }
  }

  @Test(
    "of a destructive kind is one removal with the program's own in the reaction",
    arguments: [true, false]
  )
  func removesOnce(animated: Bool) {
    var player = player(.destructive) { table, event in
      if case .action = event.kind, let row = event.row {
        table.perform(.remove(row, animated: animated), tag: nil, at: event.time)
      }
    }
    player.play(swipe)
    player.rest()
    #expect(player.log().filter { $0 == "removed" }.count == 1)
    #expect(player.order.count == 9)
    #expect(player.table.undoableRemovals == ["id1"])
  }

  @Test(
    "that waits for its answer is meant by identity, however the rows have changed",
    arguments: SwipeEvent.Fulfilment.allCases
  )
  func byIdentity(answer: SwipeEvent.Fulfilment) {
    var player = player(.fill)
    player.play(swipe.wait(2000))
    #expect(player.phase(of: "id1") == .filling)
    player.play(
      GestureScript().command(.remove("id0", animated: false)).command(
        .insert(Row(id: "new"), at: 0, animated: false)
      )
      .command(.insert(Row(id: "newer"), at: 1, animated: true)).command(.move("id1", to: 8)).wait(1000)
      .command(.fulfil("id1", "D", with: answer), tag: "f")
    )
    player.rest()
    #expect(player.log().contains("completed f true"))
    #expect(player.order.contains("id1") == (answer == .reset))
    #expect(player.order.count == (answer == .reset ? 11 : 10))
    #expect(player.table.openRows.isEmpty)
    let tail = answer == .reset ? ["willClose trailing", "didClose trailing"] : ["removed"]
    #expect(player.log(of: "id1").filter { $0 != "triggerChanged none" }.suffix(tail.count) == tail[...])
  }

  @Test("takes no harm from an answer for a row that is gone, or that never filled")
  func answerForNobody() {
    var player = player(.fill)
    player.play(
      GestureScript().command(.fulfil("nobody", "D", with: .delete), tag: "a")
        .command(.fulfil("id1", "D", with: .delete), tag: "b")
    )
    player.rest()
    #expect(player.log() == ["completed a false", "completed b false"])
    #expect(player.order.count == 10)
  }

  @Test("gives its slot back when the removal is undone in the collapse; nothing fires again")
  func undoWhileCollapsing() {
    var player = player(.destructive)
    player.play(swipe.wait(100))
    #expect(player.phase(of: "id1") == .collapsing)
    let height = player.row("id1")?.height ?? 0
    #expect(height > 1 && height < 59)
    player.play(GestureScript().key("Ctrl+Z"))
    expectClose(player.row("id1")?.height ?? 0, height, within: 1e-9)
    player.rest()
    #expect(player.order.count == 10)
    #expect(player.phase(of: "id1") == .closed)
    #expect(player.log().filter { $0.hasPrefix("action") }.count == 1)
    #expect(!player.log().contains("removed"))
  }

  @Test("takes no further pointer while it fills, and no command to open or close")
  func notDisturbed() {
    var player = player(.fill)
    player.play(swipe.wait(1000))
    player.play(GestureScript().down(100, 90).move(dx: 150, over: 100).up().tap(160, 90))
    player.play(
      GestureScript().command(.open("id1", .leading, animated: true), tag: "o")
        .command(.close("id1", animated: false), tag: "c").command(.closeAll(animated: true), tag: "a")
    )
    player.rest()
    #expect(player.phase(of: "id1") == .filling)
    #expect(player.offset(of: "id1") == -320)
    #expect(player.log().suffix(3) == ["completed o false", "completed c false", "completed a true"])
  }

  @Test("stays out under its pane when the viewport changes")
  func resized() {
    var player = player(.fill)
    player.play(swipe.wait(1000).command(.resize(width: 480, height: 300)))
    #expect(player.offset(of: "id1") == -480)
    player.play(GestureScript().command(.fulfil("id1", "D", with: .reset)))
    player.rest()
    #expect(player.phase(of: "id1") == .closed)
  }
}
