import SwipeTable
import TestSupport
import Testing

@Suite("What the viewport cuts off of a row")
struct VisibleInsetsTests {
  struct Input: Decodable, Sendable {
    var cellY: Double
    var cellHeight: Double
    var visibleY: Double
    var visibleHeight: Double
  }

  struct Expected: Decodable, Sendable {
    var top: Double
    var bottom: Double
  }

  @Test("is what SwipeCellKit finds")
  func vectors() throws {
    let vectors: [SwipeCellKitVector<Input, Expected>] = try SwipeCellKitVectors.exact("verticalInsets")
    for vector in vectors {
      let insets = VisibleInsets(
        rowY: vector.input.cellY,
        rowHeight: vector.input.cellHeight,
        visibleY: vector.input.visibleY,
        visibleHeight: vector.input.visibleHeight
      )
      vector.expect(insets.top, vector.expected.top, "top")
      vector.expect(insets.bottom, vector.expected.bottom, "bottom")
    }
  }

  @Test(
    "yields to what the buttons need, in proportion",
    arguments: [
      // Row 600 from 50, visible 100…500: 50 and 150 are cut off, 400 left.
      (400.0, 50.0, 150.0), (500, 25, 75), (600, 0, 0), (1000, 0, 0), (0, 50, 150),
    ]
  )
  func need(need: Double, top: Double, bottom: Double) {
    let insets = VisibleInsets(rowY: 50, rowHeight: 600, visibleY: 100, visibleHeight: 400, need: need)
    #expect(insets == VisibleInsets(top: top, bottom: bottom))
  }

  @Test("leaves at least what the buttons need, wherever a row scrolls, and never is negative")
  func scrolling() {
    for y in stride(from: -150.0, through: 450, by: 7.5) {
      let insets = VisibleInsets(rowY: y, rowHeight: 100, visibleY: 0, visibleHeight: 400, need: 60)
      #expect(insets.top >= 0 && insets.bottom >= 0)
      #expect(100 - insets.top - insets.bottom >= 60 - 1e-9, "at \(y)")
    }
  }

  @Test("is nothing where nothing shows, or a number is none")
  func nothing() {
    for (y, height) in [(-100.0, 400.0), (-101, 400), (400, 400), (0, 0), (0, -5), (.nan, 400)] {
      #expect(VisibleInsets(rowY: y, rowHeight: 100, visibleY: 0, visibleHeight: height) == .zero)
    }
    #expect(VisibleInsets(top: -1, bottom: .nan) == .zero)
  }
}
