import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// What changes about a table while a row of a stage is somewhere.
@Suite("Stages and changes around them")
struct StageChangeTests {
  private func player(_ id: String, _ change: (inout SwipeStyle) -> Void = { _ in }) -> TablePlayer {
    TablePlayer(
      .sample(leading: [.sample("L0"), .sample("L1")], trailing: [.sample("R0"), .sample("R1")]) {
        $0 = .preset(id)
        change(&$0)
      }
    )
  }

  private static let changes: [(name: String, script: GestureScript)] = [
    ("wider", GestureScript().command(.resize(width: 500, height: 480))),
    ("narrower", GestureScript().command(.resize(width: 100, height: 480))),
    ("without width", GestureScript().command(.resize(width: 0, height: 480))),
    ("right to left", GestureScript().command(.direction(.rightToLeft))),
    ("our style", GestureScript().style(.default)),
    ("SwipeCellKit", GestureScript().style(.preset("swipecellkit.border"))),
    ("the smallest cell", GestureScript().style(.preset("smallest"))),
    ("a sliding door", GestureScript().style(.preset("bwswipe.slidingDoor"))),
    ("forbidden", GestureScript().command(.enable("id1", .trailing, false))),
    ("without actions", GestureScript().command(.setActions("id1", leading: [], trailing: []))),
  ]

  private static let names = changes.map(\.name)

  private func script(_ name: String) throws -> GestureScript {
    try #require(Self.changes.first { $0.name == name }).script
  }

  @Test(
    "a row that is out stays out and waits for its answer",
    arguments: names,
    ["swipycell.exit", "bwswipe.swipeThrough"]
  )
  func whileOut(name: String, id: String) throws {
    for delay in [100.0, 1500] {
      var player = player(id)
      player.play(GestureScript().pull(-120).wait(100).up().wait(delay))
      player.play(try script(name).wait(2000))
      #expect(player.phase(of: "id1") == .gone)
      #expect(abs(player.offset(of: "id1")) >= player.table.viewport.width)
      #expect(player.actions() == ["action R0 trigger"])
      player.play(GestureScript().command(.fulfil("id1", "R0", with: .reset), tag: "f"))
      player.rest()
      #expect(player.answers == ["completed f true"])
      #expect(player.phase(of: "id1") == .closed)
    }
  }

  @Test(
    "a row on its way back comes home and fires once",
    arguments: names,
    ["swipycell.toggle", "bwswipe.springRelease", "smallest"]
  )
  func onTheWayBack(name: String, id: String) throws {
    for delay in [0.0, 60, 150] {
      var player = player(id)
      player.play(GestureScript().pull(-200).wait(100).up().wait(delay))
      player.play(try script(name))
      player.rest()
      #expect(player.phase(of: "id1") == .closed)
      #expect(player.offset(of: "id1") == 0)
      #expect(player.actions() == ["action R0 trigger"] || player.actions() == ["action R1 trigger"])
    }
  }

  @Test(
    "an open door keeps its distance, on the other side in the other direction, and closes where it is none any more",
    arguments: names
  )
  func openDoor(name: String) throws {
    let places = ["wider": -60.0, "narrower": -60, "right to left": 60, "a sliding door": -60]
    // At rest, and on its way.
    for delay in [1500.0, 50] {
      var player = player("bwswipe.slidingDoor")
      player.play(GestureScript().pull(-120).wait(100).up().wait(delay))
      player.play(try script(name))
      player.rest()
      #expect(player.offset(of: "id1") == places[name] ?? 0)
      guard name != "without width" else { continue }
      #expect((player.phase(of: "id1") == .open) == (places[name] != nil))
      #expect(player.actions().isEmpty)
    }
  }

  @Test(
    "a row in the hand stays in it or goes home, and fires nothing that is not there",
    arguments: names,
    CellPresets.stages
  )
  func inTheHand(name: String, id: String) throws {
    var player = player(id)
    player.play(GestureScript().pull(-200))
    player.play(try script(name).wait(50))
    player.play(GestureScript().cancel())
    player.rest()
    #expect(player.actions().isEmpty)
    #expect([.closed, .open].contains(player.phase(of: "id1")))
    player.play(GestureScript().command(.close("id1", animated: true)))
    player.rest()
    #expect(player.phase(of: "id1") == .closed)
  }

  @Test("a row that was sent somewhere is there on the other side in the other direction")
  func sentRow() {
    var player = player("swipycell.toggle")
    player.play(
      GestureScript().command(.setOffset("id1", -90, animated: false)).command(.direction(.rightToLeft))
    )
    #expect(player.offset(of: "id1") == 90)
    #expect(player.table.openEdge(of: "id1") == .trailing)
  }
}
