import SwipeEngine

extension Laboratory {
  /// The keys of the window; what it has no use for goes to the table.
  mutating func handleKey(_ key: String, at time: Timestamp) -> [LabEffect] {
    if dialog != nil { return handleDialogKey(key) }
    if menu != nil { return handleMenuKey(key, at: time) }
    if let effects = handleFocusKey(key, at: time) { return effects }
    if !layout.form.isBare, let effects = handleLaboratoryKey(key, at: time) { return effects }
    switch key {
    case "T": return run(.toggleAppearance, at: time)
    case "F5": return run(.saveRecording, at: time)
    case "Ctrl+Q": return [.quit]
    case "H" where replay == nil: toggleBare(at: time)
    case "M", "F10": openMenu(.start, at: layout.tool(.menu), byKey: true, at: time)
    case "R" where replay != nil: restartReplay(at: time)
    case "Ctrl+Down" where replay == nil, "Ctrl+Up" where replay == nil:
      wantPresent(at: time)
      selectRow(by: key == "Ctrl+Down" ? 1 : -1, at: time)
    default:
      if Self.listKeys.contains(key) { wantPresent(at: time) }
      if handleQuestionKey(key, at: time) || handleRowKey(key, at: time) { return [] }
      feed(.key(key), at: time)
    }
    return []
  }

  /// The keys that act on the rows.
  private static let listKeys: Set = [
    "Up", "Down", "Left", "Right", "PageUp", "PageDown", "Home", "End", "Delete", "Return", "Keypad Enter",
    "Application", "Menu", "Shift+F10", "Ctrl+Z",
  ]

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

  /// The keys of the laboratory around the list; nil where it has no use for one.
  private mutating func handleLaboratoryKey(_ key: String, at time: Timestamp) -> [LabEffect]? {
    if handleTimeKey(key, at: time) || handleStyleKey(key, at: time) { return [] }
    switch key {
    case "Tab", "Shift+Tab": moveFocus(by: key == "Tab" ? 1 : -1, at: time)
    case "I": toggleInspector(at: time)
    case "Ctrl+F": search(at: time)
    case "C": toggleCurves(at: time)
    case "F": showsTouches.toggle()
    case "R": filmLastGesture(at: time)
    case "Shift+R": filmLastSeconds(at: time)
    case "Escape" where banner != nil: banner = nil
    case "Escape" where !view.isLive: goLive(at: time)
    default:
      guard LabKeys.help.contains(key) else { return nil }
      toggleKeys(at: time)
    }
    return []
  }

  private mutating func handleTimeKey(_ key: String, at time: Timestamp) -> Bool {
    switch key {
    case "Space": togglePause(at: time)
    case ",": step(by: -1, at: time)
    case ".": step(by: 1, at: time)
    case "L": toggleLoop(at: time)
    default:
      guard let number = Int(key), PlaySpeed.allCases.indices.contains(number - 1) else { return false }
      setSpeed(PlaySpeed.allCases[number - 1], at: time)
    }
    return true
  }

  private mutating func handleStyleKey(_ key: String, at time: Timestamp) -> Bool {
    switch key {
    case "S": openStyles(of: 0, at: time)
    case "Shift+S": openStyles(of: 1, at: time)
    case "Ctrl+S": ask(about: .saveStyle, side: side(of: edited), at: time)
    case "Ctrl+C": copyCode(.swift, side: side(of: edited), at: time)
    case "Ctrl+V": effects.append(.paste)
    case "Ctrl+Z":
      guard undoesStyle else { return false }
      undoStyle(at: time)
    case "Ctrl+Y", "Ctrl+Shift+Z": redoStyle(at: time)
    case "B": toggleComparison(at: time)
    case "G": setArrangement(layout.form.arrangement == .ghost ? .one : .ghost, at: time)
    case "X": swapStyles(at: time)
    case "Shift+X": copyStyleToSecond(at: time)
    default: return false
    }
    return true
  }

  private mutating func openStyles(of side: Int, at time: Timestamp) {
    guard
      let place = toolbarLayout?.frame(of: side == 0 ? .styleA : .styleB) ?? toolbarLayout?.frame(of: .scene),
      sides.indices.contains(side)
    else { return }
    openMenu(.styles, at: place, side: side, byKey: true, at: time)
  }
}
