import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// The faults of SwipyCell, BWSwipeRevealCell and the smallest cell that show in a table alone; the others are tested with
/// the engine.
@Suite("Faults of SwipyCell, BWSwipeRevealCell and the smallest cell in a table")
struct CellFaultTests {
  private func player(
    _ id: String,
    leading: [SwipeAction] = [.sample("L0"), .sample("L1")],
    trailing: [SwipeAction] = [.sample("R0"), .sample("R1")]
  ) -> TablePlayer {
    TablePlayer(.sample(leading: leading, trailing: trailing) { $0 = .preset(id) })
  }

  @Test("SwipyCell fault 10: a row's actions are those that it was given last", arguments: CellPresets.swipy)
  func actionsReplaced(id: String) {
    var player = player(id)
    player.play(
      GestureScript().command(.setActions("id1", leading: nil, trailing: [.sample("R0")])).pull(-300)
    )
    #expect(player.row("id1")?.trigger == "R0")
    player.play(GestureScript().command(.setActions("id1", leading: [], trailing: [])))
    #expect(player.row("id1")?.trigger == nil)
    player.play(GestureScript().up())
    player.rest()
    #expect(player.actions().isEmpty)
    #expect(player.phase(of: "id1") == .closed)
  }

  @Test(
    "SwipyCell fault 12: a row takes home commands at any time, and taps besides swipes",
    arguments: CellPresets.swipy
  )
  func tapsAndCommands(id: String) {
    var player = player(id)
    player.play(GestureScript().command(.close("id1", animated: true), tag: "home").tap(160, 90))
    #expect(player.log() == ["completed home true", "selected"])
  }

  @Test("SwipyCell fault 14: a row in the hand shows what it is like now", arguments: CellPresets.swipy)
  func liveContent(id: String) throws {
    var player = player(id)
    player.play(GestureScript().tap(160, 90).wait(100).pull(-90))
    let mark = Color(0x123456)
    func drawn() -> Rect? {
      let painter = TablePainter(theme: .light, metrics: .halfEm) { row, list in
        guard row.isSelected else { return }
        list.append(.fill(Rect(x: 0, y: 0, width: row.width, height: row.height), mark))
      }
      var list = DisplayList()
      painter.paint(player.table, at: player.now, into: &list)
      return list.fills(mark).first
    }
    #expect(drawn() == Rect(x: -90, y: 60, width: 320, height: 60))
    player.play(GestureScript().command(.resize(width: 400, height: 480)))
    #expect(drawn() == Rect(x: -90, y: 60, width: 400, height: 60))
    #expect(player.phase(of: "id1") == .expanded || player.row("id1")?.trigger == nil)
  }

  @Test(
    "BWSwipe fault 4: a swipe to a side that a row does not have is handed on, and the row does not move",
    arguments: CellPresets.bwSwipe + CellPresets.swipy
  )
  func declined(id: String) {
    for isLeft in [true, false] where id != "swipycell.rightOnly" || !isLeft {
      var player = player(
        id,
        leading: isLeft ? [.sample("L0")] : [],
        trailing: isLeft ? [] : [.sample("R0")]
      )
      player.play(GestureScript().down(160, 90).move(dx: isLeft ? -80 : 80, over: 160).wait(100).up())
      #expect(player.log() == ["declined"])
      #expect(player.offset(of: "id1") == 0)
    }
  }

  @Test("BWSwipe fault 4: a side without a point is none: only the right side of this preset swipes")
  func rightOnly() {
    var player = player("swipycell.rightOnly")
    player.play(GestureScript().down(100, 90).move(dx: 150, over: 160).up())
    #expect(player.log() == ["declined"])
    player.play(GestureScript().pull(-150))
    #expect(player.row("id1")?.trigger == "R0")
  }

  @Test(
    "BWSwipe fault 9: rows with stages are rows: a tap selects, a way down scrolls, a second finger is let be",
    arguments: CellPresets.stages
  )
  func otherGestures(id: String) {
    var player = player(id)
    player.play(GestureScript().tap(160, 90))
    #expect(player.table.selection == "id1")
    player.play(GestureScript().down(160, 330).move(dx: 5, dy: -90, over: 160))
    #expect(player.scroll > 50)
    player.play(GestureScript().up())
    player.rest()
    #expect(player.log() == ["selected", "scrollBegan", "scrollEnded"])
  }

  @Test("BWSwipe fault 6: a row that was taken out with its door open comes back closed")
  func removedDoor() {
    var player = player("bwswipe.slidingDoor")
    player.play(GestureScript().pull(80).wait(100).up().wait(1000))
    #expect(player.phase(of: "id1") == .open)
    player.play(GestureScript().command(.remove("id1", animated: true)).wait(1000).key("Ctrl+Z"))
    player.rest()
    #expect(player.order.contains("id1"))
    #expect(player.phase(of: "id1") == .closed)
  }

  @Test("the smallest cell's fault: a swipe that is taken away leaves no row stranded")
  func smallestCancelled() {
    for way in [100.0, 250, -250] {
      var player = player("smallest")
      player.play(GestureScript().pull(way).cancel())
      player.rest()
      #expect(player.phase(of: "id1") == .closed)
      #expect(player.actions().isEmpty)
    }
  }

  @Test("the smallest cell's fault: a row that succeeded comes home, and succeeds again")
  func smallestSucceedsTwice() {
    var player = player("smallest")
    for count in 1...3 {
      player.play(GestureScript().pull(200).wait(100).up())
      player.rest()
      #expect(player.phase(of: "id1") == .closed)
      #expect(player.actions().count == count)
    }
  }

  @Test(
    "the smallest cell's fault: both sides may succeed, in both directions of reading",
    arguments: LayoutDirection.allCases
  )
  func smallestSides(direction: LayoutDirection) {
    var player = player("smallest")
    player.play(GestureScript().command(.direction(direction)))
    player.play(GestureScript().pull(200).wait(100).up())
    player.rest()
    player.play(GestureScript().pull(-200).wait(100).up())
    player.rest()
    let actions = ["action L0 trigger", "action R0 trigger"]
    #expect(player.actions() == (direction == .leftToRight ? actions : actions.reversed()))
    #expect(player.phase(of: "id1") == .closed)
  }

  @Test("the smallest cell's fault: home is the row's own place, wherever the list has scrolled")
  func smallestHome() {
    var player = player("smallest")
    player.play(GestureScript().command(.scrollTo(30, animated: false)))
    player.play(GestureScript().down(10, 90).move(dx: 110, over: 160).wait(100).up())
    let offsets = player.offsets(of: "id2", for: 400)
    #expect(offsets[0] == 100)
    #expect(offsets.last == 0)
  }

  @Test("the smallest cell's fault: it begins, tells, and leaves scrolling and taps alone")
  func smallestTells() {
    var player = player("smallest")
    player.play(GestureScript().down(10, 90).move(dx: 60, dy: 60, over: 160).up())
    player.rest()
    #expect(player.log() == ["scrollBegan", "scrollEnded"])
    player.play(GestureScript().tap(160, 90).wait(100).pull(200).wait(100).up())
    player.rest()
    #expect(
      player.log(of: "id1") == [
        "selected", "gestureBegan", "triggerChanged L0", "haptic tick", "gestureEnded",
        "triggerChanged none", "action L0 trigger", "haptic thud",
      ]
    )
  }
}
