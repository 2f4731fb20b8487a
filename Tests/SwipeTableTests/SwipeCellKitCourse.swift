import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// What a table does after a full swipe on a row of SwipeCellKit, in the words of the vectors.
struct SwipeCellKitCourse {
  /// In order; slides and collapses with the time in s that they take.
  private(set) var events: [String] = []
  /// The offset that is farthest from 0 on the way, in points.
  private(set) var farthest = 0.0
  private var table: SwipeTable
  private let panel: SwipeCellKitPanel
  private let style: SwipeStyle
  private var slide: Slide?
  private var collapseStart: Timestamp?

  /// A slide under way, by the spring that has settled after its time in s.
  private struct Slide {
    var motion: SpringTrajectory
    var start: Timestamp
    var seconds: Double
  }

  private static let row = "id0"
  /// Time in ms between two looks at the row.
  private static let step = 1.0

  init(_ panel: SwipeCellKitPanel, width: Double) {
    table = SwipeTable([panel], width: width)
    style = panel.swipeStyle
    self.panel = panel
    let sign = panel.edge.sign(in: .leftToRight)
    let start = sign > 0 ? 15 : width - 15
    // Past every target, and a move more: the answer comes one move late. Then the finger rests.
    let swipe = GestureScript().down(start, 40).move(dx: sign * width).wait(1000).move(dx: sign).wait(1000)
      .up()
    for input in swipe.inputs where input.time < Timestamp(milliseconds: swipe.now) {
      table.handle(input.input, at: input.time)
    }
    for input in swipe.inputs where input.time >= Timestamp(milliseconds: swipe.now) {
      take(input.input, at: input.time)
    }
    var now = swipe.now
    for _ in 0..<3000 {
      now += Self.step
      pass(to: Timestamp(milliseconds: now))
    }
  }

  /// Whether the row is closed and nothing is under way.
  var isAtRest: Bool { table.activeRows(at: .distantFuture).isEmpty && table.nextEvent == .distantFuture }

  private mutating func take(_ input: TableInput, at time: Timestamp) {
    var happened: [(SwipeEvent, offset: Double)] = []
    table.handle(input, at: time) { happened.append(($1, Self.offset(in: $0, at: $1.time))) }
    note(happened)
    look(at: time)
  }

  private mutating func pass(to time: Timestamp) {
    var happened: [(SwipeEvent, offset: Double)] = []
    table.advance(to: time) { happened.append(($1, Self.offset(in: $0, at: $1.time))) }
    note(happened)
    look(at: time)
  }

  private static func offset(in table: SwipeTable, at time: Timestamp) -> Double {
    table.activeRows(at: time).first { $0.id == row }?.offset ?? 0
  }

  private mutating func note(_ happened: [(SwipeEvent, offset: Double)]) {
    for (event, offset) in happened {
      arrive(at: offset)
      switch event.kind {
      case .fill: setOut(from: offset, to: filled, in: style.expansion.fill.duration, at: event.time)
      case .willClose: setOut(from: offset, to: 0, in: style.slide.duration, at: event.time)
      case .action: events.append("handler")
      case .editingEnded: events.append("didEnd")
      case .removed:
        if let collapseStart {
          events.append("collapse \(Self.text(event.time.seconds(since: collapseStart)))")
        }
        events.append("collapseDone")
      default: break
      }
    }
  }

  /// Sees what no event tells: a slide that arrives, a row that begins to collapse.
  private mutating func look(at time: Timestamp) {
    let row = table.activeRows(at: time).first { $0.id == Self.row }
    let offset = row?.offset ?? 0
    if abs(offset) > abs(farthest) { farthest = offset }
    arrive(at: offset)
    if let slide {
      expectClose(offset, slide.motion.position(at: time.seconds(since: slide.start)), within: 1e-6)
    }
    guard let start = row?.collapseStart, collapseStart == nil else { return }
    collapseStart = start
    events.append("deleteRow")
  }

  private mutating func setOut(
    from offset: Double,
    to target: Double,
    in seconds: Double?,
    at time: Timestamp
  ) {
    let seconds = seconds ?? 0
    let spring = Spring.settling(in: seconds, dampingRatio: 1)
    slide = Slide(
      motion: SpringTrajectory(spring: spring, from: offset, to: target),
      start: time,
      seconds: seconds
    )
    events.append("slide \(Self.text(seconds))")
  }

  private mutating func arrive(at offset: Double) {
    guard let arrived = slide, offset == arrived.motion.to else { return }
    slide = nil
    events.append("slideDone \(Self.text(arrived.seconds))")
  }

  private var filled: Double {
    panel.edge.sign(in: .leftToRight) * (table.viewport.width + panel.buttonWidth)
  }

  private static func text(_ seconds: Double) -> String { String((seconds * 1000).rounded() / 1000) }
}
