import SwipeEngine
import SwipeTable

/// What a curve needs to know of a row at one instant.
struct RowState: Hashable {
  var offset = 0.0
  var velocity = 0.0
  var phase = SwipePhase.closed
}

extension Replayer {
  /// A row as it is at `time`, which lies not before the replay; nil for one that is not in the table.
  /// O(k log k) in the rows that are not simply closed.
  func state(of row: RowID, at time: Timestamp) -> RowState? {
    guard session.table.row(row) != nil else { return nil }
    guard let snapshot = session.table.activeRows(at: time).first(where: { $0.id == row }) else {
      return RowState()
    }
    return RowState(offset: snapshot.offset, velocity: snapshot.velocity, phase: snapshot.phase)
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
