import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("How a filled row completes")
struct CompletionTests {
  /// A swipe over the whole row `id1`; it is let go at 260 ms, and out 300 ms later.
  private let swipe = GestureScript().pull(-305).wait(100).up()
  private let released = 260.0
  private static let armed = ["gestureBegan", "triggerChanged D", "haptic tick", "gestureEnded"]
  private static let acts = ["fill D", "action D fullSwipe", "haptic thud"]
  private static let back = ["triggerChanged none", "willClose trailing", "didClose trailing"]

  private func player(
    _ id: String,
    _ completion: Expansion.CompletionChoice,
    _ fulfilment: Expansion.FulfilmentChoice,
    reaction: @escaping TablePlayer.Reaction = { _, _ in }
  ) -> TablePlayer {
    TablePlayer(
      .sample {
        $0 = .kit(id, .fill)
        ($0.expansion.completion, $0.expansion.fulfilment) = (completion, fulfilment)
      },
      reaction: reaction
    )
  }

  @Test(
    "its action fires with the fill or after it; then it waits, goes, or comes back",
    arguments: [Expansion.CompletionChoice.fillWith, .fillAfter],
    [Expansion.FulfilmentChoice.manual, .delete, .reset]
  )
  func sixWays(completion: Expansion.CompletionChoice, fulfilment: Expansion.FulfilmentChoice) {
    for id in Kit.ids {
      var player = player(id, completion, fulfilment)
      player.play(swipe)
      player.rest()
      let tail: [String] =
        switch fulfilment {
        case .delete: ["removed"]
        case .reset: Self.back
        case .manual, .byKind: []
        }
      #expect(player.log() == Self.armed + Self.acts + tail)
      #expect(player.editing().count == (fulfilment == .manual ? 1 : 2))
      #expect(player.order.contains("id1") == (fulfilment != .delete))
      #expect(player.phase(of: "id1") == (fulfilment == .manual ? .filling : .closed))
      let fired = player.times(of: "action D fullSwipe")[0]
      #expect(player.times(of: "fill D") == [released])
      // A spring that counts as settled within a thousandth of its way in 0.3 s.
      expectClose(
        fired,
        completion == .fillWith ? released : released + 300,
        within: completion == .fillWith ? 0 : 60
      )
      if fulfilment == .delete { expectClose(player.times(of: "removed")[0], fired + 300) }
      if fulfilment == .reset { #expect(player.times(of: "willClose trailing") == [fired]) }
    }
  }

  @Test(
    "the program's answer is taken once: early it waits for the action, late it acts at once",
    arguments: [Expansion.CompletionChoice.fillWith, .fillAfter],
    SwipeEvent.Fulfilment.allCases
  )
  func answered(completion: Expansion.CompletionChoice, answer: SwipeEvent.Fulfilment) {
    for (id, wait) in Kit.ids.flatMap({ [($0, 30.0), ($0, 2000)] }) {
      var player = player(id, completion, .manual)
      player.play(swipe.wait(wait))
      player.play(
        GestureScript().command(.fulfil("id1", "D", with: answer), tag: "1")
          .command(.fulfil("id1", "D", with: .delete), tag: "2")
      )
      player.rest()
      #expect(player.answers == ["completed 1 true", "completed 2 false"])
      let log = player.log().filter { !$0.hasPrefix("completed") }
      let tail = answer == .delete ? ["removed"] : Self.back
      #expect(log == Self.armed + Self.acts + ["fulfilled D \(answer)"] + tail)
      let fired = player.times(of: "action D fullSwipe")[0]
      #expect(player.times(of: "fulfilled D \(answer)") == [max(fired, released + wait)])
    }
  }

  @Test(
    "a row that completes by itself takes no answer",
    arguments: [Expansion.FulfilmentChoice.delete, .reset]
  )
  func automatic(fulfilment: Expansion.FulfilmentChoice) {
    for id in Kit.ids {
      var player = player(id, .fillAfter, fulfilment)
      player.play(swipe.wait(30).command(.fulfil("id1", "D", with: .delete), tag: "f"))
      player.rest()
      #expect(player.answers == ["completed f false"])
      #expect(player.order.contains("id1") == (fulfilment == .reset))
    }
  }

  @Test("a reset row may be swiped again as it comes back", arguments: Kit.ids)
  func againAfterReset(id: String) {
    var player = player(id, .fillWith, .reset)
    player.play(swipe.wait(100))
    #expect(player.phase(of: "id1") == .settling)
    player.play(swipe)
    player.rest()
    #expect(player.actions() == ["action D fullSwipe", "action D fullSwipe"])
    #expect(player.phase(of: "id1") == .closed)
  }

  @Test(
    "answer, insertion and removal in one reaction move all slots together, and end at one instant",
    arguments: Kit.ids,
    [Expansion.CompletionChoice.fillWith, .fillAfter]
  )
  func coordinated(id: String, completion: Expansion.CompletionChoice) {
    var player = player(id, completion, .manual) { table, event in
      guard case .action = event.kind, let row = event.row else { return }
      table.perform(.insert(Row(id: "new"), at: 0, animated: true), at: event.time)
      table.perform(.fulfil(row, "D", with: .delete), at: event.time)
      table.perform(.remove("id4", animated: true), at: event.time)
      table.perform(.insert(Row(id: "last"), at: 100, animated: true), at: event.time)
    }
    player.play(swipe)
    while player.actions().isEmpty { player.advance(by: 1) }
    player.advance(by: 100)
    let heights = ["new", "id1", "id4", "last"].compactMap { player.row($0)?.height }
    #expect(heights.count == 4)
    let share = (heights.first ?? 0) / 60
    #expect(share > 0.1 && share < 0.9)
    expectClose(heights, [share * 60, (1 - share) * 60, (1 - share) * 60, share * 60])
    // What comes in above makes up for what goes.
    expectClose(player.table.visibleRows(at: player.now).first { $0.id == "id2" }?.y ?? 0, 120)
    player.rest()
    #expect(player.order == ["new", "id0", "id2", "id3", "id5", "id6", "id7", "id8", "id9", "last"])
    let fired = player.times(of: "action D fullSwipe")[0]
    expectClose(player.times(of: "removed"), [fired + 300, fired + 300])
    #expect(player.table.activeRows(at: player.now).isEmpty)
    player.play(GestureScript().command(.undo).command(.undo))
    player.rest()
    #expect(player.order.count == 12)
    #expect(player.editing(of: "id1") == ["editingBegan trailing", "editingEnded trailing"])
  }
}
