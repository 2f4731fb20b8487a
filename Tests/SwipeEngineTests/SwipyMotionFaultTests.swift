import SwipeEngine
import TestSupport
import Testing

/// Faults 11 to 15 of SwipyCell, and what the presets do in their place; the drawing of 14 is tested with the table.
@Suite("SwipyCell's faults of motion and editing")
struct SwipyMotionFaultTests {
  private func row(_ near: TriggerPoint.Outcome, _ far: TriggerPoint.Outcome) -> CellDriver {
    var row = CellDriver(.swipyCell(near: near, far: far), width: 400, height: 70)
    row.context.leading.append(CellAction(id: "L1", width: 80))
    row.context.trailing.append(CellAction(id: "R1", width: 80))
    return row
  }

  @Test(
    "SwipyCell fault 11: a row that is caught on its way back stays where it is caught, and fires once",
    arguments: [20.0, 90, 130, 200]
  )
  func caught(after delay: Double) {
    var row = row(.back, .back)
    row.draw(200)
    row.release()
    #expect(row.actions.isEmpty)
    row.pass(delay)
    let place = row.offset
    #expect(place != 0)
    row.grab()
    expectClose(row.offset, place, within: 1e-9)
    #expect(row.actions == ["action L trigger"])
    row.pass(1000)
    expectClose(row.offset, place, within: 1e-9)
    row.jump(toX: row.x + 30)
    expectClose(row.offset, place + 30, within: 1e-9)
    row.jump(toX: row.x - place - 30)
    row.release()
    row.pass(2000)
    #expect(row.cell.phase == .closed)
    #expect(row.actions == ["action L trigger"])
  }

  @Test("SwipyCell fault 12: a row that never was swiped may be sent home", arguments: CellPresets.swipy)
  func homeFromRest(id: String) {
    for animated in [true, false] {
      var row = CellDriver(.preset(id))
      let (time, context) = (row.time, row.context)
      row.change { $0.close(animated: animated, tag: "home", at: time, in: context, events: &$1) }
      #expect(row.log == ["completed home true"])
      #expect(row.cell.phase == .closed)
    }
  }

  @Test(
    "SwipyCell fault 13: setting a point again moves it, and indexes of one side know nothing of the other"
  )
  func editing() {
    var triggers = Triggers.standard(near: .exit, far: .back)
    triggers.set(.leading, 0, at: 0.4)
    triggers.set(0, at: -0.3)
    #expect(triggers.signedFractions == [0.3: 0, 0.75: 1, -0.3: 0, -0.75: 1])
    #expect(triggers.leading[0].outcome == .exit)
    triggers.set(.trailing, 2, at: 0.9, .exit)
    #expect(triggers.leading.count == 2)
    #expect(triggers.signedFractions[-0.9] == 2)
    triggers.replace(withSigned: [0.5: 0, -0.5: 0])
    #expect(triggers.signedFractions == [0.5: 0, -0.5: 0])
    triggers.clear()
    #expect(triggers.isEmpty)
  }

  @Test("SwipyCell fault 14: nothing interrupts a row that goes out before its action has fired")
  func exitIsNotInterrupted() {
    var row = row(.exit, .exit)
    row.draw(200)
    row.release()
    row.pass(100)
    let (time, context) = (row.time, row.context)
    row.change { $0.close(animated: true, tag: "c", at: time, in: context, events: &$1) }
    row.change { $0.open(.trailing, animated: false, tag: "o", at: time, in: context, events: &$1) }
    #expect(row.log.suffix(2) == ["completed c false", "completed o false"])
    row.pass(2000)
    #expect(row.actions == ["action L trigger"])
    #expect(row.cell.phase == .gone)
    let (later, there) = (row.time, row.context)
    row.change { $0.close(animated: true, tag: "c", at: later, in: there, events: &$1) }
    row.pass(2000)
    #expect(row.log.last == "completed c true")
    #expect(row.cell.phase == .closed)
    #expect(row.actions == ["action L trigger"])
  }

  @Test("SwipyCell fault 15: the times of a row that goes out are what they are called")
  func leavingTimes() {
    var motion = LeaveMotion()
    (motion.slowest, motion.fastest) = (0.25, 0.1)
    #expect(motion.duration(speed: 0, width: 400) == 0.25)
    expectClose(motion.duration(speed: 200, width: 400), 0.175)
    for speed in [400, -400, 1e6, .infinity] {
      expectClose(motion.duration(speed: speed, width: 400), 0.1)
    }
    #expect(motion.duration(speed: .nan, width: 400) == 0.25)
    expectClose(motion.duration(speed: 0, width: 0), 0.1)
  }
}
