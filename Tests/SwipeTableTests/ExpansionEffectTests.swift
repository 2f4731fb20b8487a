import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("What contents do when a full swipe arms")
struct ExpansionEffectTests {
  /// A row with trailing `A`, `B` and `D`, 80 pt each; `D` has no ground. Its full swipe arms past 260 pt.
  private func player(
    _ id: String = "swipecellkit.drag",
    ground: ActionLook.Ground = .clear,
    _ change: (inout SwipeStyle) -> Void = { _ in }
  ) -> TablePlayer {
    var outermost = SwipeAction.sample("D")
    outermost.look.ground = ground
    return TablePlayer(
      .sample(trailing: [.sample("A"), .sample("B"), outermost]) {
        $0 = .kit(id, .selection)
        change(&$0)
      }
    )
  }

  /// Arms with one sample, so that the instant is known.
  private let arm = GestureScript().pull(-270, steps: 1)

  private func alphas(_ player: TablePlayer) -> [Double] { player.row("id1")?.slots.map(\.alpha) ?? [] }
  private func scales(_ player: TablePlayer) -> [Double] { player.row("id1")?.slots.map(\.scale) ?? [] }

  @Test(
    "the others fade from the outside in, each 0.1 s after the one before, where the armed one has no ground",
    arguments: Kit.ids
  )
  func arming(id: String) {
    var player = player(id)
    player.play(arm)
    #expect(player.phase(of: "id1") == .expanded)
    #expect(alphas(player) == [1, 1, 1])
    player.advance(by: 75)
    expectClose(alphas(player), [1, 0.5, 1])
    expectClose(Array(scales(player).prefix(2)), [1, 0.9])
    player.advance(by: 100)
    expectClose(alphas(player), [0.5, 0, 1])
    expectClose(Array(scales(player).prefix(2)), [0.9, 0.8])
    player.advance(by: 75)
    expectClose(alphas(player), [0, 0, 1])
    expectClose(Array(scales(player).prefix(2)), [0.8, 0.8])
  }

  @Test("they come back from the inside out, each 0.1 s after the one before", arguments: Kit.ids)
  func disarming(id: String) {
    var player = player(id)
    player.play(arm.wait(1000).move(dx: 40))
    #expect(player.phase(of: "id1") == .dragging)
    player.advance(by: 99)
    expectClose(alphas(player), [0, 0, 1])
    player.advance(by: 76)
    expectClose(alphas(player), [0.5, 0, 1])
    expectClose(Array(scales(player).prefix(2)), [0.9, 0.8])
    player.advance(by: 100)
    expectClose(alphas(player), [1, 0.5, 1])
    player.advance(by: 75)
    expectClose(alphas(player), [1, 1, 1])
    expectClose(scales(player).prefix(2).map { $0 }, [1, 1])
  }

  @Test("the armed slot waits for the first of them to begin, and not when it gives the pane back")
  func layoutDelay() {
    func left(_ player: TablePlayer) -> Double { player.row("id1")?.slots.last?.x ?? 0 }
    var (player, plain) = (player(), player(ground: .color))
    let start = left(player)
    player.play(arm)
    plain.play(arm)
    let armed = left(player)
    #expect(armed > start)
    player.advance(by: 99)
    plain.advance(by: 99)
    expectClose(left(player), armed)
    #expect(left(plain) < armed - 20)
    player.advance(by: 1000)
    expectClose(left(player), 320 + player.offset(of: "id1"), within: 1)
    player = self.player()
    player.play(arm.wait(1000).move(dx: 40))
    let spread = left(player)
    player.advance(by: 50)
    #expect(left(player) > spread + 5)
  }

  @Test("they fade by themselves only where the armed action has no ground, unless the style says otherwise")
  func automatic() {
    func fades(_ ground: ActionLook.Ground, _ change: (inout SwipeStyle) -> Void = { _ in }) -> Bool {
      var player = player(ground: ground, change)
      player.play(arm.wait(1000))
      return alphas(player) == [0, 0, 1]
    }
    #expect(fades(.clear))
    #expect(fades(.effect))
    #expect(!fades(.color))
    #expect(fades(.color) { $0.buttons.look = .circular })
    #expect(!fades(.clear) { $0.effects.expansion = .none })
    #expect(fades(.color) { $0.effects.expansion = .scaleAndAlpha })
  }

  @Test("they take the style's numbers")
  func numbers() {
    var player = player {
      ($0.effects.fadeDuration, $0.effects.fadeScale, $0.effects.fadeDelay) = (0.4, 0.5, 0.2)
    }
    player.play(arm.wait(200))
    expectClose(alphas(player), [1, 0.5, 1])
    expectClose(Array(scales(player).prefix(2)), [1, 0.75])
    player.advance(by: 200)
    expectClose(alphas(player), [0.5, 0, 1])
  }

  @Test("a program's own effect has its own changes and timing, given with the options", arguments: Kit.ids)
  func ownEffect(id: String) {
    let log = EffectLog()
    let effect = log.effect(
      timing: ExpansionEffect.Timing(duration: 0.3, delay: 0.2),
      items: [
        ExpansionEffect.Item(index: 0, change: SlotChange(scale: 2, duration: 0.2)),
        ExpansionEffect.Item(index: 2, change: SlotChange(alpha: 0.2, duration: 0.2, delay: 0.1)),
      ]
    )
    var player = player(id, ground: .color)
    player.play(GestureScript().input(.options(SideOptions(expansionEffect: effect), of: "id1", .trailing)))
    player.play(arm)
    let slot = player.row("id1")?.slots.last
    player.advance(by: 100)
    expectClose(alphas(player), [1, 1, 1])
    player.advance(by: 99)
    expectClose(player.row("id1")?.slots.last?.x ?? 0, slot?.x ?? 1)
    player.advance(by: 301)
    expectClose(alphas(player), [0.2, 1, 1])
    expectClose(player.row("id1")?.slots.last?.width ?? 0, -player.offset(of: "id1"), within: 1)
    // Twice its size, and the growth of an armed action.
    player.advance(by: 1000)
    expectClose(scales(player), [1, 1, 2.24])
    #expect(log.asked == ["arm 3"])
    player.play(GestureScript().cancel())
    #expect(log.asked == ["arm 3", "disarm 3"])
  }
}
