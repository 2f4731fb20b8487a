import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// Faults 8 to 15 of SwipeCellKit, and what the presets do in their place.
@Suite("SwipeCellKit's faults of gestures")
struct SwipeCellKitGestureFaultTests {
  private func player(
    _ id: String,
    _ kind: Expansion.Kind = .none,
    open: [RowID: Edge] = [:],
    leading: [SwipeAction] = [.sample("R")],
    _ change: (inout SwipeStyle) -> Void = { _ in }
  ) -> TablePlayer {
    TablePlayer(
      .sample(open: open, leading: leading) {
        $0 = .kit(id, kind)
        change(&$0)
      }
    )
  }

  @Test(
    "fault 8: a cancelled drag performs nothing, armed or not, and comes to the nearer rest",
    arguments: Kit.ids,
    Expansion.Kind.allCases
  )
  func cancelled(id: String, kind: Expansion.Kind) {
    for (way, rest) in [(-305.0, SwipePhase.open), (-60, .closed), (-100, .open)] {
      var player = player(id, kind)
      player.play(GestureScript().pull(way))
      #expect((player.phase(of: "id1") == .expanded) == (kind != .none && way == -305))
      player = self.player(id, kind)
      player.play(GestureScript().pull(way).cancel())
      player.rest()
      #expect(player.actions().isEmpty)
      #expect(!player.log().contains { $0.hasPrefix("fill") || $0 == "removed" })
      #expect(player.row("id1")?.trigger == nil)
      #expect(player.phase(of: "id1") == rest)
    }
  }

  @Test(
    "fault 9: the full swipe is judged by where the move leads: it arms and disarms with one event",
    arguments: Kit.ids,
    [Expansion.Kind.selection] + Kit.fills
  )
  func judgedAfterMove(id: String, kind: Expansion.Kind) {
    var player = player(id, kind)
    player.play(GestureScript().pull(-300, steps: 1))
    #expect(player.phase(of: "id1") == .expanded)
    var late = self.player(id, kind) { $0.expansion.evaluation = .beforeMove }
    late.play(GestureScript().pull(-300, steps: 1))
    #expect(late.phase(of: "id1") == .dragging)
    // Back beyond rest in one event: nothing is armed any more, and letting go does nothing.
    player = self.player(id, kind)
    player.play(GestureScript().pull(-300, steps: 1).wait(50).move(dx: 310).up())
    player.rest()
    #expect(player.actions().isEmpty)
    #expect(player.phase(of: "id1") == .closed)
  }

  /// A finger at the touch threshold, x = 64 pt, that trembles about it.
  private var trembling: GestureScript {
    var script = GestureScript().pull(-237)
    for _ in 0..<10 { script = script.move(dx: 2, over: 16).move(dx: -2, over: 16) }
    return script
  }

  @Test("fault 10: a finger that trembles at the touch threshold ticks once", arguments: Kit.ids)
  func tremblingFinger(id: String) {
    func ticks(_ player: TablePlayer) -> Int { player.log().filter { $0 == "haptic tick" }.count }
    var player = player(id, .destructive)
    player.play(trembling)
    #expect(ticks(player) == 1)
    var original = self.player(id, .destructive) { $0.expansion.hysteresis = 0 }
    original.play(trembling)
    #expect(ticks(original) > 10)
  }

  @Test(
    "fault 10: a row that has gone ahead of the finger slides back to it when disarmed",
    arguments: Kit.ids
  )
  func leadGivenBack(id: String) {
    var player = player(id, .destructive)
    let armed = GestureScript().pull(-237)
    var ahead = player
    ahead.play(armed.wait(1000))
    #expect(ahead.offset(of: "id1") == -290)
    player.play(armed.wait(1000).move(dx: 10, over: 40))
    #expect(player.phase(of: "id1") == .dragging)
    let offsets = player.offsets(of: "id1", for: 1000)
    #expect(offsets[0] < -270)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($0 - $1) < 5 })
    #expect(player.offset(of: "id1") == -227)
    var original = self.player(id, .destructive) { $0.expansion.snap = .keep }
    original.play(armed.wait(1000).move(dx: 10, over: 40).wait(1000))
    #expect(original.offset(of: "id1") == -280)
  }

  /// Ways to let a row go nearly at rest, and where it goes by our rule.
  private static let releases: [(GestureScript, SwipePhase)] = [
    (GestureScript().pull(-2).wait(100).up(), .closed),
    (GestureScript().pull(-159).wait(200).move(dx: 0.05, over: 100).up(), .open),
    (GestureScript().pull(-20).move(dx: 120, over: 120).wait(100).up(), .closed),
  ]

  @Test("fault 11: place and speed decide about a release, not the sign of the speed", arguments: releases)
  func releaseRule(script: GestureScript, rest: SwipePhase) {
    for id in Kit.ids {
      var player = player(id)
      player.play(script)
      player.rest()
      #expect(player.phase(of: "id1") == rest)
      var original = self.player(id) { ($0.release.velocityThreshold, $0.release.openThreshold) = (0, -1) }
      original.play(script)
      original.rest()
      #expect(original.phase(of: "id1") == (rest == .open ? .closed : .open))
    }
  }

