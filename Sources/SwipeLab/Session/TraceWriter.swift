public import SwipeEngine

/// Turns frames and events into the lines of a trace: the same values give the same bytes on every machine.
///
/// Lines are written in the order in which they are handed in; putting them in order of time is the session's
/// affair. Complexity: O(n) in what is written.
public struct TraceWriter: Sendable {
  /// Above this number of rows the last line leaves `order` out.
  public static let mostOrderedRows = 1000

  private var buffer = JSONBuffer()

  public init() {}

  /// The bytes of the lines written since the last call, and forgets them.
  public mutating func takeBytes() -> [UInt8] { buffer.takeBytes() }

  /// The lines written since the last call as text, and forgets them.
  public mutating func takeText() -> String { buffer.takeText() }

  /// Writes the line of a frame. Numbers are rounded to three decimals; one that is not finite is written as
  /// `null`.
  public mutating func write(_ frame: FrameTrace) {
    buffer.raw("{\"t\": ")
    buffer.roundedMilliseconds(frame.time)
    buffer.raw(", \"frame\": ")
    buffer.integer(frame.index)
    buffer.raw(", \"scroll\": ")
    buffer.thousandths(frame.scroll)
    buffer.raw(", \"contentHeight\": ")
    buffer.thousandths(frame.contentHeight)
    buffer.raw(", \"needsFrame\": ")
    buffer.flag(frame.needsFrame)
    buffer.raw(", \"rows\": [")
    for (index, row) in frame.rows.enumerated() {
      if index > 0 { buffer.raw(", ") }
      write(row)
    }
    buffer.raw("]}\n")
  }

  /// Writes the last line.
  public mutating func write(_ end: EndTrace) {
    buffer.raw("{\"end\": true, \"t\": ")
    buffer.roundedMilliseconds(end.time)
    buffer.raw(", \"scroll\": ")
    buffer.thousandths(end.scroll)
    buffer.raw(", \"count\": ")
    buffer.integer(end.count)
    buffer.raw(", \"open\": ")
    write(end.open)
    if end.count <= Self.mostOrderedRows {
      buffer.raw(", \"order\": ")
      write(end.order)
    }
    buffer.raw("}\n")
  }

  /// Writes the line of an event; the ends and beginnings of editing, which follow from other lines, have none.
  public mutating func write(_ event: SwipeEvent) {
    guard let name = event.kind.traceName else { return }
    buffer.raw("{\"t\": ")
    buffer.roundedMilliseconds(event.time)
    buffer.raw(", \"event\": \"")
    buffer.raw(name)
    buffer.raw("\"")
    if let row = event.row { key(", \"row\": ", row) }
    writeFurtherKeys(of: event.kind)
    buffer.raw("}\n")
  }

  private mutating func writeFurtherKeys(of kind: SwipeEvent.Kind) {
    switch kind {
    case .gestureBegan, .removed, .inserted, .selected, .deselected, .scrollBegan, .scrollEnded,
      .editingBegan,
      .editingEnded:
      break
    case .gestureEnded(let velocity, let cancelled):
      number(", \"velocity\": ", velocity)
      if cancelled { buffer.raw(", \"cancelled\": true") }
    case .declined(let dx):
      number(", \"dx\": ", dx)
    case .willOpen(let edge), .willClose(let edge):
      key(", \"edge\": ", edge.rawValue)
    case .didOpen(let edge, let finished), .didClose(let edge, let finished):
      key(", \"edge\": ", edge.rawValue)
      if !finished { buffer.raw(", \"finished\": false") }
    case .triggerChanged(let action?):
      key(", \"trigger\": ", action)
    case .triggerChanged(nil):
      buffer.raw(", \"trigger\": null")
    case .haptic(let kind):
      key(", \"kind\": ", kind.rawValue)
    case .action(let action, let cause):
      key(", \"action\": ", action)
      key(", \"by\": ", cause.rawValue)
    case .fill(let action):
      key(", \"action\": ", action)
    case .fulfilled(let action, let answer):
      key(", \"action\": ", action)
      key(", \"with\": ", answer.rawValue)
    case .completed(let tag, let finished):
      key(", \"tag\": ", tag)
      buffer.raw(", \"finished\": ")
      buffer.flag(finished)
    }
  }

  private mutating func write(_ row: RowTrace) {
    key("{\"id\": ", row.id)
    number(", \"y\": ", row.y)
    number(", \"height\": ", row.height)
    number(", \"offset\": ", row.offset)
    number(", \"velocity\": ", row.velocity)
    key(", \"phase\": ", row.phase.rawValue)
    if let edge = row.edge { key(", \"edge\": ", edge.rawValue) }
    if let trigger = row.trigger { key(", \"trigger\": ", trigger) }
    if row.edge != nil {
      buffer.raw(", \"actions\": [")
      for (index, action) in row.actions.enumerated() {
        if index > 0 { buffer.raw(", ") }
        write(action)
      }
      buffer.raw("]")
    }
    buffer.raw("}")
  }

  private mutating func write(_ action: ActionSlot) {
    key("{\"id\": ", action.id)
    number(", \"x\": ", action.x)
    number(", \"width\": ", action.width)
    number(", \"alpha\": ", action.alpha)
    number(", \"scale\": ", action.scale)
    buffer.raw("}")
  }

  private mutating func write(_ ids: [RowID]) {
    buffer.raw("[")
    for (index, id) in ids.enumerated() {
      if index > 0 { buffer.raw(", ") }
      buffer.string(id)
    }
    buffer.raw("]")
  }

  private mutating func key(_ key: StaticString, _ text: String) {
    buffer.raw(key)
    buffer.string(text)
  }

  private mutating func number(_ key: StaticString, _ value: Double) {
    buffer.raw(key)
    buffer.thousandths(value)
  }
}

extension SwipeEvent.Kind {
  /// The kind's name in a trace; nil where a trace does not tell it.
  var traceName: StaticString? {
    switch self {
    case .editingBegan, .editingEnded: nil
    case .gestureBegan: "gestureBegan"
    case .gestureEnded: "gestureEnded"
    case .declined: "declined"
    case .willOpen: "willOpen"
    case .didOpen: "didOpen"
    case .willClose: "willClose"
    case .didClose: "didClose"
    case .triggerChanged: "triggerChanged"
    case .haptic: "haptic"
    case .action: "action"
    case .fill: "fill"
    case .fulfilled: "fulfilled"
    case .removed: "removed"
    case .inserted: "inserted"
    case .selected: "selected"
    case .deselected: "deselected"
    case .scrollBegan: "scrollBegan"
    case .scrollEnded: "scrollEnded"
    case .completed: "completed"
    }
  }
}
