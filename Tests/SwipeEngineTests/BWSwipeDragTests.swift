import SwipeEngine
import TestSupport
import Testing

@Suite("BWSwipeRevealCell's vectors: dragging")
struct BWSwipeDragTests {
  struct Movement: Decodable, Sendable {
    var tx: Double
    var ty: Double
    var reveal: BWSwipe.Reveal
    var recogniser: String
  }

  struct Begins: Decodable, Sendable {
    var begin: Bool
  }

  struct Way: Decodable, Sendable {
    var translation: Double
    var threshold: Double
    var type: BWSwipe.Kind
    var exceed: Bool
    var factor: Double
  }

  struct Place: Decodable, Sendable {
    var offset: Double
  }

  struct Move: Decodable, Sendable {
    var x: Double
    var threshold: Double
    var reveal: BWSwipe.Reveal
    var wasX: Double
    var wasState: String
  }

  struct Placed: Decodable, Sendable {
    var contentX: Double
    var state: String
    var didSwipe: Bool
    var didChange: Bool
  }

  struct Content: Decodable, Sendable {
    var contentX: Double
    var threshold: Double
  }

  struct Progress: Decodable, Sendable {
    var progress: Double
  }

  typealias BeginVector = CellVector<Movement, Begins>
  typealias WayVector = CellVector<Way, Place>
  typealias PlaceVector = CellVector<Move, Placed>
  typealias ProgressVector = CellVector<Content, Progress>

  @Test(
    "a movement is a swipe where it goes strictly more across than down, and the row has a side to show",
    arguments: try CellVectors.exact("bw.begin") as [BeginVector]
  )
  func begin(_ vector: BeginVector) {
    let input = vector.input
    #expect(input.recogniser == "pan")
    let style = SwipeStyle.bwSwipe(.springRelease)
    var recognizer = SwipeRecognizer(at: .zero, time: .zero, rule: style.recognition)
    // Ten times the way, which no slop hides.
    let decision = recognizer.move(
      to: Point(x: input.tx * 10, y: input.ty * 10),
      at: Timestamp(milliseconds: 100)
    )
    let context = CellDriver(style, edges: input.reveal.edges).context
    let isSwipe = if case .swipe = decision { true } else { false }
    let hasSide = Edge.allCases.contains { context.isSwipeable($0) }
    #expect((isSwipe && hasSide) == vector.expected.begin)
  }

  private func expectOffset(_ vector: WayVector) {
    let input = vector.input
    let style = SwipeStyle.bwSwipe(input.type, exceeds: input.exceed, factor: input.factor)
    var row = CellDriver(style, height: input.threshold)
    row.draw(input.translation)
    vector.expect(row.offset, vector.right.offset, "the offset")
  }

  @Test(
    "up to the threshold a row follows one to one, past it by its part, or not at all",
    arguments: try CellVectors.exact("bw.pan_offset") as [WayVector]
  )
  func offset(_ vector: WayVector) { expectOffset(vector) }

  @Test("a factor above 1 stops the row at the threshold", arguments: ["bw-pan-backwards", "bw-pan-crosses"])
  func offsetOfFault(id: String) throws {
    let vector: WayVector = try CellVectors.vector(id)
    #expect(vector.recommended != nil)
    expectOffset(vector)
  }

  /// A row that is free past its threshold, at the place where the vector has it.
  private func placed(_ input: Move) -> CellDriver {
    let style = SwipeStyle.bwSwipe(.springRelease, factor: 0)
    var row = CellDriver(style, height: input.threshold, edges: input.reveal.edges)
    row.draw(input.wasX)
    #expect(row.offset == input.wasX)
    #expect(row.bwState == input.wasState)
    return row
  }

  @Test(
    "the row is where the finger is and past its threshold from there on, on the sides that it has",
    arguments: try CellVectors.exact("bw.place") as [PlaceVector]
  )
  func place(_ vector: PlaceVector) {
    var row = placed(vector.input)
    let before = row.triggerChanges
    row.jump(toX: vector.input.x)
    vector.expect(row.offset, vector.expected.contentX, "the offset")
    #expect(row.bwState == vector.expected.state)
    #expect((row.offset == vector.input.x) == vector.expected.didSwipe)
    #expect((row.triggerChanges - before == 1) == vector.expected.didChange)
  }

  @Test("bw-place-stale-state: a row that is not past its threshold any more says so")
  func staleState() throws {
    let vector: PlaceVector = try CellVectors.vector("bw-place-stale-state")
    let right = try #require(vector.recommended)
    var row = placed(vector.input)
    let before = row.triggerChanges
    row.jump(toX: vector.input.x)
    #expect(row.offset == right.contentX)
    #expect(row.bwState == right.state)
    #expect((row.triggerChanges - before == 1) == right.didChange)
  }

  @Test(
    "progress is the part of the threshold, without a sign",
    arguments: try CellVectors.exact("bw.progress") as [ProgressVector]
  )
  func progress(_ vector: ProgressVector) {
    let input = vector.input
    var row = CellDriver(.bwSwipe(.swipeThrough), height: input.threshold)
    row.draw(input.contentX)
    #expect(row.offset == input.contentX)
    vector.expect(row.cell.progress(at: row.time, in: row.context), vector.expected.progress, "the progress")
  }
}

extension CellDriver {
  /// The state by BWSwipeRevealCell's names: it is past a threshold only while a finger has it.
  var bwState: String {
    guard cell.isDragging, let armed = cell.armed else { return "normal" }
    return armed == "L" ? "pastThresholdLeft" : "pastThresholdRight"
  }
}
