import SwipeEngine
import TestSupport
import Testing

@Suite("A row in hand")
struct CellDragTests {
  /// The rubber band of `physics.md`: d·c·x / (c·x + d), here for a row of 320 pt and c = 0.55.
  private func band(_ excess: Double, coefficient: Double = 0.55) -> Double {
    320 * coefficient * excess / (coefficient * excess + 320)
  }

  @Test(
    "follows one to one up to the pane's width, on both sides",
    arguments: [-160.0, -159.9, -80, -1, 0, 1, 40, 80]
  )
  func oneToOne(way: Double) {
    var row = CellDriver()
    row.grab()
    row.move(way)
    expectClose(row.offset, way, within: 1e-12)
  }

  @Test("is held by the rubber band beyond the pane", arguments: [1.0, 10, 50, 150, 1000, 1e6])
  func rubberBand(excess: Double) {
    var row = CellDriver()
    row.grab()
    row.move(-160 - excess)
    expectClose(row.offset, -160 - band(excess), within: 1e-9)
    row.move(240 + 2 * excess)
    expectClose(row.offset, 80 + band(excess), within: 1e-6)
  }

  @Test("stops dead at the pane with a hard stop, and with a rubber band of 0", arguments: [true, false])
  func hardStop(isHard: Bool) {
    var row = CellDriver {
      $0.drag.hardStop = isHard
      $0.drag.rubberBand = isHard ? 0.55 : 0
    }
    row.grab()
    row.move(-300)
    #expect(row.offset == -160)
    #expect(row.velocity == 0)
    row.move(200)
    expectClose(row.offset, -100, "the pointer's way back counts from where it went, not from the stop")
  }

  @Test("stands at 0 where the other side has no actions, also in a drag that comes from the first")
  func wall() {
    var row = CellDriver(trailing: [])
    row.grab()
    row.move(60)
    row.move(-200)
    #expect(row.offset == 0)
    row.move(150)
    expectClose(row.offset, 10)
  }

  @Test(
    "stops at 0 in a drag that began on the open row, unless the style lets it through",
    arguments: [false, true]
  )
  func openRow(mayCross: Bool) {
    var row = CellDriver(open: .trailing) { $0.drag.oppositeSwipe = mayCross }
    row.grab()
    row.move(220)
    expectClose(row.offset, mayCross ? 60 : 0)
    row.move(-100)
    expectClose(row.offset, -40)
  }

  @Test("may change sides with the finger in a drag that began closed")
  func changesSides() {
    var row = CellDriver()
    row.grab()
    row.move(50)
    #expect(row.cell.visibleEdge(at: row.time, in: row.context) == .leading)
    row.move(-120)
    expectClose(row.offset, -70)
    #expect(row.cell.visibleEdge(at: row.time, in: row.context) == .trailing)
  }

  @Test("does not jump when it is caught beyond its limit, and goes on along the rubber band from there")
  func caughtBeyondLimit() {
    var row = CellDriver { $0.settle.dampingRatio = 0.2 }
    row.grab()
    row.move(-150, over: 60)
    row.release(after: 0)
    while row.offset > -175, row.now < 2000 { row.pass(1) }
    let place = row.offset
    #expect(place < -160)
    row.grab()
    expectClose(row.offset, place, within: 1e-9)
    row.move(1, over: 8)
    // The slope of the band at the caught place decides how far one point of the pointer goes.
    let excess = 320 * (-160 - place) / (0.55 * (320 + 160 + place))
    expectClose(row.offset, -160 - band(excess - 1), within: 1e-9)
  }

  @Test("has the pointer's speed, and beyond the limit the speed times the slope of the rubber band")
  func velocity() {
    var row = CellDriver()
    row.grab()
    row.move(-100, over: 100)
    expectClose(row.velocity, -1000, within: 1e-6)
    row.move(-160, over: 160)
    let slope = 0.55 * (320 / (0.55 * 100 + 320)) * (320 / (0.55 * 100 + 320))
    expectClose(row.velocity, -1000 * slope, within: 1e-6)
  }

  @Test(
    "follows one to one up to the target of a full swipe, and is held beyond it",
    arguments: [
      (Expansion.Kind.selection, 180.0), (.destructive, 290), (.destructiveAfterFill, 290), (.fill, 290),
    ]
  )
  func fullSwipeTarget(kind: Expansion.Kind, target: Double) {
    var row = CellDriver { $0.expansion.kind = kind }
    row.grab()
    row.move(-target)
    expectClose(row.offset, -target)
    row.move(-40)
    expectClose(row.offset, -target - band(40))
  }

  @Test("moves to the other side of the screen where the direction is right to left")
  func rightToLeft() {
    var row = CellDriver(direction: .rightToLeft)
    row.grab()
    row.move(170)
    expectClose(row.offset, 160 + band(10))
    row.release(after: 100)
    row.pass(2000)
    #expect(row.offset == 160)
    #expect(row.log.suffix(2) == ["willOpen trailing", "didOpen trailing"])
  }

  @Test("moves nowhere where the row has no width, or the pane none", arguments: [0.0, 320])
  func withoutWidth(width: Double) {
    let actions = [CellAction(id: "A", width: width == 0 ? 80 : 0)]
    var row = CellDriver(width: width, trailing: actions) { $0.drag.rubberBand = width == 0 ? 0.55 : 0 }
    row.grab()
    row.move(-100)
    #expect(row.offset == 0)
    row.release()
    row.pass(2000)
    #expect(row.cell.phase == .closed)
  }
}
