import SwipeEngine
import TestSupport
import Testing

@Suite("SwipyCell's vectors: how far a row is, and where its points are")
struct SwipyPlaceTests {
  struct Row: Decodable, Sendable {
    var offset: Double
    var width: Double
  }

  struct Part: Decodable, Sendable {
    var percentage: Double
  }

  struct PartOfRow: Decodable, Sendable {
    var percentage: Double
    var width: Double
  }

  struct Place: Decodable, Sendable {
    var offset: Double
  }

  struct Points: Decodable, Sendable {
    var stops: SwipyStops
  }

  struct Nearest: Decodable, Sendable {
    var left: Double
    var right: Double
  }

  struct Steps: Decodable, Sendable {
    var width: Double
    var steps: [Double]
  }

  struct Course: Decodable, Sendable {
    var offsets: [Double]
    var reported: [Double]
  }

  typealias FractionVector = CellVector<Row, Part>
  typealias OffsetVector = CellVector<PartOfRow, Place>
  typealias NearestVector = CellVector<Points, Nearest>
  typealias DragVector = CellVector<Steps, Course>

  @Test(
    "the fraction is the offset's part of the width, with its sign, and never beyond the end",
    arguments: try CellVectors.exact("swipy.percentage") as [FractionVector]
  )
  func fraction(_ vector: FractionVector) {
    let input = vector.input
    var row = CellDriver(.swipyCell(near: .back, far: .back), width: input.width)
    row.draw(input.offset)
    vector.expect(
      row.cell.fraction(at: row.time, in: row.context),
      vector.expected.percentage,
      "of the row"
    )
    vector.expect(
      row.context.fraction(ofOffset: input.offset),
      vector.expected.percentage,
      "of the offset"
    )
  }

  @Test(
    "an offset that is given as a fraction is within the row",
    arguments: try CellVectors.exact("swipy.clamped_offset") as [OffsetVector]
  )
  func offset(_ vector: OffsetVector) {
    let row = CellDriver(.swipyCell(near: .back, far: .back), width: vector.input.width)
    vector.expect(
      row.context.offset(ofFraction: vector.input.percentage),
      vector.expected.offset,
      "the offset"
    )
  }

  @Test("fractions and progress are numbers, whatever they are asked of")
  func oddNumbers() {
    for width in [0, 320.0] {
      let context = CellDriver(.swipyCell(near: .back, far: .back), width: width).context
      for number in [0, -0.0, .infinity, -.infinity, .nan, 1e300] {
        #expect((-1...1).contains(context.fraction(ofOffset: number)))
        #expect((-width...width).contains(context.offset(ofFraction: number)))
        #expect((0...1).contains(context.progress(atOffset: number)))
      }
    }
  }

  @Test("progress without points is that of the pane, and without a pane that of the row")
  func progressWithoutPoints() {
    let buttons = CellDriver().context
    #expect(buttons.progress(atOffset: -80) == 0.5)
    #expect(buttons.progress(atOffset: 20) == 0.25)
    #expect(buttons.progress(atOffset: -200) == 1)
    let bare = CellDriver(leading: [], trailing: []).context
    #expect(bare.progress(atOffset: 80) == 0.25)
  }

  @Test(
    "the first point of a side is its nearest, and without any the row's end",
    arguments: try CellVectors.exact("swipy.first_stops") as [NearestVector]
  )
  func nearest(_ vector: NearestVector) {
    let context = CellContext(vector.input.stops, width: 320)
    vector.expect(context.firstStop(.leading) / context.width, vector.expected.left, "the left side's")
    vector.expect(-context.firstStop(.trailing) / context.width, vector.expected.right, "the right side's")
  }

  @Test(
    "the row follows one to one, to either side; what is reported late there is what it was before the step",
    arguments: try CellVectors.exact("swipy.drag") as [DragVector]
  )
  func drag(_ vector: DragVector) {
    var row = CellDriver(.swipyCell(near: .back, far: .back), width: vector.input.width)
    row.grab(atX: 0)
    var course = Course(offsets: [], reported: [])
    for step in vector.input.steps {
      course.reported.append(row.cell.fraction(at: row.time, in: row.context))
      row.jump(toX: row.x + step)
      course.offsets.append(row.offset)
    }
    vector.expect(course.offsets, vector.expected.offsets, "the offsets")
    vector.expect(course.reported, vector.expected.reported, "the fractions")
  }

  @Test("swipy-drag-1: past its width a row follows ever less, and tells where it is without delay")
  func pastTheWidth() throws {
    let vector: DragVector = try CellVectors.vector("swipy-drag-1")
    var row = CellDriver(.swipyCell(near: .back, far: .back), width: vector.input.width)
    row.grab(atX: 0)
    for (step, free) in zip(vector.input.steps, vector.expected.offsets) {
      row.jump(toX: row.x + step)
      let band = RubberBand(dimension: vector.input.width)
      let place = min(free, vector.input.width) + band.forward(max(0, free - vector.input.width))
      expectClose(row.offset, place)
      expectClose(row.cell.fraction(at: row.time, in: row.context), min(1, place / vector.input.width))
    }
  }
}
