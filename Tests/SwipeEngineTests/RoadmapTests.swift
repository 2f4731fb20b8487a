import SwipeEngine
import TestSupport
import Testing

/// What BWSwipeRevealCell had on its roadmap: a type for each side, and a door that turns into a swipe through.
@Suite("A type for each side, and a door that turns into a swipe through")
struct RoadmapTests {
  @Test(
    "one side opens like a door, the other goes through, each with its own icon",
    arguments: LayoutDirection.allCases
  )
  func typePerSide(direction: LayoutDirection) throws {
    var row = CellDriver(.bwSwipe(.door))
    row.context.direction = direction
    row.context.trailingOptions.style = .bwSwipe(.through)
    let sign = Edge.leading.sign(in: direction)
    var door = row
    door.draw(100 * sign)
    expectClose(door.offset, (72 + 28 * 0.3) * sign)
    door.release()
    door.pass(1000)
    #expect(door.cell.rest == .open(.leading))
    #expect(door.offset == 72 * sign)
    #expect(try #require(door.slots.first).contentX == (sign > 0 ? 0 : 303))
    row.draw(-100 * sign)
    #expect(row.offset == -100 * sign)
    #expect(try #require(row.slots.first).contentX == (sign > 0 ? 275 : 28))
    row.release()
    row.pass(1000)
    #expect(row.cell.phase == .gone)
    #expect(row.offset == -447 * sign)
    #expect(row.actions == ["action R trigger"])
  }

  /// A row of 375 pt with two actions on its right side, and the points of the text.
  private func row(_ text: String) throws -> CellDriver {
    var style = SwipeStyle.bwSwipe(.door)
    let parameter = try #require(SwipeStyle.parameters.first { $0.id == "triggers.trailing" })
    try parameter.set(.choice(text), in: &style)
    style.drag.limit = .row
    var row = CellDriver(style)
    row.context.trailing = ["flag", "delete"].map { CellAction(id: $0, width: 80) }
    return row
  }

  @Test("a door turns into a swipe through past its second point: 1h door, 60% through")
  func doorTurnsThrough() throws {
    let row = try row("1h door, 60% through")
    var door = row
    door.draw(-150)
    #expect(door.cell.armed == "flag")
    door.release()
    door.pass(1000)
    #expect(door.offset == -72)
    #expect(door.slots.map(\.id) == ["flag"])
    #expect(door.actions.isEmpty)
    // From the open door on through: the finger goes on from where the row stands.
    door.draw(-160)
    #expect(door.cell.armed == "delete")
    door.release()
    door.pass(1000)
    #expect(door.cell.phase == .gone)
    #expect(door.offset == -600)
    #expect(door.actions == ["action delete trigger"])
    // And back again below the second point, the door.
    var back = row
    back.draw(-300)
    back.jump(toX: -100)
    #expect(back.cell.armed == "flag")
    back.release()
    back.pass(1000)
    #expect(back.offset == -72)
    #expect(back.triggerChanges == 3)
  }

  @Test("the button that an open door shows performs its action, and the row closes")
  func buttonOfDoor() throws {
    var row = try row("1h door, 60% through")
    row.draw(-150)
    row.release()
    row.pass(1000)
    let (time, context) = (row.time, row.context)
    row.change { $0.perform("flag", on: .trailing, by: .tap, at: time, in: context, events: &$1) }
    row.pass(1000)
    #expect(row.actions == ["action flag tap"])
    #expect(row.cell.phase == .closed)
  }

  @Test(
    "a cancelled swipe of such a side performs nothing and opens or closes the door",
    arguments: [(-30.0, 0.0), (-60, -72), (-300, -72)]
  )
  func cancelled(place: Double, end: Double) throws {
    var row = try row("1h door, 60% through")
    row.draw(place)
    row.cancel()
    row.pass(1000)
    #expect(row.offset == end)
    #expect(row.actions.isEmpty)
  }
}
