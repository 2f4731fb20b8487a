import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// What a stage shows, and where its row goes, when something else comes in between.
@Suite("Stages that something comes in between")
struct StageSurroundingsTests {
  private func player(
    _ id: String,
    open: [RowID: Edge] = [:],
    _ change: (inout SwipeStyle) -> Void = { _ in }
  )
    -> TablePlayer
  {
    TablePlayer(
      .sample(
        open: open,
        leading: [.sample("L0"), .sample("L1")],
        trailing: [.sample("R0"), .sample("R1")]
      ) {
        $0 = .preset(id)
        change(&$0)
      }
    )
  }

  /// Whose colour a row's stage has turned to.
  private func tone(of player: TablePlayer) -> ActionID? { player.row("id1")?.slots.first?.tone?.to }

  @Test("a row that stands open shows its point's colour as soon as its style has a stage")
  func toneUnderNewStyle() {
    var player = player("default")
    player.play(GestureScript().command(.setOffset("id1", -200, animated: false)))
    player.play(GestureScript().style(.preset("swipycell.exit")).wait(500))
    #expect(tone(of: player) == "R0")
  }

  @Test("so does a row in the hand, before the finger moves on")
  func toneInTheHand() {
    var player = player("default")
    player.play(GestureScript().pull(-120).style(.preset("swipycell.exit")).wait(500))
    #expect(player.row("id1")?.trigger == "R0")
    #expect(tone(of: player) == "R0")
  }

  @Test("in a narrower row the same place is past a farther point, in colour as well")
  func toneInNarrowRow() {
    var player = player("swipycell.exit")
    player.play(GestureScript().command(.setOffset("id1", -160, animated: false)).wait(500))
    #expect(tone(of: player) == "R0")
    player.play(GestureScript().command(.resize(width: 200, height: 480)).wait(500))
    #expect(player.row("id1")?.slots.first?.id == "R1")
    #expect(tone(of: player) == "R1")
  }

  @Test("a row that goes out by a key shows its stage, also where it was springing home from the other side")
  func outFromTheOtherSide() {
    var player = player("swipycell.exit")
    player.play(GestureScript().pull(60).wait(100).up().wait(100))
    #expect(player.phase(of: "id1") == .settling)
    player.play(GestureScript().command(.perform("id1", "R1", by: .key)).wait(150))
    #expect(player.phase(of: "id1") == .leaving)
    #expect(player.offset(of: "id1") < 0)
    #expect(player.row("id1")?.edge == .trailing)
    #expect(player.row("id1")?.slots.isEmpty == false)
  }

  @Test("a row that is leaving goes on from where it is when its goal moves away")
  func leavingOn() {
    var player = player("swipycell.exit")
    player.play(GestureScript().pull(-120).wait(100).up().wait(60))
    #expect(player.phase(of: "id1") == .leaving)
    let place = player.offset(of: "id1")
    player.play(GestureScript().command(.resize(width: 640, height: 480)))
    #expect(player.offset(of: "id1") == place)
    let way = player.offsets(of: "id1", for: 600)
    #expect(zip(way, way.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 40 })
    #expect(player.phase(of: "id1") == .gone)
    #expect(player.offset(of: "id1") == -640)
    #expect(player.actions() == ["action R0 trigger"])
  }

  @Test(
    "a row comes in open at its door, and closed where nothing would hold it",
    arguments: CellPresets.stages
  )
  func comesInOpen(id: String) {
    let player = player(id, open: ["id1": .trailing])
    let isDoor = id == "bwswipe.slidingDoor"
    #expect(player.offset(of: "id1") == (isDoor ? -60 : 0))
    #expect(player.phase(of: "id1") == (isDoor ? .open : .closed))
    #expect(player.table.openEdge(of: "id1") == (isDoor ? .trailing : nil))
    #expect(tone(of: player) == (isDoor ? "R0" : nil))
    #expect(player.table.isQuiet(at: .zero))
    #expect(player.table.restoringCommands(removals: true).isEmpty)
  }

  @Test(
    "a row that goes out shows its action all the way, past whatever farther points",
    arguments: [-120.0, -270]
  )
  func outPastFartherPoints(way: Double) {
    let action = way < -240 ? "R1" : "R0"
    var player = player("swipycell.exit")
    player.play(GestureScript().pull(way).wait(300).up())
    while player.phase(of: "id1") == .leaving {
      #expect(tone(of: player) == action)
      #expect(player.row("id1")?.slots.map(\.id) == [action])
      player.advance(by: 10)
    }
    #expect(player.phase(of: "id1") == .gone)
    #expect(player.row("id1")?.slots.map(\.id) == [action])
    #expect(player.actions() == ["action \(action) trigger"])
  }

  @Test("so does one that goes out by a key", arguments: ["R0", "R1"])
  func outByKey(action: ActionID) {
    var player = player("swipycell.exit")
    player.play(GestureScript().command(.perform("id1", action, by: .key)).wait(60))
    #expect(player.phase(of: "id1") == .leaving)
    #expect(tone(of: player) == action)
    #expect(player.row("id1")?.slots.map(\.id) == [action])
    player.advance(by: 1000)
    #expect(tone(of: player) == action)
    #expect(player.row("id1")?.slots.map(\.id) == [action])
  }
}
