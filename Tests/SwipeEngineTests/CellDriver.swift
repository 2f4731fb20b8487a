import SwipeEngine
import TestSupport
import Testing

/// Drives one cell as a table does: hands its surroundings in, keeps its events, draws an action's consequences after
/// it, and checks after every step that the cell is sound. Times are in ms, places in points.
struct CellDriver {
  private(set) var cell: SwipeCell
  var context: CellContext
  private(set) var events: [SwipeEvent] = []
  private(set) var now = 0.0
  private(set) var x = 0.0
  /// What the program does when an action fires.
  var reaction: (inout SwipeCell, CellContext, Timestamp, inout [SwipeEvent]) -> Void = { _, _, _, _ in }

  /// A row of 320 pt: leading `R`, trailing `A` and `D`, 80 pt each.
  init(
    open edge: Edge? = nil,
    width: Double = 320,
    leading: [CellAction] = [CellAction(id: "R", width: 80)],
    trailing: [CellAction] = [CellAction(id: "A", width: 80), CellAction(id: "D", width: 80)],
    direction: LayoutDirection = .leftToRight,
    _ change: (inout SwipeStyle) -> Void = { _ in }
  ) {
    var style = SwipeStyle()
    change(&style)
    context = CellContext(
      style: style,
      width: width,
      direction: direction,
      leading: leading,
      trailing: trailing
    )
    cell = SwipeCell(open: edge)
  }

  var time: Timestamp { Timestamp(milliseconds: now) }
  var offset: Double { cell.offset(at: time, in: context) }
  var velocity: Double { cell.velocity(at: time, in: context) }
  var slots: [ActionSlot] { cell.slots(at: time, in: context) }
  /// The events as texts without times.
  var log: [String] { events.map(\.text) }

  /// The instants in ms of the events with this text.
  func times(of text: String) -> [Double] { events.filter { $0.text == text }.map(\.time.milliseconds) }

  /// A pointer takes the row, the slop already subtracted; the row does not move by that.
  mutating func grab(after wait: Double = 0) {
    pass(wait)
    var tracker = VelocityTracker()
    tracker.add(Point(x: x, y: 0), at: time)
    let (point, time, context) = (Point(x: x, y: 0), time, context)
    change { $0.beginDrag(from: point, tracker: tracker, at: time, in: context, events: &$1) }
  }

  /// The pointer moves evenly, in steps of 8 ms or fewer.
  mutating func move(_ dx: Double, over duration: Double = 400) {
    let steps = max(1, Int(duration / 8))
    let start = x
    for step in 1...steps {
      pass(duration / Double(steps))
      x = start + dx * Double(step) / Double(steps)
      let (point, time, context) = (Point(x: x, y: 0), time, context)
      change { $0.drag(to: point, at: time, in: context, events: &$1) }
    }
  }

  /// The pointer goes up; after a wait of 100 ms, by default, it has no speed.
  mutating func release(after wait: Double = 100) {
    pass(wait)
    let (time, context) = (time, context)
    change { $0.endDrag(at: time, in: context, events: &$1) }
  }

  mutating func cancel(after wait: Double = 0) {
    pass(wait)
    let (time, context) = (time, context)
    change { $0.cancelDrag(at: time, in: context, events: &$1) }
  }

  /// Anything else that happens to the cell, now.
  mutating func change(_ body: (inout SwipeCell, inout [SwipeEvent]) -> Void) {
    var new: [SwipeEvent] = []
    body(&cell, &new)
    var position = 0
    while position < new.count {
      let event = new[position]
      position += 1
      guard case .action = event.kind else { continue }
      reaction(&cell, context, event.time, &new)
      cell.finishAction(at: event.time, in: context, events: &new)
    }
    events += new
    let violations = cell.violations(at: time, in: context)
    #expect(violations.isEmpty)
  }

  /// The surroundings change, now.
  mutating func surround(_ body: (inout CellContext) -> Void) {
    let (old, time) = (context, time)
    body(&context)
    let new = context
    change { $0.surroundingsChanged(from: old, to: new, at: time, events: &$1) }
  }

  /// Time passes, in ms; what is due happens at its instant.
  mutating func pass(_ duration: Double) {
    let end = now + duration
    while cell.nextEvent <= Timestamp(milliseconds: end) {
      let due = cell.nextEvent
      now = max(now, due.milliseconds)
      let context = context
      change { $0.advance(to: due, in: context, events: &$1) }
    }
    now = end
  }

  /// The offsets while time passes, one every 2 ms.
  mutating func offsets(for duration: Double) -> [Double] {
    var offsets = [offset]
    for _ in 0..<Int(duration / 2) {
      pass(2)
      offsets.append(offset)
    }
    return offsets
  }
}
