import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("The transition of an action's content")
struct SlotTransitionTests {
  /// A row with trailing `A` and `D`, 80 pt each, whose `D` has a transition of its own.
  private func player(_ transition: SlotTransition, _ id: String = "swipecellkit.reveal") -> TablePlayer {
    var action = SwipeAction.sample("D")
    action.transition = transition
    return TablePlayer(.sample(trailing: [.sample("A"), action]) { $0 = .kit(id) })
  }

  private func fractions(_ log: EffectLog) -> [[Double]] {
    log.contexts.map { [$0.oldFraction, $0.newFraction] }
  }

  @Test("is told action, side, and the fraction before and after each change, for its own action alone")
  func contexts() {
    let log = EffectLog()
    var player = player(log.transition())
    player.play(
      GestureScript().pull(-20, steps: 1).move(dx: -20).wait(100).move(dx: -100).move(dx: 80).wait(9)
    )
    #expect(fractions(log) == [[0, 0.25], [0.25, 0.5], [0.5, 1], [1, 0.75]])
    #expect(log.contexts.allSatisfy { $0.action == "D" && $0.edge == .trailing })
  }

  @Test(
    "is told at the start of a motion of the row's own what the end will show, and no more on the way",
    arguments: Kit.ids
  )
  func motions(id: String) {
    let log = EffectLog()
    var player = player(log.transition(), id)
    player.play(GestureScript().command(.open("id1", .trailing, animated: true)).wait(20))
    #expect(fractions(log) == [[0, 1]])
    player.rest()
    player.play(GestureScript().command(.close("id1", animated: true)).wait(20))
    #expect(fractions(log) == [[0, 1], [1, 0]])
    player.rest()
    player.play(GestureScript().command(.open("id1", .trailing, animated: false)))
    #expect(fractions(log) == [[0, 1], [1, 0], [0, 1]])
  }

  @Test("changes scale, opacity and slot background until the row is closed", arguments: Kit.ids)
  func changes(id: String) {
    let green = SlotColor(rgba: 0x00FF_00FF)
    var player = player(
      SlotTransition(id: "own") { context in
        context.newFraction == 1 ? SlotChange(scale: 2, alpha: 0.5, background: green, duration: 0.2) : nil
      },
      id
    )
    player.play(GestureScript().command(.open("id1", .trailing, animated: false)).wait(100))
    #expect(player.row("id1")?.slots.first?.scale == 1)
    expectClose(player.row("id1")?.slots.last?.scale ?? 0, 1.5)
    expectClose(player.row("id1")?.slots.last?.alpha ?? 0, 0.75)
    #expect(player.row("id1")?.slots.last?.background == green)
    player.advance(by: 100)
    #expect(player.row("id1")?.slots.last?.scale == 2)
    #expect(player.row("id1")?.slots.last?.alpha == 0.5)
    player.play(GestureScript().command(.close("id1", animated: true)))
    player.rest()
    player.play(GestureScript().pull(-60))
    #expect(player.row("id1")?.slots.last?.scale == 1)
    #expect(player.row("id1")?.slots.last?.background == nil)
  }

  /// The scales of the slots while the style's scale transition is at work.
  private func scales(
    _ script: GestureScript,
    _ id: String,
    _ change: (inout SlotEffectStyle) -> Void = { _ in }
  )
    -> [Double]
  {
    var player = TablePlayer(
      .sample {
        $0 = .kit(id)
        $0.effects.transition = .scale
        change(&$0.effects)
      }
    )
    player.play(script)
    return player.row("id1")?.slots.map(\.scale) ?? []
  }

  @Test("of scale is small below the threshold, and grows and shrinks in 0.15 s at it")
  func scaleInMotion() {
    let below = GestureScript().pull(-30)
    let above = below.wait(200).move(dx: -20)
    let below2 = above.wait(300).move(dx: 15)
    // `D` is uncovered first, to 3/8, to 5/8, and back to 7/16.
    let id = "swipecellkit.reveal"
    expectClose(scales(below, id), [1, 0.8])
    expectClose(scales(above, id), [1, 0.8])
    expectClose(scales(above.wait(75), id), [1, 0.9])
    expectClose(scales(above.wait(150), id), [1, 1])
    expectClose(scales(below2, id), [1, 1])
    expectClose(scales(below2.wait(75), id), [1, 0.9])
    expectClose(scales(below2.wait(150), id), [1, 0.8])
  }

  @Test("of scale follows each transition's own order of slots")
  func scaleByTransition() {
    let script = GestureScript().pull(-60).wait(200)
    expectClose(scales(script, "swipecellkit.border"), [0.8, 0.8])
    expectClose(scales(script, "swipecellkit.drag"), [1, 1])
    expectClose(scales(GestureScript().pull(-100).wait(200), "swipecellkit.drag"), [1, 0.8])
    expectClose(scales(GestureScript().pull(-100).wait(200), "swipecellkit.reveal"), [0.8, 1])
    expectClose(scales(GestureScript().pull(-100).wait(200), "swipecellkit.border"), [1, 1])
  }

  @Test("of scale takes its numbers from the style, or from the action")
  func scaleNumbers() {
    func set(_ effects: inout SlotEffectStyle) {
      (effects.scaleDuration, effects.initialScale, effects.scaleThreshold) = (0.4, 0.5, 0.25)
    }
    let script = GestureScript().pull(-10).wait(100).move(dx: -20)
    expectClose(scales(script, "swipecellkit.reveal", set), [1, 0.5])
    expectClose(scales(script.wait(200), "swipecellkit.reveal", set), [1, 0.75])
    let own = SlotTransition.scale(ScaleTransition(duration: 0.4, initialScale: 0.5, threshold: 0.25))
    var player = player(own)
    player.play(script.wait(200))
    expectClose(player.row("id1")?.slots.map(\.scale) ?? [], [1, 0.75])
  }

  @Test("of scale with a threshold of 0 grows as soon as anything shows, with 1 when all does")
  func scaleThresholdEnds() {
    let below = GestureScript().pull(-79).wait(200)
    let whole = GestureScript().pull(-80).wait(200)
    let id = "swipecellkit.reveal"
    expectClose(scales(below, id) { $0.scaleThreshold = 0 }, [1, 1])
    expectClose(scales(GestureScript().pull(-1, steps: 1).wait(75), id) { $0.scaleThreshold = 0 }, [1, 0.9])
    expectClose(scales(below, id) { $0.scaleThreshold = 1 }, [1, 0.8])
    expectClose(scales(whole, id) { $0.scaleThreshold = 1 }, [1, 1])
  }

  @Test("of scale shrinks again as the row closes", arguments: Kit.ids)
  func scaleAtClose(id: String) {
    let script = GestureScript().command(.open("id1", .trailing, animated: true)).wait(1500)
    expectClose(scales(script, id), [1, 1])
    expectClose(scales(script.command(.close("id1", animated: true)).wait(150), id), [0.8, 0.8])
    // Opened at once from closed, the contents grow from their small size.
    expectClose(
      scales(GestureScript().command(.open("id1", .trailing, animated: true)).wait(75), id),
      [0.9, 0.9]
    )
  }
}
