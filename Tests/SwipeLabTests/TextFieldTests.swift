import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A text field")
struct TextFieldTests {
  /// What is left of "25% back" after some keys; typed letters stand in quotes. The caret is `|`, a selection in `[]`.
  private func result(of keys: [String], from text: String = "25% back") -> String {
    var field = TextField(text)
    for key in keys {
      if key.hasPrefix("'") { field.type(String(key.dropFirst())) } else { _ = field.take(KeyStroke(key)) }
    }
    var letters = field.letters.map(String.init)
    if field.selection.isEmpty {
      letters.insert("|", at: field.caret)
    } else {
      letters.insert("]", at: field.selection.upperBound)
      letters.insert("[", at: field.selection.lowerBound)
    }
    return letters.joined()
  }

  @Test(
    "is edited with the usual keys",
    arguments: [
      ([], "[25% back]"), (["'9"], "9|"), (["Left"], "|25% back"), (["Right"], "25% back|"),
      (["End", "Left", "Left"], "25% ba|ck"), (["Home", "Right", "Delete"], "2|% back"),
      (["End", "Backspace"], "25% bac|"), (["Backspace"], "|"),
      (["End", "Shift+Left", "Shift+Left"], "25% ba[ck]"),
      (["End", "Ctrl+Left", "'x"], "25% x|back"), (["End", "Ctrl+Backspace"], "25% |"),
      (["Home", "Ctrl+Delete"], "| back"), (["Home", "Ctrl+Right"], "25%| back"),
      (["End", "Shift+Home"], "[25% back]"), (["End", "Ctrl+A", "Ctrl+X"], "|"),
      (["Home", "Backspace"], "|25% back"),
      (["End", "Delete", "Right"], "25% back|"), (["End", "'\n\t"], "25% back|"),
      (["Home", "Shift+End", "'a"], "a|"),
    ]
  )
  func keys(keys: [String], wanted: String) {
    #expect(result(of: keys) == wanted)
  }

  @Test("steps over letters with their accents, and takes only as many as there is room for")
  func letters() {
    #expect(result(of: ["End", "Left"], from: "ae\u{301}") == "a|e\u{301}")
    var field = TextField(String(repeating: "a", count: 1000))
    #expect(field.letters.count == TextField.longest)
    field.moveCaret(to: 1000)
    field.type("b")
    #expect(field.letters.count == TextField.longest)
  }

  @Test("hands what is selected to the clipboard, and leaves other keys alone")
  func clipboard() {
    var field = TextField("0.5")
    #expect(field.take(KeyStroke("Ctrl+C")) == .copy("0.5"))
    #expect(field.take(KeyStroke("Ctrl+V")) == .paste)
    #expect(field.take(KeyStroke("Ctrl+X")) == .copy("0.5"))
    #expect(field.take(KeyStroke("Ctrl+C")) == .taken)
    for key in ["Return", "Escape", "Tab", "Ctrl+Z", "Up", "A", "F5"] {
      #expect(field.take(KeyStroke(key)) == nil, "\(key)")
    }
  }

  @Test(
    "moves a long text so that the caret is seen, and finds the place under a click",
    arguments: [0, 3, 20, 40]
  )
  func box(caret: Int) {
    let box = TextFieldBox.text(in: Rect(x: 100, y: 0, width: 96, height: 32)) {
      TextMetrics.halfEm.width(of: $0, $1)
    }
    var field = TextField(String(repeating: "n", count: 40))
    field.moveCaret(to: caret)
    let x = box.textX(of: field) + box.offset(of: caret, in: field)
    #expect(x >= box.room.minX && x <= box.room.maxX)
    #expect(box.place(at: x + 1, in: field) == caret)
  }

  @Test(
    "of a key takes what is held apart",
    arguments: [
      ("Ctrl+Shift+Left", "Left", true, true), ("Up", "Up", false, false), ("+", "+", false, false),
      ("Ctrl++", "+", false, true), ("Gui+V", "V", false, true),
    ]
  )
  func stroke(spelled: String, name: String, shift: Bool, command: Bool) {
    let key = KeyStroke(spelled)
    #expect((key.name, key.shift, key.command) == (name, shift, command))
  }
}
