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
  /// The last one when a loop began, so that it begins by itself once for each.
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
    }
  }

  /// Forgets what can be played no more: gestures whose finger came down before `limit`, unless they go on.
  mutating func forget(before limit: Timestamp) {
    guard spans.first.map({ $0.down < limit }) ?? false || actions.first.map({ $0 < limit }) ?? false else {
      return
    }
    spans.removeAll { $0.ended != nil && $0.down < limit }
    actions.removeAll { $0 < limit }
  }
}
