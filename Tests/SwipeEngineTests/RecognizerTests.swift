import SwipeEngine
import TestSupport
import Testing

@Suite("Recognition")
struct RecognizerTests {
  private func recognizer(slop: Double = 10, bias: Double = 1) -> SwipeRecognizer {
    var rule = Recognition()
    rule.slop = slop
    rule.bias = bias
    return SwipeRecognizer(at: Point(x: 100, y: 200), time: .zero, rule: rule)
  }

  private func decision(dx: Double, dy: Double, slop: Double = 10, bias: Double = 1)
    -> SwipeRecognizer.Decision
  {
    var recognizer = recognizer(slop: slop, bias: bias)
    return recognizer.move(to: Point(x: 100 + dx, y: 200 + dy), at: Timestamp(milliseconds: 8))
  }

  @Test(
    "decides nothing up to the slop, whichever way it goes: the slop is Euclidean",
    arguments: [(10.0, 0.0), (-10, 0), (0, 10), (6, 8), (-6, -8), (7, 7), (0, 0)]
  )
  func withinSlop(dx: Double, dy: Double) {
    #expect(decision(dx: dx, dy: dy) == .undecided)
  }

  @Test(
    "takes a swipe or a scroll past the slop, and subtracts the slop from the way",
    arguments: [
      (20.0, 0.0, true, 110.0, 200.0), (-20, 0, true, 90, 200), (0, 30, false, 100, 210),
      (12, 16, false, 106, 208), (16, 12, true, 108, 206), (-16, 12, true, 92, 206),
    ]
  )
  func pastSlop(dx: Double, dy: Double, isSwipe: Bool, x: Double, y: Double) {
    switch decision(dx: dx, dy: dy) {
    case .undecided: Issue.record("nothing was decided")
    case .swipe(let from), .scroll(let from):
      expectClose([from.x, from.y], [x, y])
    }
    if case .swipe = decision(dx: dx, dy: dy) { #expect(isSwipe) } else { #expect(!isSwipe) }
  }

  @Test(
    "asks a swipe for |dx| of at least bias times |dy|",
    arguments: [
      (20.0, 20.0, 1.0, true), (20, 21, 1, false), (20, 10, 2, true), (20, 11, 2, false),
      (-20, -11, 2, false), (10, 20, 0.5, true), (9, 20, 0.5, false),
    ]
  )
  func bias(dx: Double, dy: Double, bias: Double, isSwipe: Bool) {
    if case .swipe = decision(dx: dx, dy: dy, bias: bias) { #expect(isSwipe) } else { #expect(!isSwipe) }
  }

  @Test("locks the axis: what follows never changes the decision")
  func axisLock() {
    var recognizer = recognizer()
    let first = recognizer.move(to: Point(x: 80, y: 200), at: Timestamp(milliseconds: 8))
    let second = recognizer.move(to: Point(x: 80, y: 600), at: Timestamp(milliseconds: 16))
    #expect(first == .swipe(from: Point(x: 90, y: 200)))
    #expect(second == first)
  }

  @Test("decides at the first movement where the slop is 0, and never without one")
  func noSlop() {
    #expect(decision(dx: 0, dy: 0, slop: 0) == .undecided)
    #expect(decision(dx: 0.001, dy: 0, slop: 0) == .swipe(from: Point(x: 100, y: 200)))
  }

  @Test("stays finite for places that no screen has", arguments: [1e6, 1e12, 1e200, -1e200])
  func farAway(x: Double) {
    guard case .swipe(let from) = decision(dx: x, dy: 0) else {
      Issue.record("no swipe")
      return
    }
    #expect(from.x.isFinite && from.y.isFinite)
  }
}
