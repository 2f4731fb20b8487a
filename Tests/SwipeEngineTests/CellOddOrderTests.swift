import SwipeEngine
import TestSupport
import Testing

/// What nobody does on purpose, in one cell.
@Suite("A cell under odd orders and odd numbers")
struct CellOddOrderTests {
  /// A row that a drag keeps to its trailing side, still in hand.
  private func locked(_ id: String, _ kind: Expansion.Kind = .none) -> CellDriver {
    var row = CellDriver { $0 = .kit(id, kind) }
    row.grab()
    row.move(-90)
    return row
  }

  @Test(
    "opened on the other side while a drag keeps it to one, it shows that side on its way",
    arguments: Kit.ids
  )
  func openedOtherwise(id: String) {
    var row = locked(id)
    let (time, context) = (row.time, row.context)
    row.change {
      $0.open(.leading, animated: true, tag: nil, at: time, in: context, events: &$1)
    }
    var seen = 0
    while row.cell.phase == .settling {
      row.pass(8)
      guard row.offset > 0 else { continue }
      seen += 1
      #expect(row.slots.map(\.id) == ["R"])
    }
    #expect(seen > 10)
  }

  @Test(
    "filled on the other side right after such a drag, it goes out under that side's pane",
    arguments: Kit.ids
  )
  func filledOtherwise(id: String) {
    var row = locked(id, .fill)
    row.release()
    row.pass(20)
    let (time, context) = (row.time, row.context)
    row.change { $0.perform("R", on: .leading, by: .key, at: time, in: context, events: &$1) }
    row.pass(1000)
    #expect(row.cell.phase == .filling)
    #expect(row.offset > 320)
    #expect(row.slots.map(\.id) == ["R"])
  }

  @Test("another way out during a fill bends its motion, and ends it at the new place", arguments: [0.0, 2])
  func otherWayOut(extent: Double) {
    var row = CellDriver(open: .trailing) { $0 = .kit("swipecellkit.drag", .fill) }
    let (time, context) = (row.time, row.context)
    row.change { $0.perform("D", on: .trailing, by: .tap, at: time, in: context, events: &$1) }
    row.pass(100)
    let (place, speed) = (row.offset, row.velocity)
    row.surround { $0.style.expansion.fillExtent = extent }
    expectClose(row.offset, place)
    expectClose(row.velocity, speed)
    row.pass(1000)
    expectClose(row.offset, -320 - 80 * extent)
    #expect(row.log.filter { $0 == "action D tap" }.count == 1)
  }

  @Test("another style while the row slides to its target leaves it where it is drawn", arguments: Kit.ids)
  func styleWhileSnapping(id: String) {
    var row = CellDriver { $0 = .kit(id, .destructive) }
    row.grab()
    row.move(-170)
    row.pass(50)
    #expect(row.cell.phase == .expanded)
    let place = row.offset
    #expect(place < -180 && place > -280)
    row.surround {
      $0.style = .default
      $0.style.drag.hardStop = true
    }
    expectClose(row.offset, place)
    row.pass(2000)
    expectClose(row.offset, -160)
  }

  @Test("a row that waits filled stays out of a wider table, too")
  func widerWhileFilled() {
    var row = CellDriver(open: .trailing) { $0 = .kit("swipecellkit.drag", .fill) }
    let (time, context) = (row.time, row.context)
    row.change { $0.perform("D", on: .trailing, by: .tap, at: time, in: context, events: &$1) }
    row.pass(1000)
    row.surround { $0.width = 600 }
    expectClose(row.offset, -680)
  }

  @Test("thrown back as its full swipe is let go, a row fills without ever showing its other side")
  func thrownBack() {
    var row = CellDriver {
      $0 = .kit("swipecellkit.drag", .fill)
      $0.expansion.hysteresis = 100
      $0.expansion.fill.duration = 10
    }
    row.grab()
    row.move(-300)
    row.pass(200)
    row.move(60, over: 64)
    row.release(after: 0)
    #expect(row.cell.phase == .filling)
    #expect(row.velocity > 0)
    #expect(row.offsets(for: 5000).allSatisfy { $0 <= 0 })
  }

  @Test(
    "a row that was sent to a place stands at its mirror image in the other direction",
    arguments: [true, false]
  )
  func mirrored(isMoving: Bool) {
    var row = CellDriver()
    let (time, context) = (row.time, row.context)
    row.change {
      $0.setOffset(-40, animated: isMoving, tag: nil, at: time, in: context, events: &$1)
    }
    row.pass(50)
    row.surround { $0.direction = .rightToLeft }
    expectClose(row.offset, 40)
    row.surround { $0.direction = .leftToRight }
    expectClose(row.offset, -40)
  }

  @Test("where a wall holds the row at its target, the full swipe arms at it", arguments: [true, false])
  func wallAtTarget(isHardStop: Bool) {
    var row = CellDriver {
      $0 = .kit("swipecellkit.border", .selection)
      $0.drag.hardStop = isHardStop
      $0.expansion.elasticity = isHardStop ? 0.2 : 0
    }
    row.grab()
    row.move(-250)
    expectClose(row.offset, -180)
    #expect(row.cell.armed == "D")
  }
}
