import SwipeEngine

/// The gestures of the last minute, and when actions fired.
struct GestureLog: Hashable, Sendable {
  /// One finger's hold of a row.
  struct Span: Hashable, Sendable {
    let row: RowID
    /// When the finger came down, and when the row won it.
    let down: Timestamp
    let began: Timestamp
    /// When the row was let go; nil while it is held.
    var ended: Timestamp?
  }

  /// In order of time.
  private(set) var spans: [Span] = []
  /// When actions fired, in order of time.
  private(set) var actions: [Timestamp] = []
  /// The one that a loop has begun with by itself, so that it does so once.
  var looped: Span?
  private var lastDown = Timestamp.zero

  /// The gesture that is over and was the last one to be so.
  var last: Span? { spans.last { $0.ended != nil } }

  /// A pointer has come down on the table.
  mutating func pointerDown(at time: Timestamp) { lastDown = time }

  /// Takes note of what happened.
  mutating func take(_ events: [SwipeEvent]) {
    for event in events {
      switch event.kind {
      case .gestureBegan:
        guard let row = event.row else { continue }
        spans.append(Span(row: row, down: min(lastDown, event.time), began: event.time))
      case .gestureEnded:
        guard let index = spans.lastIndex(where: { $0.row == event.row && $0.ended == nil }) else { continue }
        spans[index].ended = event.time
      case .action: actions.append(event.time)
      default: continue
      }
      forget(before: Timestamp(seconds: event.time.seconds - SessionHistory.span))
    }
  }

  private mutating func forget(before limit: Timestamp) {
    spans.removeAll { ($0.ended ?? .distantFuture) < limit }
    actions.removeAll { $0 < limit }
  }
}
