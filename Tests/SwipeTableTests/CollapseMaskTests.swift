import SwipeTable
import TestSupport
import Testing

@Suite("The mask of a collapsing row")
struct CollapseMaskTests {
  struct Input: Decodable, Sendable {
    var cellWidth: Double
    var height: Double
    var side: String
  }

  struct Expected: Decodable, Sendable {
    var rect: [Double]
  }

  @Test("is SwipeCellKit's")
  func vectors() throws {
    let vectors: [SwipeCellKitVector<Input, Expected>] = try SwipeCellKitVectors.exact("deletionMask")
    for vector in vectors {
      let rect = CollapseMask(
        rowWidth: vector.input.cellWidth,
        height: vector.input.height,
        isPaneLeft: vector.input.side == "left"
      ).rect
      vector.expect([rect.x, rect.y, rect.width, rect.height], vector.expected.rect, "rect")
    }
  }

  @Test("shows the whole width of a row that went out for its action, either way")
  func filled() {
    for offset in [-400.0, -320, 0, 320, 400] {
      let mask = CollapseMask(rowWidth: 320, height: 30, isPaneLeft: offset > 0).rect.offset(x: offset)
      #expect(mask.minX <= 0 && mask.maxX >= 320)
    }
  }
}
