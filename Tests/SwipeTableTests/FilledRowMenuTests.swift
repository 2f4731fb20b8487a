import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("The menu of a row that fills")
struct FilledRowMenuTests {
  @Test("offers nothing, as none of it would be performed, until the row is back", arguments: Kit.ids)
  func filled(id: String) {
    var player = TablePlayer(.sample { $0 = .kit(id, .fill) })
    player.play(GestureScript().command(.perform("id1", "D", by: .menu)).wait(100))
    #expect(player.table.menuActions(of: "id1").isEmpty)
    player.advance(by: 1000)
    #expect(player.phase(of: "id1") == .filling)
    #expect(player.table.menuActions(of: "id1").isEmpty)
    #expect(!player.table.menuActions(of: "id2").isEmpty)
    player.play(GestureScript().command(.fulfil("id1", "D", with: .reset)))
    #expect(player.table.menuActions(of: "id1").map(\.id) == ["D", "R", "A"])
  }

  @Test(
    "nor does that of a row that goes out past a trigger point",
    arguments: ["swipycell.exit", "bwswipe.swipeThrough"]
  )
  func out(id: String) {
    var player = TablePlayer(.sample { $0 = .preset(id) })
    player.play(GestureScript().command(.perform("id1", "A", by: .menu)).wait(100))
    #expect(player.phase(of: "id1") == .leaving)
    #expect(player.table.menuActions(of: "id1").isEmpty)
    player.advance(by: 1000)
    #expect(player.phase(of: "id1") == .gone)
    #expect(player.table.menuActions(of: "id1").isEmpty)
    player.play(GestureScript().command(.close("id1", animated: true)))
    #expect(player.table.menuActions(of: "id1").map(\.id) == ["D", "R", "A"])
  }
}
