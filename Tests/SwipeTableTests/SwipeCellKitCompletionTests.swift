import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: how a full swipe completes")
struct SwipeCellKitCompletionTests {
  struct Row: Decodable, Sendable {
    var cellWidth: Double
    var panel: SwipeCellKitPanel
  }

  struct Course: Decodable, Sendable {
    var events: [String]
    var finalOffset: Double
  }

  typealias Vector = SwipeCellKitVector<Row, Course>

  @Test(
    "slide, action, end of editing and removal come in the original's order and take its times",
    arguments: try SwipeCellKitVectors.exact("completion") as [Vector]
  )
  func course(_ vector: Vector) {
    let course = SwipeCellKitCourse(vector.input.panel, width: vector.input.cellWidth)
    #expect(course.events == vector.expected.events)
    vector.expect(course.farthest, vector.expected.finalOffset, "the offset of a filled row")
  }

  @Test(
    "a row that comes back by itself is told once that editing has ended, and acts once",
    arguments: ["completion/auto-reset-with", "completion/auto-reset-after"]
  )
  func endsOnce(id: String) throws {
    let vector: Vector = try SwipeCellKitVectors.quirk(id)
    #expect(vector.expected.events.filter { $0 == "didEnd" }.count == 2)
    let course = SwipeCellKitCourse(vector.input.panel, width: vector.input.cellWidth)
    var expected = vector.expected.events
    // The one that stays is that of every row which closes: as the slide begins.
    let first = try #require(expected.firstIndex(of: "didEnd"))
    expected.remove(at: first)
    // That the one slide stops for the other needs no event of its own.
    expected.removeAll { $0 == "stop" }
    #expect(course.events == expected)
    #expect(course.isAtRest)
  }
}
