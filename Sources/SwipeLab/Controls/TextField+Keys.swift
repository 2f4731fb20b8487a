/// The keys of a text field.
extension TextField {
  /// What a key has done, or what the window has to do for it.
  enum Answer: Hashable, Sendable {
    case taken
    /// Put this text on the clipboard.
    case copy(String)
    /// Hand the clipboard's text to `type`.
    case paste
  }

  /// Takes a key in; nil where a text field has no use for it, such as Return, Escape and Tab.
  mutating func take(_ key: KeyStroke) -> Answer? {
    switch key.name {
    case "Left": step(by: -1, key)
    case "Right": step(by: 1, key)
    case "Home" where !key.command: moveCaret(to: 0, isSelecting: key.shift)
    case "End" where !key.command: moveCaret(to: letters.count, isSelecting: key.shift)
    case "Backspace": delete(by: -1, key)
    case "Delete": delete(by: 1, key)
    default: return key.command ? takeCommand(key) : nil
    }
    return .taken
  }

  private mutating func takeCommand(_ key: KeyStroke) -> Answer? {
    switch key.name {
    case "A":
      selectAll()
      return .taken
    case "C":
      return selection.isEmpty ? .taken : .copy(selectedText)
    case "X":
      guard !selection.isEmpty else { return .taken }
      let text = selectedText
      delete(towards: 1)
      return .copy(text)
    case "V":
      return .paste
    default:
      return nil
    }
  }

  private mutating func step(by step: Int, _ key: KeyStroke) {
    if !key.shift, !key.command, !selection.isEmpty {
      moveCaret(to: step < 0 ? selection.lowerBound : selection.upperBound)
    } else {
      moveCaret(to: key.command ? wordEnd(towards: step) : caret + step, isSelecting: key.shift)
    }
  }

  private mutating func delete(by step: Int, _ key: KeyStroke) {
    if selection.isEmpty, key.command { moveCaret(to: wordEnd(towards: step), isSelecting: true) }
    if !selection.isEmpty || !key.command { delete(towards: step) }
  }

  /// The end of the word beside the caret, over the spaces before it.
  private func wordEnd(towards step: Int) -> Int {
    var place = caret
    func next() -> Character? {
      let index = step > 0 ? place : place - 1
      return letters.indices.contains(index) ? letters[index] : nil
    }
    while next() == " " { place += step }
    while let letter = next(), letter != " " { place += step }
    return place
  }
}
