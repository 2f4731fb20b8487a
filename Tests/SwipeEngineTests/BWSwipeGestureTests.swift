import SwipeEngine
import TestSupport
import Testing

@Suite("BWSwipeRevealCell's vectors: whole gestures")
struct BWSwipeGestureTests {
  struct Gesture: Decodable, Sendable {
    var type: BWSwipe.Kind
    var reveal: BWSwipe.Reveal
    var threshold: Double
    var width: Double
    var exceed: Bool
    var factor: Double
    var duration: Double
    var startX: Double
    var startState: String
    /// Where the finger is, from where it took the row.
    var finger: [Double]
  }

  struct Course: Decodable, Sendable {
    /// Where the row is when the finger takes it, and after each move.
    var path: [Double]
    var states: [String]
    var didSwipeCalls: Int
    var stateChangeCalls: Int
    var release: BWSwipe.Release
    var stateAfterAnimation: String
  }

  typealias Vector = CellVector<Gesture, Course>

  private static let caughtDoor = "bw-gesture-door-reopen-right"

  private func play(_ vector: Vector, _ expected: Course) throws {
    let input = vector.input
    let style = SwipeStyle.bwSwipe(input.type, exceeds: input.exceed, factor: input.factor)
    var row = CellDriver(
      style,
      width: input.width,
      height: input.threshold,
      edges: input.reveal.edges
    )
    if let edge = Edge(uncoveredBy: input.startX, in: .leftToRight) {
      let (time, context) = (row.time, row.context)
      row.change { $0.open(edge, animated: false, tag: nil, at: time, in: context, events: &$1) }
    }
    #expect(row.offset == input.startX)
    #expect(row.bwState == input.startState)
    row.grab(atX: 0)
    var (path, states) = ([row.offset], [row.bwState])
    for place in input.finger {
      row.jump(toX: place)
      path.append(row.offset)
      states.append(row.bwState)
    }
    vector.expect(path, expected.path, "the path")
    #expect(states == expected.states)
    #expect(path.count == expected.didSwipeCalls)
    #expect(row.triggerChanges == expected.stateChangeCalls)
    row.release()
    try row.expectRelease(expected.release)
    #expect(row.bwState == expected.stateAfterAnimation)
  }

  @Test(
    "the row goes with the finger, says when it is past its threshold, and then where its type sends it",
    arguments: try CellVectors.exact("bw.gesture") as [Vector]
  )
  func gesture(_ vector: Vector) throws { try play(vector, vector.expected) }

  @Test("bw-gesture-door-reopen-right: a right door that is caught and let go stays open, as a left one does")
  func caughtDoor() throws {
    let vector: Vector = try CellVectors.vector(Self.caughtDoor)
    var right = vector.expected
    right.states = ["pastThresholdRight"]
    right.stateChangeCalls = 1
    right.release.motion = "door"
    right.release.contentTo = vector.input.startX
    right.release.curve = "ease-in-out"
    try play(vector, right)
  }
}
