import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// Faults 6 and 7 of SwipeCellKit: widths of buttons, pane and target.
@Suite("SwipeCellKit's faults of width")
struct SwipeCellKitWidthFaultTests {
  /// Actions of measured words, the one next to the content first.
  private func actions(_ words: [Double], count: Int = 2) -> [SwipeAction] {
    (0..<count).map { index in
      let content = ButtonContent(words: index == 0 ? words : [10], space: 4)
      return SwipeAction(id: "\(index)", title: "title", content: content)
    }
  }

  /// The widths of the slots of a row that is open.
  private func widths(
    _ actions: [SwipeAction],
    _ id: String,
    _ kind: Expansion.Kind = .none,
    _ change: (inout SwipeStyle) -> Void = { _ in }
  ) -> [Double] {
    var player = TablePlayer(
      .sample(trailing: actions) {
        $0 = .kit(id, kind)
        change(&$0)
      }
    )
    player.play(GestureScript().command(.open("id1", .trailing, animated: false)))
    return player.row("id1")?.slots.map(\.width) ?? []
  }

  @Test(
    "fault 6: a title wraps within the padding, so that what was measured is what fits",
    arguments: Kit.ids
  )
  func wrapsWithinPadding(id: String) {
    // Two buttons of a row of 320 pt are at most 145 pt wide, which leaves 129 pt for a title.
    expectClose(widths(actions([70, 55]), id), [145, 145])
    expectClose(widths(actions([70, 70]), id), [86, 86])
    expectClose(widths(actions([70, 50]), id), [140, 140])
    expectClose(widths(actions([70, 70]), id) { $0.buttons.padding = 0 }, [144, 144])
  }

  @Test("fault 6: the greatest width holds against the least one, and 0 takes only the limit away")
  func limits() {
    for id in Kit.ids {
      let both = widths(actions([10]), id) { ($0.buttons.minimumWidth, $0.buttons.maximumWidth) = (200, 100) }
      expectClose(both, [100, 100])
      expectClose(widths(actions([10]), id) { $0.buttons.maximumWidth = 0 }, [74, 74])
      expectClose(widths(actions([100, 30]), id) { $0.buttons.maximumWidth = 0 }, [150, 150])
    }
  }

  @Test("fault 7: a pane is never wider than its row, and every button is in it", arguments: Kit.ids)
  func paneWithinRow(id: String) {
    var player = TablePlayer(
      .sample(trailing: (0..<8).map { .sample("\($0)", width: 79) }) {
        $0 = .kit(id, .destructive)
        $0.buttons.maximumWidth = 0
      }
    )
    player.play(GestureScript().command(.open("id1", .trailing, animated: true)))
    player.rest()
    #expect(player.offset(of: "id1") == -320)
    expectClose(player.row("id1")?.slots.map(\.x) ?? [], (0..<8).map { Double($0) * 40 })
    // The target is the row's own width, and a finger gets past it.
    player.play(GestureScript().down(300, 90).move(dx: -40, over: 100).wait(100).up())
    player.rest()
    #expect(player.actions() == ["action 7 fullSwipe"])
    #expect(player.order.count == 9)
  }

  @Test("fault 7: a target never lies beyond its row, so that a full swipe can be made", arguments: Kit.ids)
  func targetWithinRow(id: String) {
    // The pane of 310 pt and 20 pt more would be 330 pt; an inset of 0 would be 320 pt.
    for inset in [0.0, 30] {
      var player = TablePlayer(
        .sample(trailing: (0..<5).map { .sample("\($0)", width: 62) }) {
          $0 = .kit(id, .destructive)
          $0.expansion.triggers = .target
          $0.expansion.edgeInset = inset
          $0.buttons.minimumWidth = 62
          $0.buttons.maximumWidth = 0
        }
      )
      player.play(GestureScript().command(.open("id1", .trailing, animated: false)))
      expectClose(player.offset(of: "id1"), -310)
      player.play(GestureScript().down(300, 90).move(dx: -28, over: 100).wait(100).up())
      player.rest()
      #expect(player.actions() == ["action 4 fullSwipe"])
    }
  }

  @Test(
    "fault 7: no pointer drags a row farther than two widths, however far it goes",
    arguments: Kit.ids,
    [1e4, 1e12, .greatestFiniteMagnitude]
  )
  func farPointer(id: String, way: Double) {
    for script in [GestureScript().pull(-60).move(dx: -way), GestureScript().pull(-60).move(dx: way)] {
      var player = TablePlayer(.sample { $0 = .kit(id) })
      player.play(script)
      #expect(abs(player.offset(of: "id1")) == 640)
      player.play(GestureScript().cancel())
      player.rest()
    }
  }
}
