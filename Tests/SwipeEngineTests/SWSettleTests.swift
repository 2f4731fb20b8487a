import SwipeEngine
import TestSupport
import Testing

@Suite("SWTableViewCell's vectors: scrolling and where it ends")
struct SWSettleTests {
  struct DragEnd: Decodable, Sendable {
    /// Of the scroll view, in points a millisecond.
    var velocity: Double
    var state: String
    var projected: Double
    var left: Double
    var right: Double
  }

  struct Result: Decodable, Sendable {
    var state: String
    var target: Double
  }

  struct Guarded: Decodable, Sendable {
    var offset: Double
    var left: Double
    var right: Double
    var allowLeft: Bool
    var allowRight: Bool
  }

  struct Place: Decodable, Sendable {
    var offset: Double
  }

  struct Rolling: Decodable, Sendable {
    var offset: Double
    var velocity: Double
    var rate: Double
    var left: Double
    var right: Double
  }

  struct Projected: Decodable, Sendable {
    var projected: Double
  }

  struct Pull: Decodable, Sendable {
    var pull: Double
    var width: Double
  }

  struct Shown: Decodable, Sendable {
    var shown: Double
  }

  struct Observed: Decodable, Sendable {
    var offset: Double
    var left: Double
    var right: Double
    var previous: String
  }

  struct State: Decodable, Sendable {
    var state: String
  }

  struct Command: Decodable, Sendable {
    var command: String
    var state: String
    var left: Double
    var right: Double
  }

  struct Answer: Decodable, Sendable {
    var target: Double?
    var notifies: String?
  }

  typealias SettleVector = CellVector<DragEnd, Result>
  typealias GuardVector = CellVector<Guarded, Place>
  typealias ProjectionVector = CellVector<Rolling, Projected>
  typealias RubberVector = CellVector<Pull, Shown>
  typealias ObserveVector = CellVector<Observed, State>
  typealias CommandVector = CellVector<Command, Answer>

  private static let flick = 0.5

  /// A row in this state, at rest.
  private func row(_ panel: SWPanel, _ state: String, width: Double = 320) -> CellDriver {
    var row = CellDriver(panel.context(width: width))
    let (time, context) = (row.time, row.context)
    if case .open(let edge) = SWPanel.rest(state), context.paneWidth(edge) > 0 {
      row.change { $0.open(edge, animated: false, tag: nil, at: time, in: context, events: &$1) }
    }
    return row
  }

  /// Lets a row go so that it would roll to the vector's place; of a flick the place says nothing.
  private func expectSettle(_ vector: SettleVector) {
    let (input, right) = (vector.input, vector.right)
    let panel = SWPanel(left: input.left, right: input.right)
    var row = row(panel, input.state)
    let start = row.offset
    // A scroll view's offset grows as its content goes to the left.
    let speed = -input.velocity * 1000
    let isFlick = abs(input.velocity) >= Self.flick
    let place =
      isFlick
      ? start + (speed > 0 ? 20 : -20)
      : input.left - input.projected - Decay.normal.projection(from: 0, velocity: speed)
    row.grab(atX: 0)
    row.come(toX: place - start, at: speed)
    row.release(after: 0)
    #expect(SWPanel.name(of: row.cell.heading) == right.state)
    row.pass(3000)
    vector.expect(input.left - row.offset, right.target, "the target")
  }

  @Test(
    "a flick decides by its direction, else the place to which the row would roll",
    arguments: try CellVectors.exact("sw.settle") as [SettleVector]
  )
  func settle(_ vector: SettleVector) { expectSettle(vector) }

  @Test("sw-settle-no-right-slow: a side without buttons is no place to rest")
  func settleOnNothing() throws {
    let vector: SettleVector = try CellVectors.vector("sw-settle-no-right-slow")
    #expect(vector.recommended != nil)
    expectSettle(vector)
  }

  @Test(
    "a side that is forbidden or empty is a wall, else the row goes where it is drawn",
    arguments: try CellVectors.exact("sw.scroll_guard") as [GuardVector]
  )
  func wall(_ vector: GuardVector) {
    let input = vector.input
    var panel = SWPanel(left: input.left, right: input.right)
    panel.allows = (input.allowLeft, input.allowRight)
    var row = CellDriver(panel.context())
    row.draw(SWPanel.way(to: input.left - input.offset, in: row.context))
    vector.expect(input.left - row.offset, vector.expected.offset, "the offset")
  }

  @Test(
    "a row would roll as a scroll view does, from one rest to the other at most",
    arguments: try CellVectors.exact("sw.projection") as [ProjectionVector]
  )
  func projection(_ vector: ProjectionVector) {
    let input = vector.input
    let rule = SwipeStyle.swTableViewCell.release
    #expect(rule.law == .projection && rule.decelerationRate == input.rate)
    let decay = Decay.clamped(ratePerMillisecond: rule.decelerationRate)
    let place = decay.projection(from: input.offset, velocity: input.velocity * 1000)
    vector.expect(min(max(place, 0), input.left + input.right), vector.expected.projected, "the place")
  }

  @Test(
    "past an open panel the rubber band holds",
    arguments: try CellVectors.exact("sw.rubber") as [RubberVector]
  )
  func rubber(_ vector: RubberVector) {
    let input = vector.input
    let panel = SWPanel(left: 0, right: 180)
    var row = row(panel, "right", width: input.width)
    row.draw(-input.pull)
    vector.expect(-row.offset - panel.right, vector.expected.shown, "what shows past the panel")
  }

  @Test(
    "a row that stands at a rest is in that state; a side without buttons is none",
    arguments: try CellVectors.exact("sw.observe") as [ObserveVector]
  )
  func observe(_ vector: ObserveVector) {
    let input = vector.input
    var row = row(SWPanel(left: input.left, right: input.right), input.previous)
    let (time, context, place) = (row.time, row.context, input.left - input.offset)
    row.change { $0.setOffset(place, animated: false, tag: nil, at: time, in: context, events: &$1) }
    #expect(row.offset == place)
    #expect(SWPanel.name(of: row.cell.rest) == vector.expected.state)
  }

  @Test(
    "commands lead to a rest and announce it, where the row is not there already",
    arguments: try CellVectors.exact("sw.command") as [CommandVector]
  )
  func command(_ vector: CommandVector) throws {
    let input = vector.input
    var row = row(SWPanel(left: input.left, right: input.right), input.state)
    row.pass(1000)
    let before = row.events.count
    let (time, context) = (row.time, row.context)
    row.change { cell, events in
      switch input.command {
      case "hide": cell.close(animated: true, tag: nil, at: time, in: context, events: &events)
      case "showLeft": cell.open(.leading, animated: true, tag: nil, at: time, in: context, events: &events)
      default: cell.open(.trailing, animated: true, tag: nil, at: time, in: context, events: &events)
      }
    }
    let announced = row.log.dropFirst(before).last { $0.hasPrefix("will") }
    let names = ["left": "willOpen leading", "right": "willOpen trailing"]
    let expected = vector.expected.notifies.map { name in
      names[name] ?? (input.state == "left" ? "willClose leading" : "willClose trailing")
    }
    #expect(announced == expected)
    guard let target = vector.expected.target else { return #expect(row.cell.phase == .closed) }
    row.pass(3000)
    vector.expect(input.left - row.offset, target, "the target")
  }
}
