import SwipeEngine
import TestSupport
import Testing

/// Faults 1 to 3, 5 to 8 and 10 of BWSwipeRevealCell, and what the presets do in their place; 4 and 9 are tested with the table.
@Suite("BWSwipeRevealCell's faults")
struct BWSwipeFaultTests {
  private static let sides: [(letter: String, sign: Double)] = [("L", 1.0), ("R", -1.0)]

  @Test(
    "BWSwipe fault 1: the threshold counts on both sides, also where the row stops there",
    arguments: CellPresets.bwSwipe,
    [false, true]
  )
  func threshold(id: String, hardStop: Bool) {
    for (letter, sign) in Self.sides {
      var style = SwipeStyle.preset(id)
      style.drag.limit = .trigger
      style.drag.hardStop = hardStop
      var row = CellDriver(style)
      row.draw(71 * sign)
      #expect(row.cell.armed == nil)
      row.jump(toX: 72 * sign)
      #expect(row.cell.armed == letter)
      row.jump(toX: 200 * sign)
      #expect(row.cell.armed == letter)
      row.release()
      row.pass(1000)
      let phases: [TriggerPoint.Outcome: SwipePhase] = [.back: .closed, .door: .open, .through: .gone]
      #expect(row.cell.phase == phases[style.triggers.leading[0].outcome])
    }
  }

  @Test("BWSwipe fault 2: the icon goes home with a row that comes back")
  func iconComesBack() throws {
    for (_, sign) in Self.sides {
      var row = CellDriver(.preset("bwswipe.springRelease"))
      row.draw(100 * sign)
      row.release()
      var edges: [Double] = []
      for _ in 0..<9 {
        row.pass(20)
        let slot = try #require(row.slots.first)
        let outer = sign > 0 ? slot.contentX : 375 - slot.contentX - slot.contentWidth
        expectClose(outer, min(abs(row.offset) - 72, 0), within: 1)
        edges.append(outer)
      }
      #expect(edges == edges.sorted(by: >))
      #expect(edges[8] < -60)
    }
  }

  @Test(
    "BWSwipe fault 3: a row that was stopped at its blocked side is past nothing",
    arguments: CellPresets.bwSwipe
  )
  func blockedSide(id: String) {
    for (letter, sign) in Self.sides {
      var row = CellDriver(.preset(id), edges: [sign > 0 ? .leading : .trailing])
      row.draw(100 * sign)
      #expect(row.cell.armed == letter)
      row.jump(toX: -50 * sign)
      #expect(row.cell.armed == nil)
      #expect(row.offset == 0)
      row.release()
      #expect(row.offsets(for: 500).allSatisfy { $0 == 0 })
      #expect(row.cell.phase == .closed)
      #expect(row.actions.isEmpty)
    }
  }

  @Test(
    "BWSwipe fault 5: the colour says whether the threshold is reached, wherever that is",
    arguments: [40.0, 72, 120]
  )
  func colourAtThreshold(threshold: Double) throws {
    for id in CellPresets.bwSwipe {
      for (letter, sign) in Self.sides {
        var style = SwipeStyle.preset(id)
        style.drag.limit = .row
        for edge in Edge.allCases { style.triggers[edge][0].place = .points(threshold) }
        var row = CellDriver(style)
        row.draw((threshold - 1) * sign)
        #expect(try #require(row.slots.first).tone?.to == nil)
        row.jump(toX: threshold * sign)
        #expect(try #require(row.slots.first).tone?.to == letter)
        #expect(row.cell.armed == letter)
      }
    }
  }

  @Test("BWSwipe fault 6: a door that is closed again leaves nothing behind")
  func closedDoor() {
    for (_, sign) in Self.sides {
      var row = CellDriver(.preset("bwswipe.slidingDoor"))
      let fresh = row.cell
      row.draw(100 * sign)
      row.release()
      row.pass(1000)
      #expect(row.offset == 72 * sign)
      row.draw(-60 * sign)
      row.release()
      row.pass(1000)
      #expect(row.cell.isIdle(at: row.time))
      #expect(row.cell == fresh)
      #expect(row.slots.isEmpty)
    }
  }

  @Test("BWSwipe fault 6: a row that went through and is sent home is as before")
  func backFromThrough() {
    var row = CellDriver(.preset("bwswipe.swipeThrough"))
    let fresh = row.cell
    row.draw(100)
    row.release()
    row.pass(1000)
    #expect(row.offset == 447)
    let (time, context) = (row.time, row.context)
    row.change { $0.close(animated: true, tag: nil, at: time, in: context, events: &$1) }
    row.pass(1000)
    #expect(row.cell == fresh)
  }

  @Test("BWSwipe fault 7: opened, closed and gone are told apart, and so is what is taken away")
  func outcomes() {
    func log(_ id: String, to way: Double, cancelled: Bool = false) -> [String] {
      var row = CellDriver(.preset(id))
      row.draw(way)
      if cancelled { row.cancel() } else { row.release() }
      row.pass(1000)
      return row.log.filter { !$0.hasPrefix("gestureBegan") && !$0.hasPrefix("haptic") }
    }
    let armed = ["triggerChanged L"]
    let off = ["triggerChanged none"]
    #expect(
      log("bwswipe.slidingDoor", to: 100)
        == armed + ["gestureEnded"] + off + ["willOpen leading", "didOpen leading"]
    )
    #expect(log("bwswipe.slidingDoor", to: 40) == ["gestureEnded"])
    #expect(log("bwswipe.springRelease", to: 100) == armed + ["gestureEnded"] + off + ["action L trigger"])
    #expect(log("bwswipe.swipeThrough", to: 100) == armed + ["gestureEnded", "action L trigger"])
    for id in CellPresets.bwSwipe {
      let ended = log(id, to: 90, cancelled: true)
      #expect(Array(ended.prefix(3)) == armed + off + ["gestureEnded cancelled"])
      #expect(!ended.contains { $0.hasPrefix("action") })
    }
    var open = CellDriver(.preset("bwswipe.slidingDoor"))
    open.draw(100)
    open.release()
    open.pass(1000)
    #expect(open.cell.phase == .open)
  }

  @Test(
    "BWSwipe fault 8: the threshold is the row's height, whatever it becomes",
    arguments: CellPresets.bwSwipe
  )
  func heightChanges(id: String) {
    var row = CellDriver(.preset(id), height: 44)
    row.draw(60)
    #expect(row.cell.armed == "L")
    row.surround { $0.height = 120 }
    #expect(row.cell.armed == nil)
    expectClose(row.cell.progress(at: row.time, in: row.context), row.offset / 120)
    row.surround { $0.height = 0 }
    #expect(row.cell.progress(at: row.time, in: row.context) == 1)
    #expect(row.offset.isFinite)
  }

  @Test("BWSwipe fault 10: the part past the threshold is what it is called: 0 stops, 1 is free")
  func elasticity() {
    for (elasticity, place) in [(0.0, 72.0), (0.3, 102), (1, 172), (-1, 72), (2, 172)] {
      var style = SwipeStyle.preset("bwswipe.springRelease")
      style.drag.elasticity = elasticity
      var row = CellDriver(style)
      row.draw(172)
      expectClose(row.offset, place)
    }
  }
}
