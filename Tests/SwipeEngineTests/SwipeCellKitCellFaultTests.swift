import SwipeEngine
import TestSupport
import Testing

/// What the presets do in place of SwipeCellKit's faults, as far as one cell shows it.
@Suite("SwipeCellKit's faults in a cell")
struct SwipeCellKitCellFaultTests {
  private func row(_ id: String, _ kind: Expansion.Kind, _ change: (inout SwipeStyle) -> Void = { _ in })
    -> CellDriver
  {
    CellDriver {
      $0 = .kit(id, kind)
      change(&$0)
    }
  }

  @Test(
    "fault 1: a release anywhere at any speed gives finite places, and an end",
    arguments: Kit.ids,
    Expansion.Kind.allCases
  )
  func anyRelease(id: String, kind: Expansion.Kind) {
    var random = SeededRandom(seed: 1)
    for _ in 0..<100 {
      var row = row(id, kind)
      row.grab()
      row.move(random.pick([-160, -80, 0, random.number(-400...400)]), over: random.number(8...400))
      row.move(random.number(-40...40), over: 16)
      row.release(after: random.pick([0, 100]))
      #expect(row.offsets(for: 1500).allSatisfy { $0.isFinite && abs($0) <= 1000 })
      #expect(row.cell.phase != .settling)
    }
  }

  @Test(
    "fault 3: a row caught anywhere in its motion is where it was, and moves by no more than the pointer",
    arguments: Kit.ids,
    [Expansion.Kind.none, .fill]
  )
  func caughtAnywhere(id: String, kind: Expansion.Kind) {
    var random = SeededRandom(seed: 3)
    var caught = 0
    for _ in 0..<200 {
      var row = row(id, kind) {
        $0.expansion.triggers = .target
        $0.drag.overscroll = random.pick(DragResponse.Overscroll.allCases)
        $0.drag.hardStop = random.once(in: 4)
        $0.drag.elasticity = random.number(0...1)
        $0.expansion.elasticity = random.number(0...1)
        $0.drag.wrongWay = random.number(0.1...1)
      }
      row.grab()
      row.move(random.number(-200...(-100)), over: 48)
      row.move(random.number(-40...160), over: 24)
      row.release(after: 0)
      row.pass(random.number(0...300))
      guard row.cell.phase == .settling else { continue }
      caught += 1
      let before = row.offset
      row.grab()
      expectClose(row.offset, before)
      let way = random.pick([-1.0, 1])
      row.move(way, over: 0)
      #expect(abs(row.offset - before) <= 1 + 1e-9)
    }
    #expect(caught > 100)
  }

  @Test(
    "fault 21: an answer within the reaction to an ordinary action is refused",
    arguments: Kit.ids,
    Expansion.Kind.allCases
  )
  func refusedInReaction(id: String, kind: Expansion.Kind) {
    var row = CellDriver(open: .trailing) { $0 = .kit(id, kind) }
    row.reaction = { cell, context, time, events in
      let found = cell.fulfil("A", with: .delete, at: time, in: context, events: &events)
      #expect(!found)
    }
    let (time, context) = (row.time, row.context)
    row.change { $0.perform("A", on: .trailing, by: .tap, at: time, in: context, events: &$1) }
    row.pass(3000)
    #expect(row.log == ["action A tap", "haptic thud", "willClose trailing", "didClose trailing"])
    #expect(!row.cell.wantsRemoval)
  }
}
