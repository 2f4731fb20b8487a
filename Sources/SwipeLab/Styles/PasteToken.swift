/// A piece of a text from the clipboard, whatever language it is in.
enum PasteToken: Hashable, Sendable {
  /// A name: letters, digits, `_`, and `-` between letters.
  case word(String)
  /// A finite decimal number.
  case number(Double)
  /// Any other character but white space.
  case mark(Character)

  /// The pieces of a text in order. Complexity: O(n).
  static func tokens(in text: String) -> [PasteToken] {
    var scanner = Scanner(rest: text[...])
    var tokens: [PasteToken] = []
    while let token = scanner.next() { tokens.append(token) }
    return tokens
  }

  /// Reads piece after piece.
  private struct Scanner {
    var rest: Substring

    /// No number that means something has more letters.
    private static let mostLetters = 64

    mutating func next() -> PasteToken? {
      rest = rest.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      guard let first = rest.first else { return nil }
      if let number = number() { return .number(number) }
      if first.isLetter || first == "_" { return .word(word()) }
      rest.removeFirst()
      return .mark(first)
    }

    private mutating func word() -> String {
      var word = ""
      while let next = rest.first {
        let isHyphen = next == "-" && (rest.dropFirst().first?.isLetter ?? false)
        guard next.isLetter || next == "_" || isHyphen || Self.isDigit(next) else { break }
        word.append(next)
        rest.removeFirst()
      }
      return word
    }

    /// The number at the front, nil where there is none; then nothing is passed.
    private mutating func number() -> Double? {
      var text = ""
      var left = rest
      func take(_ isWanted: (Character) -> Bool) -> Bool {
        guard let next = left.first, isWanted(next), text.count <= Self.mostLetters else { return false }
        text.append(Self.isMinus(next) ? "-" : next)
        left.removeFirst()
        return true
      }
      _ = take { $0 == "+" || Self.isMinus($0) }
      var digits = 0
      while take(Self.isDigit) { digits += 1 }
      let whole = (text: text, left: left)
      if take({ $0 == "." }) {
        var decimals = 0
        while take(Self.isDigit) { decimals += 1 }
        // A full stop behind a number ends a sentence.
        if decimals == 0 { (text, left) = whole }
        digits += decimals
      }
      guard digits > 0 else { return nil }
      let mantissa = (text: text, left: left)
      if take({ $0 == "e" || $0 == "E" }) {
        _ = take { $0 == "+" || Self.isMinus($0) }
        var exponent = 0
        while take(Self.isDigit) { exponent += 1 }
        if exponent == 0 { (text, left) = mantissa }
      }
      guard let number = Double(text), number.isFinite else { return nil }
      rest = left
      return number
    }

    private static func isDigit(_ letter: Character) -> Bool { ("0"..."9").contains(letter) }

    /// A hyphen, or the minus sign of print.
    private static func isMinus(_ letter: Character) -> Bool { letter == "-" || letter == "\u{2212}" }
  }
}
