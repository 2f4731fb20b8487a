/// A line of text that is being edited: its letters, the caret, and what is selected.
///
/// Knows neither places nor colours: `TextFieldPainter` draws it. Letters are `Character`s, so that a letter with its accents
/// is one step of the caret.
struct TextField: Hashable, Sendable {
  private(set) var letters: [Character]
  /// The caret stands in front of the letter of this index; 0…`letters.count`.
  private(set) var caret: Int
  /// The other end of what is selected; equal to `caret` where nothing is.
  private(set) var anchor: Int

  /// More letters are not taken: no name and no list of trigger points is longer.
  static let longest = 200

  /// A text of which everything is selected, so that the next letter replaces it.
  init(_ text: String = "") {
    letters = Array(text.filter { !$0.isNewline }.prefix(Self.longest))
    anchor = 0
    caret = letters.count
  }

  var text: String { String(letters) }
  var isEmpty: Bool { letters.isEmpty }
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  var selectedText: String { String(letters[selection]) }

  mutating func selectAll() { (anchor, caret) = (0, letters.count) }

  /// Puts text in the place of what is selected. Line breaks and control characters are left out.
  mutating func type(_ text: String) {
    let typed = text.filter { letter in
      !letter.isNewline && letter.unicodeScalars.allSatisfy { !Self.isControl($0) }
    }
    let room = Self.longest - letters.count + selection.count
    replaceSelection(with: Array(typed.prefix(max(0, room))))
  }

  /// Moves the caret to a place between two letters; limited to the text.
  ///
  /// - Parameter isSelecting: whether everything on the way is selected.
  mutating func moveCaret(to place: Int, isSelecting: Bool = false) {
    caret = min(max(place, 0), letters.count)
    if !isSelecting { anchor = caret }
  }

  /// Takes away what is selected, or the letter after the caret (`step` 1) or before it (−1).
  mutating func delete(towards step: Int) {
    if selection.isEmpty { moveCaret(to: caret + step, isSelecting: true) }
    replaceSelection(with: [])
  }

  private mutating func replaceSelection(with new: [Character]) {
    let start = selection.lowerBound
    letters.replaceSubrange(selection, with: new)
    caret = start + new.count
    anchor = caret
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}
