import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A place on a moved row")
struct ButtonHitTests {
  /// A row of 320 with two buttons of 80, at a place where a finger holds it.
  private func held(
    _ transition: ActionTransition,
    _ edge: Edge = .trailing,
    at distance: Double,
    direction: LayoutDirection = .leftToRight,
    _ change: (inout SwipeStyle) -> Void = { _ in }
  ) -> TablePlayer {
    var player = TablePlayer(
      .sample(
        rows: 1,
        leading: [.flag, .delete],
        trailing: [.flag, .delete],
        direction: direction
      ) {
        $0.transition = transition
        $0.expansion.kind = .destructive
        $0.expansion.deleteThreshold = 1
        change(&$0)
      }
    )
    let isLeft = (edge == .leading) == (direction == .leftToRight)
    player.drag(to: isLeft ? distance : -distance)
    return player
  }

  private func hit(_ player: TablePlayer, _ x: Double) -> HitTarget {
    player.table.hitTest(Point(x: x, y: 30), at: player.now)
  }

  /// The action that is drawn on top at a place: the last fill of the pane there in an action's colour.
  private func drawn(_ player: TablePlayer, _ x: Double) -> ActionID? {
    let colors: [(Color, ActionID)] = [
      (Color(0xB9530A), "flag"), (Color(0xCF2E35), "delete"), (Color(0xB0232A), "delete"),
    ]
    var found: ActionID?
    for (item, shift) in player.picture().placed {
      guard case .fill(let rect, let color) = item,
        rect.offset(x: shift.x, y: shift.y).contains(Point(x: x, y: 30))
      else { continue }
      if let action = colors.first(where: { $0.0 == color }) { found = action.1 }
      if color == Theme.light.row || color == Theme.light.press || color == Theme.light.pane { found = nil }
    }
    return found
  }

  @Test(
    "hits the action that is drawn there, and none beside the buttons, on the row and in a gap",
    arguments: ActionTransition.allCases,
    Edge.allCases
  )
  func asDrawn(transition: ActionTransition, edge: Edge) {
    for direction in LayoutDirection.allCases {
      for distance in [1.0, 40, 96, 160, 240, 300] {
        let player = held(transition, edge, at: distance, direction: direction)
        for x in stride(from: 0.25, to: 320, by: 3.5) {
          let target = drawn(player, x).map { HitTarget.action("id0", edge, $0) } ?? .row("id0")
          #expect(hit(player, x) == target, "\(direction), \(distance) out, at \(x)")
        }
      }
    }
  }

  @Test("in a border pane hits the outer of two slots, and the gap of an elastic one belongs to the row")
  func borderAndGap() {
    let narrow = held(.border, at: 80)
    #expect(hit(narrow, 279) == .action("id0", .trailing, "flag"))
    #expect(hit(narrow, 281) == .action("id0", .trailing, "delete"))
    let elastic = held(.border, at: 240) {
      $0.expansion.kind = .selection
      $0.expansion.stretch = 0.25
      $0.expansion.elastic = .byKind
    }
    // A quarter of 80 is shared: 60 are gap.
    #expect(hit(elastic, 139) == .row("id0"))
    #expect(hit(elastic, 141) == .action("id0", .trailing, "flag"))
  }

  @Test("in a reveal pane hits nothing that the row still covers, and nothing in the overscroll")
  func reveal() {
    let half = held(.reveal, at: 80)
    #expect(hit(half, 239) == .row("id0"))
    #expect(hit(half, 241) == .action("id0", .trailing, "delete"))
    let far = held(.reveal, at: 240)
    #expect(hit(far, 100) == .row("id0"))
    #expect(hit(far, 161) == .action("id0", .trailing, "flag"))
  }

  @Test(
    "in an armed pane hits the armed action alone, once it has taken the pane",
    arguments: ActionTransition.allCases
  )
  func armed(transition: ActionTransition) {
    var player = held(transition, at: 250) { $0.expansion.deleteThreshold = 0.6 }
    player.advance(by: 3000)
    #expect(player.row("id0")?.trigger == "delete")
    let edge = 320 + player.offset(of: "id0")
    for x in stride(from: edge + 1, to: 320, by: 4) {
      #expect(hit(player, x) == .action("id0", .trailing, "delete"), "at \(x)")
    }
    #expect(hit(player, edge - 1) == .row("id0"))
  }

  @Test("hits the whole slot, whatever the button looks like", arguments: ButtonStyle.Look.allCases)
  func looks(look: ButtonStyle.Look) {
    var player = held(.drag, at: 0) { $0.buttons.look = look }
    player.play(GestureScript().cancel().command(.open("id0", .trailing, animated: false)))
    for (x, action) in [(161.0, "flag"), (239, "flag"), (241, "delete"), (319, "delete")] {
      #expect(hit(player, x) == .action("id0", .trailing, action))
    }
    player.play(GestureScript().tap(200, 30))
    #expect(player.log().contains { $0.contains("flag") })
  }
}
