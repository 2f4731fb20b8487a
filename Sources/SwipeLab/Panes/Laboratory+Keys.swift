import SwipeEngine

extension Laboratory {
  /// The keys of the window; what it has no use for goes to the table.
  mutating func handleKey(_ key: String, at time: Timestamp) -> [LabEffect] {
    if menu != nil { return handleMenuKey(key, at: time) }
    switch key {
    case "T": return run(.toggleAppearance, at: time)
    case "F5": return run(.saveRecording, at: time)
    case "Ctrl+Q": return [.quit]
    case "M", "F10":
      openMenu(byTouch: false, at: time)
      menu?.moveHighlight(by: 1)
    case "R" where replay != nil: restartReplay(at: time)
    default:
      if handleQuestionKey(key, at: time) || handleRowKey(key, at: time) { return [] }
      feed(.key(key), at: time)
    }
    return []
  }

  /// The keys that answer a question: it has been asked because somebody wanted to delete. Returns whether there was one.
  private mutating func handleQuestionKey(_ key: String, at time: Timestamp) -> Bool {
    guard !questions.isEmpty else { return false }
    switch key {
    case "Return", "Keypad Enter": answerQuestion(with: .delete, at: time)
    case "Escape": answerQuestion(with: .reset, at: time)
    default: return false
    }
    return true
  }
}
