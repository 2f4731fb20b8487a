import SwipeEngine
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: where a swipe begins")
struct SwipeCellKitBeginTests {
  struct Way: Decodable, Sendable {
    var dx: Double
    var dy: Double
  }

  struct Answer: Decodable, Sendable {
    var begins: Bool
  }

  typealias Vector = SwipeCellKitVector<Way, Answer>

  private let style = SwipeStyle.swipeCellKit(.border)

  @Test("a movement is a swipe up to 45°", arguments: try SwipeCellKitVectors.exact("begin") as [Vector])
  func begins(_ vector: Vector) {
    let (dx, dy) = (vector.input.dx, vector.input.dy)
    #expect(style.recognition.isSwipe(dx: dx, dy: dy) == vector.expected.begins)
  }

  @Test(
    "the recognizer decides by it, once the finger has gone further than the slop",
    arguments: try SwipeCellKitVectors.exact("begin") as [Vector]
  )
  func recognizer(_ vector: Vector) {
    let (dx, dy) = (vector.input.dx, vector.input.dy)
    guard dx != 0 || dy != 0 else { return }
    var recognizer = SwipeRecognizer(at: .zero, time: .zero, rule: style.recognition)
    // The same direction, far enough for every slop.
    let decision = recognizer.move(to: Point(x: dx * 100, y: dy * 100), at: Timestamp(milliseconds: 8))
    if case .swipe = decision { #expect(vector.expected.begins) } else { #expect(!vector.expected.begins) }
  }
}
