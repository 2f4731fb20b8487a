import SwipeEngine
import TestSupport
import Testing

@Suite("SwipyCell's vectors: which point a row has come to")
struct SwipyStopTests {
  struct Row: Decodable, Sendable {
    var percentage: Double
    var stops: SwipyStops
    var armed: [SwipyStopName]
  }

  struct State: Decodable, Sendable {
    var state: String
  }

  struct Reach: Decodable, Sendable {
    var percentage: Double
    var stops: SwipyStops
  }

  struct Hit: Decodable, Sendable {
    var hit: Bool
  }

  struct Trigger: Decodable, Sendable {
    var colour: String
  }

  struct ColouredRow: Decodable, Sendable {
    var percentage: Double
    var stops: SwipyStops
    var triggers: [String: Trigger]
    var `default`: String
  }

  struct Look: Decodable, Sendable {
    var colour: String
    var iconUpdated: Bool
  }

  typealias StateVector = CellVector<Row, State>
  typealias HitVector = CellVector<Reach, Hit>
  typealias ColourVector = CellVector<ColouredRow, Look>

  private static let width = 400.0
  private static let quirks = [
    "swipy-state-right-no-fallback", "swipy-state-gap-left", "swipy-state-gap-right-mid",
    "swipy-state-full-left",
  ]

  private func drawn(_ context: CellContext, to fraction: Double) -> CellDriver {
    var row = CellDriver(context)
    row.draw(fraction * context.width)
    return row
  }

  private func expectState(_ vector: StateVector) {
    let row = drawn(
      CellContext(vector.input.stops, armed: vector.input.armed, width: Self.width),
      to: vector.input.percentage
    )
    #expect(row.state == vector.right.state)
  }

  @Test(
    "it is the last one reached that is armed, before all the nearest",
    arguments: try CellVectors.exact("swipy.state") as [StateVector]
  )
  func state(_ vector: StateVector) { expectState(vector) }

  @Test("and so it is where the original has another one, on both sides alike", arguments: quirks)
  func stateOfFault(id: String) throws {
    let vector: StateVector = try CellVectors.vector(id)
    #expect(vector.recommended != nil)
    expectState(vector)
  }

  private func expectHit(_ vector: HitVector) {
    let row = drawn(CellContext(vector.input.stops, width: Self.width), to: vector.input.percentage)
    #expect((row.cell.armed != nil) == vector.right.hit)
    #expect(row.cell.armed == nil || row.cell.armed == row.state)
  }

  @Test(
    "letting go would do something from the first point on",
    arguments: try CellVectors.exact("swipy.hit") as [HitVector]
  )
  func hit(_ vector: HitVector) { expectHit(vector) }

  @Test("swipy-hit-cleared: without points it never would")
  func hitWithoutPoints() throws {
    let vector: HitVector = try CellVectors.vector("swipy-hit-cleared")
    #expect(vector.recommended != nil)
    expectHit(vector)
  }

  /// The colour that a row shows, by the vectors' names, as the original has it from the first pixel on.
  private func look(_ vector: ColourVector) throws -> Look {
    let input = vector.input
    var style = SwipeStyle.swipyCell(near: .back, far: .back)
    style.stage.earlyColor = .near
    style.stage.colorDuration = 0
    let armed = try input.triggers.keys.map { try SwipyStopName($0) }
    let row = drawn(
      CellContext(input.stops, armed: armed, width: Self.width, style: style),
      to: input.percentage
    )
    let slot = row.slots.first
    #expect(slot?.tone?.share ?? 1 == 1)
    let colour = slot?.tone?.to.flatMap { input.triggers[$0]?.colour } ?? input.default
    return Look(colour: colour, iconUpdated: slot != nil && slot?.id == slot?.tone?.to)
  }

  /// This one is as it is because the original's state there is a point without a trigger: fault 1.
  static let colourOfFault = "swipy-colour-right-far-unarmed"

  @Test(
    "the pane has the colour of the point that the row has come to",
    arguments: try CellVectors.exact("swipy.colour", besides: [colourOfFault]) as [ColourVector]
  )
  func colour(_ vector: ColourVector) throws {
    let look = try look(vector)
    #expect(look.colour == vector.expected.colour)
    #expect(look.iconUpdated == vector.expected.iconUpdated)
  }

  @Test("past a point that is not armed the pane keeps the colour of the one that is")
  func colourBeyondArmed() throws {
    let vector: ColourVector = try CellVectors.vector(Self.colourOfFault)
    let look = try look(vector)
    #expect(vector.expected.colour == vector.input.default)
    #expect(look.colour == vector.input.triggers["R0"]?.colour)
    #expect(look.iconUpdated)
  }
}
