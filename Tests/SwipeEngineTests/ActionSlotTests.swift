import SwipeEngine
import TestSupport
import Testing

@Suite("The slots of a row's actions")
struct ActionSlotTests {
  /// A row of 320 pt with trailing `A` 80 and `D` 80 (leading `R` 80), dragged so far without resistance.
  private func row(
    _ offset: Double,
    _ transition: ActionTransition,
    direction: LayoutDirection = .leftToRight
  ) -> CellDriver {
    var row = CellDriver(direction: direction) {
      $0.transition = transition
      $0.drag.rubberBand = 1
    }
    row.grab()
    row.move(offset)
    return row
  }

  @Test(
    "stand where each transition puts them, half open and open",
    arguments: [
      (ActionTransition.border, -80.0, [240.0, 280], [40.0, 40]),
      (.drag, -80, [240, 320], [80, 80]),
      (.reveal, -80, [160, 240], [80, 80]),
      (.border, -160, [160, 240], [80, 80]),
      (.drag, -160, [160, 240], [80, 80]),
      (.reveal, -160, [160, 240], [80, 80]),
      (.border, 40, [0], [40]),
      (.drag, 40, [-40], [80]),
      (.reveal, 40, [0], [80]),
    ]
  )
  func transitions(transition: ActionTransition, offset: Double, x: [Double], width: [Double]) {
    let row = row(offset, transition)
    expectClose(row.slots.map(\.x), x)
    expectClose(row.slots.map(\.width), width)
    #expect(row.slots.map(\.id) == (offset < 0 ? ["A", "D"] : ["R"]))
  }

  @Test("grow, reach to the edge, or lie still beyond the pane", arguments: ActionTransition.allCases)
  func beyondPane(transition: ActionTransition) {
    let row = row(-320, transition)
    let out = -row.offset
    #expect(out > 200 && out < 320)
    switch transition {
    case .border:
      expectClose(row.slots.map(\.x), [320 - out, 320 - out / 2])
      expectClose(row.slots.map(\.width), [out / 2, out / 2])
    case .drag:
      expectClose(row.slots.map(\.x), [320 - out, 400 - out])
      expectClose(row.slots.map(\.width), [80, out - 80])
    case .reveal:
      expectClose(row.slots.map(\.x), [160, 240])
      expectClose(row.slots.map(\.width), [80, 80])
    }
  }

  @Test(
    "are the mirror image where the direction is right to left",
    arguments: ActionTransition.allCases,
    [-30.0, -80, -160]
  )
  func mirror(transition: ActionTransition, offset: Double) {
    let left = row(offset, transition).slots
    let right = row(-offset, transition, direction: .rightToLeft).slots
    #expect(left.map(\.id) == right.map(\.id))
    expectClose(right.map(\.x), left.map { 320 - $0.x - $0.width })
    expectClose(right.map(\.width), left.map(\.width))
  }

  @Test("are squeezed into a row that is narrower than the pane", arguments: ActionTransition.allCases)
  func squeezed(transition: ActionTransition) {
    var row = CellDriver(open: .trailing, width: 120) { $0.transition = transition }
    #expect(row.offset == -120)
    expectClose(row.slots.map(\.x), [0, 60])
    expectClose(row.slots.map(\.width), [60, 60])
    row.surround { $0.width = 0 }
    #expect(row.slots.isEmpty)
  }

  @Test("are none at offset 0")
  func none() {
    #expect(CellDriver().slots.isEmpty)
    #expect(row(0, .border).slots.isEmpty)
  }

  @Test(
    "leave the whole pane to the armed action, and take it back when it is disarmed",
    arguments: ActionTransition.allCases
  )
  func armed(transition: ActionTransition) {
    var row = CellDriver {
      $0.transition = transition
      $0.expansion.kind = .selection
    }
    row.grab()
    row.move(-200)
    row.pass(3000)
    let out = -row.offset
    expectClose(row.slots[1].x, 320 - out)
    expectClose(row.slots[1].width, out)
    expectClose(row.slots[1].scale, 1.12)
    #expect(row.cell.armedTint(at: row.time) == 1)
    row.move(100)
    row.pass(3000)
    expectClose(row.slots.map(\.scale), [1, 1])
    #expect(row.cell.armedTint(at: row.time) == 0)
    expectClose(row.slots[1].x + row.slots[1].width, transition == .drag ? 380 : 320)
  }
}
