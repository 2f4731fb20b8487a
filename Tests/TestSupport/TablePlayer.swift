public import SwipeEngine
public import SwipeTable
public import Testing

/// Plays gesture scripts on a table, keeps the events, and checks after every input what must always hold.
public struct TablePlayer {
  /// What the program does about an event.
  public typealias Reaction = @Sendable (inout SwipeTable, SwipeEvent) -> Void

  public private(set) var table: SwipeTable
  /// Everything that happened, in order.
  public private(set) var events: [SwipeEvent] = []
  /// How far time has passed.
  public private(set) var now = Timestamp.zero
  private var pairing = EventPairing()
  private var complaints = 0
  private let reaction: Reaction

  /// How long `rest` waits for everything to come to rest, in s.
  private static let patience = 20.0

  public init(_ table: SwipeTable, reaction: @escaping Reaction = { _, _ in }) {
    self.table = table
    self.reaction = reaction
  }

  /// Plays a script from the present instant on.
  public mutating func play(_ script: GestureScript, sourceLocation: SourceLocation = #_sourceLocation) {
    let start = now
    for input in script.inputs {
      let time = Timestamp(nanoseconds: start.nanoseconds + input.time.nanoseconds)
      pairing.note(input.input)
      take(table.handle(input.input, at: time, react: reaction), at: time, sourceLocation)
    }
    advance(by: start.milliseconds + script.now - now.milliseconds, sourceLocation: sourceLocation)
  }

  /// Time passes, in ms.
  public mutating func advance(by time: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    advance(to: now.milliseconds + max(time, 0), sourceLocation: sourceLocation)
  }

  /// Time passes up to an instant in ms.
  public mutating func advance(to instant: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    let time = max(now, Timestamp(milliseconds: instant))
    take(table.advance(to: time, react: reaction), at: time, sourceLocation)
  }

  /// Time passes until nothing moves; then everything that began must have ended.
  public mutating func rest(sourceLocation: SourceLocation = #_sourceLocation) {
    advance(by: Self.patience * 1e3, sourceLocation: sourceLocation)
    pairing.finish()
    report([], sourceLocation)
  }

  /// The offsets of a row while time passes, one every few ms, the present one first.
  public mutating func offsets(of id: RowID, for time: Double, every step: Double = 4) -> [Double] {
    let count = Int(time / step)
    var offsets = [offset(of: id)]
    for _ in 0..<count {
      advance(by: step)
      offsets.append(offset(of: id))
    }
    return offsets
  }

  private mutating func take(_ new: [SwipeEvent], at time: Timestamp, _ sourceLocation: SourceLocation) {
    now = max(now, time)
    events += new
    for event in new { pairing.note(event) }
    report(table.violations(at: now), sourceLocation)
  }

  private mutating func report(_ violations: [String], _ sourceLocation: SourceLocation) {
    let found = violations + pairing.violations.dropFirst(complaints)
    complaints = pairing.violations.count
    guard !found.isEmpty else { return }
    Issue.record(
      "At \(now.milliseconds) ms: \(found.joined(separator: "; "))",
      sourceLocation: sourceLocation
    )
  }
}

extension TablePlayer {
  /// What a row is like now; nil where it is closed and still.
  public func row(_ id: RowID) -> RowSnapshot? {
    table.activeRows(at: now).first { $0.id == id }
  }

  public func offset(of id: RowID) -> Double { row(id)?.offset ?? 0 }
  public func velocity(of id: RowID) -> Double { row(id)?.velocity ?? 0 }
  public func phase(of id: RowID) -> SwipePhase { row(id)?.phase ?? .closed }
  public var scroll: Double { table.scrollOffset(at: now) }
  public var order: [RowID] { table.rows.map(\.id) }

  /// The events of a row, of all rows for nil, as texts without times; without those of editing.
  public func log(of id: RowID? = nil) -> [String] {
    events.filter { id == nil || $0.row == id }.texts
  }

  /// When editing began and ended in a row, in all rows for nil, as texts without times.
  public func editing(of id: RowID? = nil) -> [String] {
    events.filter { (id == nil || $0.row == id) && $0.isOfEditing }.map(\.text)
  }

  /// The instants in ms of a row's events with this text.
  public func times(of text: String, row id: RowID? = nil) -> [Double] {
    events.filter { $0.text == text && (id == nil || $0.row == id) }.map(\.time.milliseconds)
  }
}
