import SwipeEngine
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: whole gestures")
struct SwipeCellKitGestureTests {
  /// Those in which the row takes the finger; the table's tests have the one in which it does not.
  private static func taken() throws -> [SwipeCellKitGesture.Vector] {
    try SwipeCellKitVectors.exact("gesture").filter { !$0.expected.isDeclined }
  }

  @Test("at every event the row is where and what the original is", arguments: try taken())
  func steps(_ vector: SwipeCellKitGesture.Vector) throws {
    let input = vector.input
    var row = CellDriver(
      [input.left, input.right].compactMap { $0 },
      width: input.cellWidth,
      at: input.startOffset
    )
    #expect(input.events.count == vector.expected.steps.count)
    for (event, step) in zip(input.events, vector.expected.steps) {
      let isSnapped = try take(event, &row)
      vector.expect(row.offset, step.offset, "the offset")
      // A row on its way to its closed rest is closed for everybody else, whoever sent it there.
      #expect(state(of: row) == (step.state == "animatingToCenter" ? "center" : step.state))
      #expect(fills(row) == step.expanded)
      if row.cell.isDragging { #expect((row.cell.armed != nil) == step.expanded) }
      #expect(row.log.filter { $0 == "haptic tick" }.count == step.haptics)
      #expect(isSnapped == step.snapped)
      if step.release != nil { try expectRelease(step, vector, &row) }
    }
  }

  /// Does what an event says. Returns whether the row slid in answer to it, with the finger at rest.
  private func take(_ event: SwipeCellKitGesture.Event, _ row: inout CellDriver) throws -> Bool {
    switch event.type {
    case .begin: row.grab(atX: try #require(event.touchX))
    case .move:
      row.jumpWithoutPause(toX: try #require(event.touchX))
      let drawn = row.offset
      row.pass(1000)
      return drawn != row.offset
    case .end:
      row.come(toX: row.x, at: try #require(event.velocity))
      row.release(after: 0)
    }
    return false
  }

  /// The row as the original names it, which calls one in hand by its side if it was open before.
  private func state(of row: CellDriver) -> String {
    if row.cell.isDragging {
      switch row.cell.rest {
      case .closed: return "dragging"
      case .open(let edge): return edge == .leading ? "left" : "right"
      }
    }
    guard row.cell.phase == .filling else { return row.side }
    return row.offset > 0 ? "left" : "right"
  }

  /// Whether the outermost slot has the whole pane, as when the full swipe is armed.
  private func fills(_ row: CellDriver) -> Bool {
    row.slots.last.map { abs($0.width - abs(row.offset)) < Tolerance.fraction } ?? false
  }

  private func expectRelease(
    _ step: SwipeCellKitGesture.Step,
    _ vector: SwipeCellKitGesture.Vector,
    _ row: inout CellDriver
  ) throws {
    let target = try #require(step.targetOffset)
    if let normalized = step.normalizedVelocity {
      vector.expect(row.velocity / (target - row.offset), normalized, "the speed")
    }
    #expect((row.cell.phase == .filling) == (step.release == .fill))
    let actions = row.log.filter { $0 == "action 0 fullSwipe" }
    let isLate = row.context.style.expansion.completion == .fillAfter
    #expect(actions.count == (step.release == .settle || isLate ? 0 : 1))
    row.expectSlide(to: target, by: try #require(step.curve), step.duration)
    row.pass(3000)
    #expect(row.offset == target)
    #expect(row.log.filter { $0 == "action 0 fullSwipe" }.count == (step.release == .settle ? 0 : 1))
  }
}
