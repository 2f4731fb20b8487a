import SwipeEngine
import SwipeTable

/// What a curve needs to know of a row at one instant.
struct RowState: Hashable, Sendable {
  var offset = 0.0
  var velocity = 0.0
  var phase = SwipePhase.closed

  /// Whether a pointer or a wheel moves the row.
  var isDragged: Bool { phase == .dragging || phase == .expanded }
}

extension RowState {
  /// A row as it is at `time`, which lies not before the table's present; nil for one that is not in the table.
  /// O(k log k) in the rows that are not simply closed.
  init?(of row: RowID, in table: SwipeTable, at time: Timestamp) {
    guard table.row(row) != nil else { return nil }
    guard let snapshot = table.activeRows(at: time).first(where: { $0.id == row }) else {
      self.init()
      return
    }
    self.init(offset: snapshot.offset, velocity: snapshot.velocity, phase: snapshot.phase)
  }
}

extension Replayer {
  /// A row as it is at `time`, which lies not before the replay; nil for one that is not in the table.
  /// O(k log k) in the rows that are not simply closed.
  func state(of row: RowID, at time: Timestamp) -> RowState? {
    RowState(of: row, in: session.table, at: time)
  }

  /// The same, after everything that happens until then.
  mutating func advancedState(of row: RowID, to time: Timestamp) throws(CurveError) -> RowState? {
    try pass(to: time)
    return state(of: row, at: time)
  }

  /// Lets time pass, like `advance`.
  @discardableResult
  mutating func pass(to time: Timestamp) throws(CurveError) -> [SwipeEvent] {
    do {
      return try advance(to: time)
    } catch {
      throw .style(error)
    }
  }

  /// When the next input goes in after `time`; `distantFuture` where none does. O(log n).
  func nextInput(after time: Timestamp) -> Timestamp {
    let place = inputs.firstPlace { $0.time > time }
    return place < inputs.count ? inputs[place].time : .distantFuture
  }
}
