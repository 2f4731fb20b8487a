public import SwipeEngine

extension SwipeEvent {
  /// The event without its time and row, as a test states it: `didOpen trailing`, `action D tap`.
  public var text: String {
    switch kind {
    case .gestureBegan: "gestureBegan"
    case .gestureEnded(_, let cancelled): cancelled ? "gestureEnded cancelled" : "gestureEnded"
    case .declined: "declined"
    case .willOpen(let edge): "willOpen \(edge)"
    case .didOpen(let edge, let finished): "didOpen \(edge)" + (finished ? "" : " unfinished")
    case .willClose(let edge): "willClose \(edge)"
    case .didClose(let edge, let finished): "didClose \(edge)" + (finished ? "" : " unfinished")
    case .editingBegan(let edge): "editingBegan \(edge)"
    case .editingEnded(let edge): "editingEnded \(edge)"
    case .triggerChanged(let action): "triggerChanged \(action ?? "none")"
    case .haptic(let kind): "haptic \(kind)"
    case .action(let action, let cause): "action \(action) \(cause)"
    case .fill(let action): "fill \(action)"
    case .fulfilled(let action, let answer): "fulfilled \(action) \(answer)"
    case .removed: "removed"
    case .inserted: "inserted"
    case .selected: "selected"
    case .deselected: "deselected"
    case .scrollBegan: "scrollBegan"
    case .scrollEnded: "scrollEnded"
    case .completed(let tag, let finished): "completed \(tag) \(finished)"
    }
  }

  /// Whether it tells of editing, which a trace leaves out.
  public var isOfEditing: Bool {
    switch kind {
    case .editingBegan, .editingEnded: true
    default: false
    }
  }
}

extension Sequence<SwipeEvent> {
  /// The events as texts, as a trace tells them: without those of editing.
  public var texts: [String] { filter { !$0.isOfEditing }.map(\.text) }
}
