/// Small matters of wording that all messages share.
enum Sentence {
  /// The text with a full stop, unless it ends as a question.
  static func ended(_ text: String) -> String {
    text.hasSuffix("?") ? text : text + "."
  }

  /// `a`, `a or b`, `a, b or c`.
  static func choice(of words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
