import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// Faults 23 to 25 and 28 of SwipeCellKit, and what the presets do in their place.
@Suite("SwipeCellKit's faults of geometry")
struct SwipeCellKitGeometryFaultTests {
  /// The rows' width, and the direction of reading.
  private static let places: [(Double, LayoutDirection)] =
    [240.0, 375, 500].flatMap { width in LayoutDirection.allCases.map { (width, $0) } }

  private func player(
    _ id: String,
    _ kind: Expansion.Kind,
    width: Double,
    _ direction: LayoutDirection = .leftToRight,
    scroll: Double = 0
  ) -> TablePlayer {
    TablePlayer(
      .sample(rows: 40, direction: direction, scroll: scroll, width: width) { $0 = .kit(id, kind) }
    )
  }

  /// A finger that uncovers a side by this way, from 5 pt within the edge that it leaves.
  private func pull(_ way: Double, _ edge: Edge, _ player: TablePlayer) -> GestureScript {
    let sign = edge.sign(in: player.table.direction)
    return GestureScript().pull(way * sign, from: sign < 0 ? player.table.viewport.width - 5 : 5)
  }

  @Test("fault 23: a row's place counts from where it rests, whatever its width", arguments: places)
  func restingPlace(width: Double, direction: LayoutDirection) {
    for (id, edge) in Kit.ids.flatMap({ [($0, Edge.leading), ($0, .trailing)] }) {
      let player = player(id, .none, width: width, direction)
      let sign = edge.sign(in: direction)
      var moved = player
      moved.play(pull(1, edge, player))
      expectClose(moved.offset(of: "id1"), sign)
      moved = player
      moved.play(pull(1, edge, player).wait(100).up())
      moved.rest()
      #expect(moved.phase(of: "id1") == .closed)
      #expect(moved.offset(of: "id1") == 0)
      // The row gets narrower while it is in the hand: it stays where it is, and follows as before.
      moved = player
      let narrower = TableCommand.resize(width: width - 32, height: 480)
      moved.play(pull(20, edge, player).command(narrower).move(dx: sign, over: 8))
      expectClose(moved.offset(of: "id1"), 21 * sign)
    }
  }

  @Test(
    "fault 24: the overscroll trigger looks at how far the row has gone, wherever it is and to whichever side",
    arguments: places
  )
  func overscroll(width: Double, direction: LayoutDirection) {
    // 30 pt past a pane of 80 pt and of 160 pt; the target, 30 pt from the far edge, is farther.
    for (edge, limit) in [(Edge.leading, 110.0), (.trailing, 190)] {
      for (id, scroll) in Kit.ids.flatMap({ [($0, 0.0), ($0, 300)] }) {
        var short = player(id, .fill, width: width, direction, scroll: scroll)
        short.play(pull(limit - 1, edge, short))
        #expect(short.table.activeRows(at: short.now).map(\.phase) == [.dragging])
        var long = player(id, .fill, width: width, direction, scroll: scroll)
        long.play(pull(limit + 1, edge, long))
        #expect(long.table.activeRows(at: long.now).map(\.phase) == [.expanded])
      }
    }
  }

  @Test("fault 24: the touch trigger measures the finger's way in the row's own width", arguments: places)
  func touchThreshold(width: Double, direction: LayoutDirection) {
    // The finger sets out 5 pt within the edge and loses 10 pt of slop.
    let limit = 0.8 * width - 15
    for id in Kit.ids {
      var short = player(id, .destructive, width: width, direction)
      short.play(pull(limit - 1, .trailing, short))
      #expect(short.phase(of: "id1") == .dragging)
      var long = player(id, .destructive, width: width, direction)
      long.play(pull(limit + 1, .trailing, long))
      #expect(long.phase(of: "id1") == .expanded)
    }
  }

  @Test(
    "fault 25: the slot background of a transition takes the place of the action's own, over any ground",
    arguments: Kit.ids,
    [ActionLook.Ground.color, .clear, .effect]
  )
  func slotBackground(id: String, ground: ActionLook.Ground) {
    let red = SlotColor(rgba: 0xFF00_00FF)
    var action = SwipeAction.sample("D")
    action.look.ground = ground
    action.transition = SlotTransition(id: "red") { $0.newFraction > 0.5 ? SlotChange(background: red) : nil }
    var player = TablePlayer(.sample(trailing: [.sample("A"), action]) { $0 = .kit(id) })
    player.play(GestureScript().pull(-20))
    #expect(player.row("id1")?.slots.map(\.background) == [nil, nil])
    player.play(GestureScript().cancel())
    player.rest()
    player.play(GestureScript().pull(-140))
    #expect(player.row("id1")?.slots.map(\.background) == [nil, red])
  }

  @Test(
    "fault 25: icon and label travel at the row's end of their slot",
    arguments: Kit.ids,
    [Edge.leading, .trailing]
  )
  func contentTravels(id: String, edge: Edge) {
    let actions = [SwipeAction.sample("A"), .sample("D")]
    for way in [20.0, 60, 100, 159, 200, 300] {
      var player = TablePlayer(.sample(leading: actions, trailing: actions) { $0 = .kit(id, .selection) })
      player.play(
        GestureScript().command(.setOffset("id1", way * edge.sign(in: .leftToRight), animated: false))
      )
      for slot in player.row("id1")?.slots ?? [] {
        #expect(slot.contentWidth == 80)
        if edge == .trailing {
          expectClose(slot.contentX, slot.x)
        } else {
          expectClose(slot.contentX + slot.contentWidth, slot.x + slot.width)
        }
      }
    }
  }

  @Test(
    "fault 28: a drag asks the program nothing but where a visible fraction has changed",
    arguments: Kit.ids
  )
  func asksNothing(id: String) {
    let log = EffectLog()
    var actions = [SwipeAction.sample("A"), .sample("D")]
    for index in actions.indices { actions[index].transition = log.transition() }
    var player = TablePlayer(.sample(trailing: actions) { $0 = .kit(id) })
    // To 200 pt, past the pane, and on: there every slot is whole.
    player.play(GestureScript().pull(-200, steps: 1).move(dx: -20, over: 80).move(dy: 5, over: 80).wait(200))
    #expect(log.contexts.filter { $0.newFraction == 1 }.count == 2)
    let asked = log.contexts.count
    #expect(asked == 2)
    // Frames and pictures ask nothing.
    for _ in 0..<10 {
      player.advance(by: 16)
      #expect(player.table.visibleRows(at: player.now).count > 1)
    }
    #expect(log.contexts.count == asked)
    player.play(GestureScript().cancel())
    player.rest()
    #expect(log.contexts.count == asked)
  }
}
