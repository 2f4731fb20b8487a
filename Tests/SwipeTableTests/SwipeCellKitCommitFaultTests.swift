import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// Faults 16, 17 and 20 to 22 of SwipeCellKit, and what the presets do in their place.
@Suite("SwipeCellKit's faults of actions")
struct SwipeCellKitCommitFaultTests {
  /// A swipe over the whole row `id1`.
  private let swipe = GestureScript().pull(-305).wait(100).up()

  private func player(
    _ id: String,
    _ kind: Expansion.Kind = .none,
    _ change: (inout SwipeStyle) -> Void = { _ in },
    reaction: @escaping TablePlayer.Reaction = { _, _ in }
  ) -> TablePlayer {
    TablePlayer(
      .sample {
        $0 = .kit(id, kind)
        change(&$0)
      },
      reaction: reaction
    )
  }

  @Test(
    "fault 16: an action that is under way is exclusive, and fires exactly once",
    arguments: Kit.ids,
    [Expansion.CompletionChoice.fillWith, .fillAfter]
  )
  func exactlyOnce(id: String, completion: Expansion.CompletionChoice) {
    var player = player(id, .fill) { $0.expansion.completion = completion }
    player.play(swipe.wait(40))
    #expect(player.phase(of: "id1") == .filling)
    #expect(player.actions().isEmpty == (completion == .fillAfter))
    // A second grip, a tap on what shows of the button, and every command that would move the row.
    player.play(GestureScript().down(100, 90).move(dx: -250, over: 60).up().tap(300, 90))
    player.play(
      GestureScript().command(.open("id1", .trailing, animated: true), tag: "1")
        .command(.close("id1", animated: false), tag: "2").command(
          .setOffset("id1", -20, animated: true),
          tag: "3"
        )
        .command(.perform("id1", "D", by: .key), tag: "4").command(.perform("id1", "A", by: .menu), tag: "5")
    )
    #expect(player.answers == (1...5).map { "completed \($0) false" })
    player.rest()
    #expect(player.actions() == ["action D fullSwipe"])
    #expect(player.log().filter { $0 == "fill D" }.count == 1)
    #expect(player.phase(of: "id1") == .filling)
    #expect(player.offset(of: "id1") == -400)
    player.play(swipe)
    player.rest()
    #expect(player.actions() == ["action D fullSwipe"])
  }

  @Test(
    "fault 17: a late answer means the row, wherever others came, went and moved it",
    arguments: Kit.ids,
    SwipeEvent.Fulfilment.allCases
  )
  func lateAnswer(id: String, answer: SwipeEvent.Fulfilment) {
    var player = player(id, .fill)
    player.play(swipe.wait(1000))
    player.play(
      GestureScript().command(.insert(Row(id: "x"), at: 0, animated: true))
        .command(.insert(Row(id: "y"), at: 1, animated: false)).command(.remove("id0", animated: true))
        .command(.remove("id3", animated: false)).wait(1000).command(.move("id1", to: 7)).command(.reload)
        .command(.undo).wait(1000)
    )
    let others = player.order.filter { $0 != "id1" }
    #expect(player.phase(of: "id1") == .filling)
    player.play(GestureScript().command(.fulfil("id1", "D", with: answer), tag: "f"))
    player.rest()
    #expect(player.answers == ["completed f true"])
    #expect(player.order.filter { $0 != "id1" } == others)
    #expect(player.order.contains("id1") == (answer == .reset))
    #expect(player.phase(of: "id1") == .closed)
    #expect(player.editing(of: "id1") == ["editingBegan trailing", "editingEnded trailing"])
  }

  /// What happened to a filled row before its answer came, and whether a row of its name is there in the end.
  private static let ends: [(GestureScript, stays: Bool)] = [
    // Gone.
    (GestureScript().command(.remove("id1", animated: false)), false),
    // On its way out.
    (GestureScript().command(.remove("id1", animated: true)).wait(100), false),
    // Gone, and taken back.
    (GestureScript().command(.remove("id1", animated: true)).wait(1000).command(.undo).wait(1000), true),
    // Taken back on its way out.
    (GestureScript().command(.remove("id1", animated: true)).wait(100).command(.undo).wait(100), true),
    // Another row of the same name.
    (
      GestureScript().command(.remove("id1", animated: false))
        .command(.insert(Row(id: "id1"), at: 4, animated: false)), true
    ),
    // Answered already.
    (GestureScript().command(.fulfil("id1", "D", with: .reset)).wait(100), true),
  ]

