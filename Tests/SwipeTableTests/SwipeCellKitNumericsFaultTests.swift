import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// Faults 1 to 7 of SwipeCellKit, and what the presets do in their place.
@Suite("SwipeCellKit's faults of calculation")
struct SwipeCellKitNumericsFaultTests {
  @Test(
    "fault 1: a row released exactly at its goal goes on at its speed, and comes back to it",
    arguments: Kit.ids
  )
  func releasedAtGoal(id: String) throws {
    var player = TablePlayer(.sample { $0 = .kit(id) })
    player.play(GestureScript().pull(-160, over: 80).up())
    expectClose(player.offset(of: "id1"), -160)
    expectClose(player.velocity(of: "id1"), -2125)
    let offsets = player.offsets(of: "id1", for: 2000, every: 1)
    // A spring of 10 rad/s and damping ratio 0.9 goes 39.4 pt past its goal for 1000 pt/s.
    expectClose(try #require(offsets.min()), -160 - 39.4 * 2.125, within: 0.1)
    #expect(offsets.last == -160)
  }

  @Test("fault 1: a row released exactly at rest stays there, whatever its speed", arguments: Kit.ids)
  func releasedAtRest(id: String) {
    var player = TablePlayer(.sample { $0 = .kit(id) })
    player.play(GestureScript().down(310, 90).move(dx: -60, over: 80).move(dx: 50, over: 200).up())
    expectClose(player.releaseSpeeds, [250])
    #expect(player.offsets(of: "id1", for: 1000).allSatisfy { $0 == 0 })
    #expect(player.phase(of: "id1") == .closed)
  }

  /// A finger's way with its speed in the end in pt/s, and which part of it the row has there.
  private static let slopes: [(GestureScript, Expansion.Kind, hand: Double, part: Double)] = [
    (GestureScript().pull(-33.3, over: 80), .none, -541.25, 1),
    (GestureScript().pull(-20).move(dx: 20, over: 160), .none, 125, 1),
    (GestureScript().pull(-200), .none, -1312.5, 0.4),
    (GestureScript().pull(-200), .fill, -1312.5, 1),
    (GestureScript().pull(-300), .fill, -1937.5, 0.2),
    (GestureScript().pull(-20).move(dx: 120, over: 120), .none, 1000, 0.2),
    (GestureScript().pull(-20).move(dx: 120, over: 120), .fill, 1000, 0.2),
  ]

  @Test(
    "fault 2: a row is as fast as the slope says by which it follows, in every stretch of its way",
    arguments: slopes
  )
  func speeds(script: GestureScript, kind: Expansion.Kind, hand: Double, part: Double) {
    var player = TablePlayer(
      .sample {
        $0 = .kit("swipecellkit.drag", kind)
        $0.expansion.triggers = .target
      }
    )
    var farther = player
    player.play(script)
    farther.play(script.move(dx: hand * 0.008, over: 8))
    let seen = (farther.offset(of: "id1") - player.offset(of: "id1")) / 0.008
    if hand < 0 || part != 1 { expectClose(seen, hand * part, within: 1e-3) }
    player = TablePlayer(.sample { $0 = farther.table.style })
    player.play(script.up())
    expectClose(player.releaseSpeeds, [hand * part], within: 1e-3)
  }

  @Test("fault 2: the original's speeds are parameters")
  func originalSpeeds() {
    var player = TablePlayer(
      .sample {
        $0 = .kit("swipecellkit.drag", .fill)
        $0.expansion.triggers = .target
        $0.expansion.overscrollSpeed = 1
        $0.drag.wrongWaySpeed = 0.4
      }
    )
    player.play(GestureScript().pull(-300).up())
    expectClose(player.releaseSpeeds, [-310 / 0.16], within: 1e-3)
    let style = player.table.style
    player = TablePlayer(.sample { $0 = style })
    player.play(GestureScript().pull(-20).move(dx: 120, over: 120).up())
    expectClose(player.releaseSpeeds, [400], within: 1e-3)
  }

  /// What holds a row past its limit.
  enum Law: CaseIterable { case linear, free, wall, band, hardStop }

  private func style(_ law: Law, _ kind: Expansion.Kind) -> SwipeStyle {
    var style = SwipeStyle.kit("swipecellkit.border", kind)
    style.expansion.triggers = .target
    switch law {
    case .linear: break
    case .free: (style.drag.elasticity, style.expansion.elasticity) = (1, 1)
    case .wall: (style.drag.elasticity, style.expansion.elasticity) = (0, 0)
    case .band: style.drag.overscroll = .rubberBand
    case .hardStop: style.drag.hardStop = true
    }
    return style
  }

  @Test(
    "fault 3: a row caught in motion beyond its limit does not jump, and goes on from there",
    arguments: Law.allCases,
    [Expansion.Kind.none, .fill]
  )
  func caughtBeyondLimit(law: Law, kind: Expansion.Kind) {
    for dx in [-11.0, 11] {
      var player = TablePlayer(.sample { $0 = style(law, kind) })
      player.play(GestureScript().pull(-150, over: 40).up().wait(100))
      let before = player.offset(of: "id1")
      #expect(before < (kind == .none ? -160 : -290) - 15)
      // A point past the slop.
      player.play(GestureScript().down(100, 90).move(dx: dx))
      #expect(player.phase(of: "id1") != .settling)
      expectClose(player.offset(of: "id1"), before, within: 1 + 1e-9)
      let offsets = player.offsets(of: "id1", for: 1000)
      #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($0 - $1) < 6 })
      // It stays with the finger; only where a wall lets nothing go beyond the limit does it slide there.
      let limit = kind == .none ? -160.0 : -290
      let end = law == .wall || law == .hardStop ? limit - (dx < 0 ? 0 : -1) : offsets[0]
      expectClose(player.offset(of: "id1"), end)
      player.play(GestureScript().cancel())
      player.rest()
    }
  }

  @Test("fault 3: a row caught on the wrong way does not jump either", arguments: Kit.ids)
  func caughtOnWrongWay(id: String) {
    for (dx, way) in [(-11.0, -0.2), (11, 0.2)] {
      var player = TablePlayer(.sample { $0 = .kit(id) })
      player.play(GestureScript().pull(-20).move(dx: 120, over: 120).wait(50).up().wait(50))
      let before = player.offset(of: "id1")
      #expect(before > 10 && before < 20)
      player.play(GestureScript().down(100, 90).move(dx: dx))
      expectClose(player.offset(of: "id1"), before + way)
      #expect(player.row("id1")?.edge == nil)
    }
  }

  @Test(
    "fault 4: the visible fraction is 0…1, tells old and new as they were, and nothing on the wrong way",
    arguments: Kit.ids
  )
  func visibleFraction(id: String) {
    let log = EffectLog()
    var actions = [SwipeAction.sample("A"), .sample("D")]
    for index in actions.indices { actions[index].transition = log.transition() }
    var player = TablePlayer(.sample(trailing: actions) { $0 = .kit(id, .selection) })
    player.play(GestureScript().pull(-300).move(dx: 290, over: 200))
    #expect(player.row("id1")?.slots.allSatisfy { (0...1).contains($0.visibleFraction) } == true)
    for action in ["A", "D"] {
      let contexts = log.contexts.filter { $0.action == action }
      #expect(contexts.allSatisfy { (0...1).contains($0.newFraction) && $0.oldFraction != $0.newFraction })
      #expect(contexts.map(\.oldFraction) == [0] + contexts.dropLast().map(\.newFraction))
      #expect(contexts.contains { $0.newFraction == 1 })
    }
  }

  @Test("fault 4: a row on the wrong way shows nothing, and says so once", arguments: Kit.ids)
  func nothingOnWrongWay(id: String) {
    let log = EffectLog()
    var action = SwipeAction.sample("D")
    action.transition = log.transition()
    var player = TablePlayer(.sample(trailing: [action]) { $0 = .kit(id) })
    player.play(GestureScript().pull(-60).move(dx: 160, over: 160).wait(20))
    expectClose(player.offset(of: "id1"), 20)
    #expect(player.row("id1")?.slots == [])
    #expect(log.contexts.last?.newFraction == 0)
    #expect(log.contexts.filter { $0.newFraction == 0 }.count == 1)
  }

  /// A row of 375 pt whose trailing side has 34 pt that no content may use.
  private func besideCamera(_ id: String) -> TablePlayer {
    var player = TablePlayer(.sample(width: 375) { $0 = .kit(id, .selection) })
    player.play(GestureScript().input(.options(SideOptions(safeArea: 34), of: nil, .trailing)))
    return player
  }

  @Test("fault 5: the slots begin to stretch where the pane is out, with a safe area as without one")
  func safeArea() {
    var player = besideCamera("swipecellkit.border")
    player.play(GestureScript().command(.setOffset("id1", -194, animated: false)))
    expectClose(player.row("id1")?.slots.map(\.x) ?? [], [181, 261])
    expectClose(player.row("id1")?.slots.map(\.width) ?? [], [80, 114])
    // 26 pt past the pane the slots share a quarter of them: 166.5 pt, beside a gap of 19.5 pt.
    player.play(GestureScript().command(.setOffset("id1", -220, animated: false)))
    expectClose(player.row("id1")?.slots.map(\.x) ?? [], [174.5, 257.75])
    expectClose(player.row("id1")?.slots.map(\.width) ?? [], [83.25, 117.25])
  }

  @Test("fault 5: the full swipe arms past pane and safe area", arguments: Kit.ids)
  func armsPastSafeArea(id: String) {
    // 160 pt of slots, 34 pt of safe area, 20 pt beyond; half of the row would be less.
    for (way, isArmed) in [(-214.0, false), (-220, true)] {
      var player = besideCamera(id)
      player.play(GestureScript().pull(way, from: 370))
      #expect((player.phase(of: "id1") == .expanded) == isArmed)
    }
  }
}
