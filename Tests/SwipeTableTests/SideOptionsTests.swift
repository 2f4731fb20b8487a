import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("What is different about one side")
struct SideOptionsTests {
  private let leadingSwipe = GestureScript().pull(305).wait(100).up()
  private let trailingSwipe = GestureScript().pull(-305).wait(100).up()

  private func player(
    _ direction: LayoutDirection = .leftToRight,
    _ change: (inout SwipeStyle) -> Void = { _ in }
  )
    -> TablePlayer
  {
    TablePlayer(
      .sample(leading: [.sample("R"), .sample("S")], direction: direction) {
        $0 = .kit("swipecellkit.border", .destructive)
        change(&$0)
      }
    )
  }

  @Test("its style decides about its pane, full swipe and motions, and about nothing of the other side")
  func style() {
    var own = SwipeStyle.kit("swipecellkit.drag", .selection)
    own.drag.elasticity = 0
    var player = player()
    player.play(GestureScript().input(.options(SideOptions(style: own), of: nil, .leading)))
    for (offset, widths) in [(80.0, [80.0, 80]), (-80, [40, 40])] {
      player.play(GestureScript().command(.setOffset("id1", offset, animated: false)))
      #expect(player.row("id1")?.slots.map(\.width) == widths)
    }
    player.play(GestureScript().command(.closeAll(animated: false)))
    player.play(leadingSwipe)
    player.rest()
    #expect(player.actions() == ["action S fullSwipe"])
    #expect(player.order.count == 10)
    player.play(trailingSwipe)
    player.rest()
    #expect(player.actions() == ["action S fullSwipe", "action D fullSwipe"])
    #expect(player.order.count == 9)
  }

  @Test("a row's own options go before those of all rows, and leave with it")
  func ownRow() {
    let none = SideOptions(style: .kit("swipecellkit.drag"))
    var player = player()
    player.play(
      GestureScript().input(
        .options(SideOptions(style: .kit("swipecellkit.drag", .selection)), of: nil, .trailing)
      )
      .input(.options(none, of: "id1", .trailing)).input(.options(none, of: "nobody", .trailing))
    )
    #expect(player.table.options(of: "nobody", .trailing) != none)
    player.play(GestureScript().pull(-305))
    #expect(player.phase(of: "id1") == .dragging)
    player.play(GestureScript().cancel().down(310, 150).move(dx: -305))
    #expect(player.phase(of: "id2") == .expanded)
    player.play(GestureScript().cancel().command(.remove("id1", animated: false)))
    player.play(GestureScript().command(.insert(Row(id: "id1"), at: 1, animated: false)))
    #expect(player.table.options(of: "id1", .trailing) != none)
  }

  @Test("options that change under a row that is open move it to its new place")
  func changedWhileOpen() {
    var player = player()
    player.play(GestureScript().command(.open("id1", .trailing, animated: false)))
    player.play(GestureScript().input(.options(SideOptions(safeArea: 34), of: nil, .trailing)))
    #expect(player.offset(of: "id1") == -160)
    player.rest()
    #expect(player.offset(of: "id1") == -194)
    #expect(player.phase(of: "id1") == .open)
  }

  @Test("the leading side may have a full swipe of another kind", arguments: LayoutDirection.allCases)
  func leadingKind(direction: LayoutDirection) {
    var player = player(direction) { $0.expansion.leadingKind = .selection }
    let (leading, trailing) =
      direction == .leftToRight ? (leadingSwipe, trailingSwipe) : (trailingSwipe, leadingSwipe)
    player.play(leading)
    player.rest()
    #expect(player.actions() == ["action S fullSwipe"])
    #expect(player.order.count == 10)
    player.play(trailing)
    player.rest()
    #expect(player.actions() == ["action S fullSwipe", "action D fullSwipe"])
    #expect(player.order.count == 9)
    player = self.player(direction) { $0.expansion.leadingKind = Expansion.Kind.none }
    player.play(leading)
    player.rest()
    #expect(player.actions().isEmpty)
    #expect(player.table.openEdge(of: "id1") == .leading)
  }
}
