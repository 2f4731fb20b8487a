import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("Stages and the program")
struct StageCommandTests {
  private func player(_ id: String, isEnabled: Bool = true, _ change: (inout SwipeStyle) -> Void = { _ in })
    -> TablePlayer
  {
    func action(_ id: String) -> SwipeAction {
      var action = SwipeAction.sample(id)
      action.isEnabled = isEnabled
      return action
    }
    return TablePlayer(
      .sample(leading: [action("L0"), action("L1")], trailing: [action("R0"), action("R1")]) {
        $0 = .preset(id)
        change(&$0)
      }
    )
  }

  /// A row that went out past its near right point, its action fired.
  private func goneRow(_ change: (inout SwipeStyle) -> Void = { _ in }) -> TablePlayer {
    var player = player("swipycell.exit", change)
    player.play(GestureScript().pull(-120).wait(100).up().wait(1000))
    #expect(player.phase(of: "id1") == .gone)
    #expect(player.actions() == ["action R0 trigger"])
    return player
  }

  @Test(
    "a row that went out comes back when the user thinks better of it, by either command",
    arguments: [TableCommand.close("id1", animated: true), .fulfil("id1", "R0", with: .reset)]
  )
  func thinksBetter(command: TableCommand) {
    var player = goneRow()
    player.play(GestureScript().wait(3000).command(command, tag: "c"))
    #expect(player.phase(of: "id1") == .settling)
    player.rest()
    #expect(player.phase(of: "id1") == .closed)
    #expect(player.answers == ["completed c true"])
    #expect(player.actions().count == 1)
    player.play(GestureScript().pull(-120).wait(100).up().wait(1000))
    #expect(player.actions().count == 2)
  }

  @Test("and goes when the user is sure, to come back by undo")
  func isSure() {
    var player = goneRow()
    player.play(GestureScript().command(.fulfil("id1", "R0", with: .delete)))
    player.rest()
    #expect(!player.order.contains("id1"))
    player.play(GestureScript().key("Ctrl+Z"))
    player.rest()
    #expect(player.order.contains("id1"))
    #expect(player.phase(of: "id1") == .closed)
  }

  @Test("a row that is out takes no finger, no second action and no tap")
  func takesNothing() {
    var player = goneRow()
    let before = player.log()
    player.play(
      GestureScript().pull(-60).up().wait(100).pull(60).up().wait(100).tap(160, 90)
        .command(.perform("id1", "R0", by: .key), tag: "p")
    )
    player.rest()
    #expect(player.phase(of: "id1") == .gone)
    #expect(player.log() == before + ["completed p false"])
  }

  @Test(
    "an action fires when the finger lets go, or when the row is there",
    arguments: ["swipycell.exit", "swipycell.toggle"]
  )
  func firing(id: String) {
    for firing in [Triggers.Firing.release, .arrival] {
      var player = player(id) { $0.triggers.firing = firing }
      player.play(GestureScript().pull(-120).wait(100).up())
      let released = player.now.milliseconds
      player.rest()
      let times = player.times(of: "action R0 trigger")
      #expect(times.count == 1)
      let delay = times.map { $0 - released }.first ?? -1
      switch (firing, id) {
      case (.release, _): #expect(delay == 0)
      case (.arrival, "swipycell.exit"): expectClose(delay, 350, within: 0.001)
      case (.arrival, _): #expect(delay > 370 && delay < 430)
      }
    }
  }

  @Test("a swipe that is taken away fires nothing", arguments: CellPresets.all)
  func cancelled(id: String) {
    for way in [-50.0, -130, -250, -300] {
      var player = player(id)
      player.play(GestureScript().pull(way).cancel())
      player.rest()
      #expect(player.actions().isEmpty)
      #expect(player.row("id1")?.trigger == nil)
      #expect([.closed, .open].contains(player.phase(of: "id1")))
    }
  }

  @Test("what is disabled does nothing, by whatever way", arguments: CellPresets.all)
  func disabled(id: String) {
    var player = player(id, isEnabled: false)
    for way in [-300.0, 300] {
      player.play(GestureScript().pull(way).wait(100).up())
      player.rest()
    }
    for cause in [SwipeEvent.Cause.key, .menu, .tap] {
      player.play(GestureScript().command(.perform("id1", "R0", by: cause)))
      player.rest()
    }
    player.play(GestureScript().command(.open("id1", .trailing, animated: false)).tap(310, 90))
    player.rest()
    #expect(player.actions().isEmpty)
    #expect(!player.log().contains { $0.hasPrefix("triggerChanged") })
    #expect(![.leaving, .gone].contains(player.phase(of: "id1")))
  }

  @Test("by a key or a menu a closed row does what its point does", arguments: CellPresets.stages)
  func byKey(id: String) {
    for cause in [SwipeEvent.Cause.key, .menu] {
      var player = player(id)
      player.play(GestureScript().command(.perform("id1", "R0", by: cause), tag: "p"))
      player.rest()
      #expect(player.actions() == ["action R0 \(cause)"])
      #expect(player.answers == ["completed p true"])
      let outcome = SwipeStyle.preset(id).triggers.trailing[0].outcome
      #expect(player.phase(of: "id1") == (outcome == .exit || outcome == .through ? .gone : .closed))
    }
  }

  @Test(
    "opening by a command leads to a door where there is one, and else fails",
    arguments: CellPresets.stages
  )
  func openByCommand(id: String) {
    var player = player(id)
    player.play(GestureScript().command(.open("id1", .trailing, animated: true), tag: "o"))
    player.rest()
    let isDoor = id == "bwswipe.slidingDoor"
    #expect(player.answers == ["completed o \(isDoor)"])
    #expect(player.offset(of: "id1") == (isDoor ? -60 : 0))
  }

  @Test("the snapshot tells fraction and progress")
  func snapshot() {
    var player = player("swipycell.toggle")
    player.play(GestureScript().pull(-40))
    #expect(player.row("id1")?.fraction == -0.125)
    #expect(player.row("id1")?.progress == 0.5)
    player = self.player("swipycell.toggle")
    player.play(GestureScript().pull(-160))
    #expect(player.row("id1")?.fraction == -0.5)
    #expect(player.row("id1")?.progress == 1)
  }
}
