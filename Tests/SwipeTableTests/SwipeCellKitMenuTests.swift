import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: actions in menus")
struct SwipeCellKitMenuTests {
  struct Names: Decodable, Sendable {
    var left: [String]
    var right: [String]
  }

  struct Order: Decodable, Sendable {
    var order: [String]
  }

  typealias Vector = SwipeCellKitVector<Names, Order>

  /// The vectors name the outermost action first, the table has it last.
  private func table(_ names: Names, direction: LayoutDirection = .leftToRight) -> SwipeTable {
    .sample(
      leading: names.left.reversed().map { .sample($0) },
      trailing: names.right.reversed().map { .sample($0) },
      direction: direction
    )
  }

  @Test(
    "the outermost actions come first, the trailing side's before the leading side's",
    arguments: try SwipeCellKitVectors.exact("accessibilityOrder") as [Vector],
    LayoutDirection.allCases
  )
  func order(_ vector: Vector, direction: LayoutDirection) {
    let table = table(vector.input, direction: direction)
    #expect(table.menuActions(of: "id1").map(\.title) == vector.expected.order)
  }

  @Test("an action is called by its label, else by its title, else by its icon, and left out without any")
  func names() {
    let actions = [
      SwipeAction(id: "A", title: "Title", icon: "icon", accessibilityLabel: "Label"),
      SwipeAction(id: "B", title: "Title", icon: "icon"),
      SwipeAction(id: "C", title: "", icon: "icon", accessibilityLabel: ""),
      SwipeAction(id: "D", title: ""),
    ]
    #expect(actions.map(\.name) == ["Label", "Title", "icon", nil])
    let table = SwipeTable.sample(leading: [], trailing: actions)
    #expect(table.menuActions(of: "id1").map(\.id) == ["C", "B", "A"])
  }

  @Test("forbidden sides, rows that are not there and rows on their way out offer nothing")
  func nothingOffered() {
    var player = TablePlayer(.sample())
    #expect(player.table.menuActions(of: "id1").map(\.id) == ["D", "R", "A"])
    #expect(player.table.menuActions(of: "nobody").isEmpty)
    player.play(
      GestureScript().command(.enable("id1", .trailing, false)).command(.remove("id2", animated: true))
    )
    #expect(player.table.menuActions(of: "id1").map(\.id) == ["R"])
    #expect(player.table.menuActions(of: "id2").isEmpty)
  }

  @Test("each offered action can be performed, and a name that both sides share is offered once")
  func performed() {
    var player = TablePlayer(.sample(leading: [.sample("R"), .sample("A")]))
    let ids = player.table.menuActions(of: "id1").map(\.id)
    #expect(ids == ["D", "A", "R"])
    for id in ids {
      player.play(GestureScript().command(.perform("id1", id, by: .menu), tag: id))
      player.rest()
    }
    let done = player.log().filter { $0.hasPrefix("action") }
    #expect(done == ids.map { "action \($0) menu" })
    for id in ids { #expect(player.log().contains("completed \(id) true")) }
  }
}
