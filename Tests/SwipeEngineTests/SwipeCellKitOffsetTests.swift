import SwipeEngine
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: how a row follows a finger")
struct SwipeCellKitOffsetTests {
  struct Way: Decodable, Sendable {
    var cellWidth: Double
    var panel: SwipeCellKitPanel
    var startOffset: Double
    var translation: Double
  }

  struct Place: Decodable, Sendable {
    var offset: Double
    var rawVisibleWidth: Double
    var velocityRatio: Double
  }

  typealias Vector = SwipeCellKitVector<Way, Place>

  /// A speed in pt/s that any finger has, and whose way is a whole number of points.
  private static let speed = 80.0

  private func follow(_ vector: Vector) -> CellDriver {
    let input = vector.input
    var row = CellDriver([input.panel], width: input.cellWidth, at: input.startOffset)
    let start = CellDriver.start(on: input.panel, width: input.cellWidth)
    row.grab(atX: start)
    let speed = Self.speed * input.panel.edge.sign(in: row.context.direction)
    row.setOut(towards: input.panel, toX: start + input.translation, at: speed)
    return row
  }

  @Test(
    "the row is where the finger's way leads it, and has its part of the finger's speed",
    arguments: try SwipeCellKitVectors.exact("offset") as [Vector]
  )
  func offset(_ vector: Vector) {
    let row = follow(vector)
    let speed = Self.speed * vector.input.panel.edge.sign(in: row.context.direction)
    vector.expect(row.offset, vector.expected.offset, "the offset")
    vector.expect(abs(row.offset), vector.expected.rawVisibleWidth, "the uncovered width")
    vector.expect(row.velocity / speed, vector.expected.velocityRatio, "the part of the speed")
  }

  @Test("within the free range a row has the whole of the finger's speed, wherever it is")
  func speedIsThatOfTheRegion() throws {
    let vector: Vector = try SwipeCellKitVectors.quirk("offset/float-noise")
    let row = follow(vector)
    vector.expect(row.offset, vector.expected.offset, "the offset")
    #expect(vector.expected.velocityRatio == 0.4)
    vector.expect(row.velocity / -Self.speed, 1, "the part of the speed")
  }
}
