import SwipeEngine
import TestSupport
import Testing

@Suite("BWSwipeRevealCell's vectors: letting go, icons and colours")
struct BWSwipeReleaseTests {
  struct Row: Decodable, Sendable {
    var type: BWSwipe.Kind
    var state: String
    var contentX: Double
    var width: Double
    var threshold: Double
    var duration: Double
  }

  struct IconRow: Decodable, Sendable {
    var contentX: Double
    var type: BWSwipe.Kind
    var width: Double
    var height: Double
    var threshold: Double
  }

  struct Icon: Decodable, Sendable {
    var side: String
    var iconX: Double
    var alpha: Double
  }

  struct ColourRow: Decodable, Sendable {
    var x: Double
    var height: Double
  }

  struct Colour: Decodable, Sendable {
    var slot: String?
  }

  struct Leaving: Decodable, Sendable {
    var motion: String
    var side: String
    var iconX: Double
    var width: Double
    var threshold: Double
  }

  struct IconEnd: Decodable, Sendable {
    var iconTo: Double
  }

  typealias ReleaseVector = CellVector<Row, BWSwipe.Release>
  typealias IconVector = CellVector<IconRow, Icon>
  typealias ColourVector = CellVector<ColourRow, Colour>
  typealias LeavingVector = CellVector<Leaving, IconEnd>

  /// A row that is free past its threshold and stands at this offset, in a finger's hand.
  private func drawn(
    _ kind: BWSwipe.Kind,
    to offset: Double,
    width: Double = 375,
    threshold: Double
  ) -> CellDriver {
    var row = CellDriver(.bwSwipe(kind, factor: 0), width: width, height: threshold)
    row.draw(offset)
    #expect(row.offset == offset)
    return row
  }

  @Test(
    "past its threshold a row comes back, opens or goes out, each in its time by its curve",
    arguments: try CellVectors.exact("bw.release") as [ReleaseVector]
  )
  func release(_ vector: ReleaseVector) throws {
    let input = vector.input
    var row = drawn(input.type, to: input.contentX, width: input.width, threshold: input.threshold)
    #expect(row.bwState == input.state)
    row.release()
    try row.expectRelease(vector.expected)
  }

  @Test("bw-release-through-stale: a row that has no side to show there goes home")
  func staleRelease() throws {
    let vector: ReleaseVector = try CellVectors.vector("bw-release-through-stale")
    let input = vector.input
    var row = CellDriver(.bwSwipe(input.type), height: input.threshold, edges: [.leading])
    row.draw(90)
    row.jump(toX: -10)
    #expect(row.offset == input.contentX)
    row.release()
    let right = try #require(vector.recommended)
    #expect(row.offset == right.contentTo)
    row.pass(1000)
    #expect(row.offset == 0)
    #expect(row.cell.phase == .closed)
    #expect(row.actions.isEmpty)
  }

  @Test(
    "the icon comes in with the row's edge and parks, or stays at the edge",
    arguments: try CellVectors.exact("bw.icon") as [IconVector]
  )
  func icon(_ vector: IconVector) throws {
    let input = vector.input
    #expect(input.height == input.threshold)
    let row = drawn(input.type, to: input.contentX, width: input.width, threshold: input.threshold)
    let slot = try #require(row.slots.first)
    #expect(slot.id == (vector.expected.side == "left" ? "L" : "R"))
    vector.expect(slot.contentX, vector.expected.iconX, "the icon's left edge")
    vector.expect(slot.contentWidth, input.height, "the icon's square")
    vector.expect(slot.alpha, vector.expected.alpha, "the alpha")
  }

  @Test(
    "the ground has no colour up to the threshold, and from there its side's",
    arguments: try CellVectors.exact("bw.back_colour") as [ColourVector]
  )
  func colour(_ vector: ColourVector) throws {
    var row = drawn(.springRelease, to: vector.input.x, threshold: vector.input.height)
    row.pass(200)
    guard let expected = vector.expected.slot else {
      #expect(row.slots.isEmpty)
      return
    }
    let tone = try #require(row.slots.first?.tone)
    #expect(tone.share == 1)
    #expect(tone.to == ["left": "L", "right": "R"][expected])
    #expect((tone.to == nil) == (expected == "inactive"))
  }

  @Test(
    "the icon at the edge of a row that goes out goes with it",
    arguments: try CellVectors.exact("bw.icon_on_release") as [LeavingVector]
  )
  func iconOnRelease(_ vector: LeavingVector) throws {
    let input = vector.input
    #expect(input.motion == "through")
    let isLeft = input.side == "left"
    let offset = isLeft ? input.iconX + input.threshold : input.iconX - input.width
    var row = drawn(.swipeThrough, to: offset, width: input.width, threshold: input.threshold)
    vector.expect(try #require(row.slots.first).contentX, input.iconX, "the icon at the release")
    row.release()
    row.pass(100)
    let half = try #require(row.slots.first)
    expectClose(half.contentX, (input.iconX + vector.expected.iconTo) / 2, within: 1, "the icon half way")
    row.pass(200)
    #expect(row.cell.phase == .gone)
    vector.expect(try #require(row.slots.first).contentX, vector.expected.iconTo, "the icon at the end")
  }
}

extension CellDriver {
  /// Expects the released row to go where the vector says, and to have become what it then is.
  mutating func expectRelease(
    _ expected: BWSwipe.Release,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let curve = try #require(TimingCurve.named(expected.curve))
    expectCurve(to: expected.contentTo, by: curve, expected.duration, sourceLocation: sourceLocation)
    let phases = ["spring-back": SwipePhase.closed, "door": .open, "through": .gone]
    #expect(cell.phase == phases[expected.motion], sourceLocation: sourceLocation)
    #expect(bwState == "normal", sourceLocation: sourceLocation)
  }
}