  @Test(
    "fault 12: catching a closing row the other way keeps its panel",
    arguments: Kit.ids,
    [[], [SwipeAction.sample("R")]]
  )
  func caughtTheOtherWay(id: String, leading: [SwipeAction]) {
    var player = player(id, open: ["id1": .trailing], leading: leading)
    player.play(GestureScript().command(.close("id1", animated: true), tag: "c").wait(150))
    var free = player
    free.advance(by: 16)
    let before = free.offset(of: "id1")
    #expect(before < -20 && before > -140)
    // The second sample, after 16 ms, is a point past the slop; the finger moves against the panel.
    let catching = GestureScript().down(100, 90).move(dx: 11, over: 16, steps: 2)
    var caught = player
    caught.play(catching)
    expectClose(caught.offset(of: "id1"), before + 1)
    #expect(caught.row("id1")?.edge == .trailing)
    #expect(caught.row("id1")?.slots.map(\.id) == ["A", "D"])
    #expect(caught.answers == ["completed c false"])
    let beyond = catching.move(dx: -before + 99, over: 160)
    caught = player
    caught.play(beyond)
    // Beyond rest it follows by a fifth, and no other panel comes.
    expectClose(caught.offset(of: "id1"), 20)
    #expect(caught.row("id1")?.edge == nil)
    player.play(beyond.up())
    player.rest()
    #expect(player.phase(of: "id1") == .closed)
    #expect(player.answers == ["completed c false"])
    #expect(!player.log().contains { $0.contains("leading") })
    // At rest it may show its other side.
    guard !leading.isEmpty else { return }
    player.play(GestureScript().pull(60).wait(100).up())
    player.rest()
    #expect(player.table.openEdge(of: "id1") == .leading)
  }

  @Test(
    "fault 13: a row that loses its actions in the hand goes back to rest, and the others live on",
    arguments: Kit.ids,
    [Expansion.Kind.none, .selection, .destructive]
  )
  func forbiddenInHand(id: String, kind: Expansion.Kind) {
    for way in [-130.0, -305] {
      let pulled = GestureScript().pull(way).command(.enable("id1", .trailing, false))
        .command(.enable("id1", .leading, false)).wait(50).move(dx: -20, over: 40)
      var player = player(id, kind)
      var held = player
      held.play(pulled.wait(2000))
      #expect(held.offset(of: "id1") == 0)
      for script in [pulled.up(), pulled.cancel()] {
        player = self.player(id, kind)
        player.play(script)
        player.rest()
        #expect(player.phase(of: "id1") == .closed)
        #expect(player.actions().isEmpty)
        #expect(player.editing() == ["editingBegan trailing", "editingEnded trailing"])
        player.play(GestureScript().down(310, 150).move(dx: -170, over: 160).wait(100).up())
        player.rest()
        #expect(player.table.openRows == ["id2"])
      }
    }
  }

  @Test(
    "fault 14: a close command takes an open row out of the finger's hand",
    arguments: Kit.ids,
    [true, false]
  )
  func closedInHand(id: String, animated: Bool) {
    var player = player(id, open: ["id1": .trailing])
    player.play(
      GestureScript().down(100, 90).move(dx: -30, over: 60)
        .command(.close("id1", animated: animated), tag: "c").move(dx: -50, over: 100).wait(1500).up()
    )
    #expect(player.offset(of: "id1") == 0)
    #expect(player.phase(of: "id1") == .closed)
    #expect(player.answers == ["completed c true"])
    #expect(
      player.log(of: "id1") == [
        "gestureBegan", "gestureEnded cancelled", "willClose trailing", "didClose trailing",
        "completed c true",
      ]
    )
    player.play(GestureScript().pull(-60))
    #expect(player.offset(of: "id1") == -60)
    #expect(player.row("id1")?.slots.isEmpty == false)
  }

  @Test("fault 15: a finger that was refused moves nothing later on", arguments: Kit.ids)
  func refusedFinger(id: String) {
    var player = player(id, open: ["id3": .trailing])
    let second = GestureScript().wait(100).down(100, 210, pointer: 2).move(dx: -80, over: 400, pointer: 2)
    player.play(
      GestureScript().pull(-60).wait(100).up().wait(2000)
        .together(with: second.move(dx: -100, over: 400, pointer: 2).wait(800).up(pointer: 2))
    )
    player.rest()
    #expect(player.phase(of: "id3") == .closed)
    #expect(!player.log(of: "id3").contains("gestureBegan"))
    player.play(GestureScript().down(310, 210).move(dx: -70, over: 100))
    #expect(player.offset(of: "id3") == -60)
  }

  @Test(
    "fault 15: a second finger on a dragged row is none of its business",
    arguments: Kit.ids,
    OpenRows.allCases
  )
  func secondFinger(id: String, openRows: OpenRows) {
    var player = player(id) { $0.openRows = openRows }
    let second = GestureScript().wait(100).down(50, 90, pointer: 2).move(dx: 90, over: 100, pointer: 2)
    player.play(GestureScript().pull(-60).wait(400).together(with: second.up(pointer: 2)))
    #expect(player.offset(of: "id1") == -60)
    #expect(player.phase(of: "id1") == .dragging)
  }
}