  @Test("fault 17: an answer for a row that is gone, or came back, does nothing", arguments: ends)
  func tooLate(script: GestureScript, stays: Bool) {
    for id in Kit.ids {
      var player = player(id, .fill)
      let others = player.order.filter { $0 != "id1" }
      player.play(swipe.wait(1000))
      player.play(script)
      player.play(GestureScript().command(.fulfil("id1", "D", with: .delete), tag: "f"))
      player.rest()
      #expect(player.answers == ["completed f false"])
      #expect(player.order.filter { $0 != "id1" } == others)
      #expect(player.order.contains("id1") == stays)
      #expect(player.phase(of: "id1") == .closed)
    }
  }

  @Test("fault 20: a row that shows nothing can be left", arguments: Kit.ids)
  func withoutList(id: String) {
    var player = TablePlayer(.sample(width: 0, height: 0) { $0 = .kit(id, .fill) })
    player.play(GestureScript().command(.open("id1", .trailing, animated: true), tag: "o"))
    player.rest()
    #expect(player.table.openRows == ["id1"])
    player.play(GestureScript().command(.close("id1", animated: true), tag: "c"))
    player.rest()
    #expect(player.table.openRows == [])
    #expect(player.answers == ["completed o true", "completed c true"])
    // Without actions it is not opened in the first place.
    player = TablePlayer(.sample(trailing: []) { $0 = .kit(id) })
    player.play(GestureScript().command(.open("id1", .trailing, animated: true), tag: "o"))
    #expect(player.answers == ["completed o false"])
    #expect(player.phase(of: "id1") == .closed)
    player.play(GestureScript().pull(60).wait(100).up())
    player.rest()
    #expect(player.table.openEdge(of: "id1") == .leading)
  }

  @Test(
    "fault 21: an answer to an action that was tapped as an ordinary button is refused, and says so",
    arguments: Kit.ids,
    Expansion.Kind.allCases
  )
  func ordinaryButton(id: String, kind: Expansion.Kind) {
    // `A` is never the one of the full swipe; `D` is, but where there is none.
    for (action, x) in [("A", 200.0), ("D", 280)] where action == "A" || kind == .none || kind == .selection {
      var player = player(
        id,
        kind,
        reaction: { table, event in
          guard case .action(let fired, _) = event.kind, let row = event.row else { return }
          table.perform(.fulfil(row, fired, with: .delete), at: event.time)
        }
      )
      player.play(GestureScript().command(.open("id1", .trailing, animated: false)).tap(x, 90))
      player.play(GestureScript().command(.fulfil("id1", action, with: .delete), tag: "later"))
      player.rest()
      #expect(player.actions() == ["action \(action) tap"])
      #expect(player.answers == ["completed later false"])
      #expect(!player.log().contains { $0.hasPrefix("fulfilled") })
      #expect(player.order.count == 10)
      #expect(player.phase(of: "id1") == .closed)
    }
  }

  @Test("fault 22: a tap on another row selects while one is closing", arguments: Kit.ids, [true, false])
  func tapWhileClosing(id: String, byFlick: Bool) {
    var player = player(id)
    let closing =
      byFlick
      ? GestureScript().pull(-100).move(dx: 30, over: 32).up()
      : GestureScript().command(.open("id1", .trailing, animated: false)).command(
        .close("id1", animated: true)
      )
    player.play(closing.wait(30))
    #expect(player.phase(of: "id1") == .settling)
    player.play(GestureScript().tap(100, 210))
    #expect(player.phase(of: "id1") == .settling)
    #expect(player.table.selection == "id3")
    #expect(player.log().filter { $0 == "selected" }.count == 1)
  }

  @Test("fault 22: a row that is still closing is not tapped through", arguments: Kit.ids)
  func closingRowItself(id: String) {
    var player = player(id)
    player.play(GestureScript().pull(-100).move(dx: 30, over: 32).up().wait(30).tap(100, 90))
    #expect(player.phase(of: "id1") == .settling)
    #expect(player.table.selection == nil)
    player.rest()
    player.play(GestureScript().tap(100, 90))
    #expect(player.table.selection == "id1")
  }
}
