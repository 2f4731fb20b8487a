import SwipeEngine

extension SwipeEvent.Kind {
  /// The name of what happened as traces have it, and the side or the action that it is about.
  var words: (name: String, detail: String) {
    switch self {
    case .gestureBegan: ("gestureBegan", "")
    case .gestureEnded(_, let isCancelled): ("gestureEnded", isCancelled ? "cancelled" : "")
    case .declined: ("declined", "")
    case .willOpen(let edge): ("willOpen", edge.rawValue)
    case .didOpen(let edge, let isFinished): ("didOpen", isFinished ? edge.rawValue : "interrupted")
    case .willClose(let edge): ("willClose", edge.rawValue)
    case .didClose(let edge, let isFinished): ("didClose", isFinished ? edge.rawValue : "interrupted")
    case .editingBegan(let edge): ("editingBegan", edge.rawValue)
    case .editingEnded(let edge): ("editingEnded", edge.rawValue)
    case .triggerChanged(let action): ("triggerChanged", action ?? "none")
    case .haptic(let haptic): ("haptic", haptic.rawValue)
    case .action(let action, _): ("action", action)
    case .fill(let action): ("fill", action)
    case .fulfilled(let action, _): ("fulfilled", action)
    case .removed: ("removed", "")
    case .inserted: ("inserted", "")
    case .selected: ("selected", "")
    case .deselected: ("deselected", "")
    case .scrollBegan: ("scrollBegan", "")
    case .scrollEnded: ("scrollEnded", "")
    case .completed(let tag, _): ("completed", tag)
    }
  }
}
