import SwipeEngine
import TestSupport
import Testing

@Suite("A row whose surroundings change")
struct CellSurroundingsTests {
  private let wide = [CellAction(id: "A", width: 120), CellAction(id: "D", width: 120)]

  @Test("stays under the finger when its actions change, and follows on from there")
  func actionsInDrag() {
    var row = CellDriver()
    row.grab()
    row.move(-100)
    row.surround { $0.trailing = self.wide }
    expectClose(row.offset, -100)
    row.move(-120)
    expectClose(row.offset, -220)
  }

  @Test("stays where it is beyond the limit when the rubber band changes")
  func bandInDrag() {
    var row = CellDriver()
    row.grab()
    row.move(-300)
    let place = row.offset
    row.surround { $0.style.drag.rubberBand = 0.2 }
    expectClose(row.offset, place, within: 1e-9)
  }

  @Test("gives its place up when the side in hand loses its actions")
  func actionsGoneInDrag() {
    var row = CellDriver()
    row.grab()
    row.move(-100)
    row.surround { $0.trailing = [] }
    #expect(row.offset == 0)
    row.release()
    row.pass(3000)
    #expect(row.cell.phase == .closed)
  }

  @Test("turns towards its new rest in mid-settle, with its place and speed kept")
  func actionsInSettle() {
    var row = CellDriver()
    open(&row)
    row.pass(100)
    let (place, speed) = (row.offset, row.velocity)
    row.surround { $0.trailing = self.wide }
    expectClose(row.offset, place, within: 1e-9)
    expectClose(row.velocity, speed, within: 1e-6)
    row.pass(3000)
    #expect(row.offset == -240)
    #expect(row.log == ["willOpen trailing", "didOpen trailing", "completed o true"])
  }

  @Test("closes when the side that it shows loses its actions", arguments: [0.0, 3000])
  func actionsGone(wait: Double) {
    var row = CellDriver()
    open(&row)
    row.pass(wait == 0 ? 100 : wait)
    row.surround { $0.trailing = [] }
    row.pass(3000)
    #expect(row.offset == 0)
    let isInFlight = wait == 0
    #expect(
      row.log == ["willOpen trailing"]
        + (isInFlight
          ? ["completed o false", "didOpen trailing unfinished"]
          : ["didOpen trailing", "completed o true", "willClose trailing", "didClose trailing"])
    )
  }

  @Test("slides to its new pane when it stands open, without will and did")
  func actionsWhileOpen() {
    var row = CellDriver(open: .trailing)
    row.surround { $0.trailing = self.wide }
    expectClose(row.offset, -160)
    row.pass(3000)
    #expect(row.offset == -240)
    #expect(row.log.isEmpty)
  }

  @Test("keeps its pane through a change of width, and squeezes it into a row that is too narrow")
  func widthWhileOpen() {
    var row = CellDriver(open: .trailing)
    for (width, offset) in [(480.0, -160.0), (100, -100), (0, 0), (320, -160)] {
      row.surround { $0.width = width }
      #expect(row.offset == offset)
      #expect(row.cell.phase == .open)
    }
    #expect(row.log.isEmpty)
  }

  @Test("goes on at its speed under a changed spring")
  func springInSettle() {
    var row = CellDriver()
    open(&row)
    row.pass(100)
    let (place, speed) = (row.offset, row.velocity)
    row.surround { $0.style.settle.response = 2 }
    expectClose(row.offset, place, within: 1e-9)
    expectClose(row.velocity, speed, within: 1e-6)
    row.pass(500)
    #expect(row.cell.phase == .settling)
    row.pass(9000)
    #expect(row.offset == -160)
  }

  @Test("is not disturbed by what does not concern it")
  func unrelated() {
    var row = CellDriver()
    var other = row
    open(&row)
    open(&other)
    row.pass(100)
    other.pass(100)
    row.surround {
      $0.style.release.openThreshold = 0.9
      $0.leading = []
    }
    #expect(row.cell == other.cell)
  }

  @Test("is mirrored at once when the direction changes: open, in flight, and filled")
  func direction() {
    var open = CellDriver(open: .trailing)
    open.surround { $0.direction = .rightToLeft }
    #expect(open.offset == 160)
    #expect(open.log.isEmpty)
    var moving = CellDriver()
    self.open(&moving)
    moving.pass(100)
    moving.surround { $0.direction = .rightToLeft }
    #expect(moving.offset == 160)
    #expect(moving.log == ["willOpen trailing", "didOpen trailing", "completed o true"])
    var filled = CellDriver { $0.expansion.kind = .fill }
    filled.grab()
    filled.move(-300)
    filled.release()
    filled.surround { $0.direction = .rightToLeft }
    #expect(filled.offset == 320)
    filled.pass(3000)
    #expect(filled.log.filter { $0.hasPrefix("action") } == ["action D fullSwipe"])
  }

  @Test(
    "loses its finger when the direction changes, and goes back to its rest",
    arguments: [nil, Edge.trailing]
  )
  func directionInDrag(edge: Edge?) {
    var row = CellDriver(open: edge) { $0.expansion.kind = .destructive }
    row.grab()
    row.move(-300)
    row.surround { $0.direction = .rightToLeft }
    row.move(20)
    row.release()
    row.pass(3000)
    #expect(row.offset == (edge == nil ? 0 : 160))
    #expect(row.log.last == "gestureEnded cancelled")
    #expect(!row.log.contains { $0.hasPrefix("action") })
  }

  @Test("arms and disarms in hand when the full swipe is switched on and off")
  func expansionInDrag() {
    var row = CellDriver()
    row.grab()
    row.move(-100_000)
    row.surround { $0.style.expansion.kind = .selection }
    #expect(row.cell.armed == "D")
    row.surround { $0.style.expansion.kind = .none }
    #expect(row.cell.armed == nil)
    row.release()
    row.pass(3000)
    #expect(!row.log.contains { $0.hasPrefix("action") })
  }

  private func open(_ row: inout CellDriver) {
    let (time, context) = (row.time, row.context)
    row.change { $0.open(.trailing, animated: true, tag: "o", at: time, in: context, events: &$1) }
  }
}
