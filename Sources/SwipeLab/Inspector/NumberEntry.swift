import SwipeEngine

/// Numbers as people type them into a field, and as a field shows them.
enum NumberEntry {
  /// Decimals shown beyond a parameter's own where a number has more: what is shown is never another number.
  private static let moreDecimals = 3
  private static let spaces: Set<Character> = [" ", FigureText.thinSpace, "\u{A0}", "\u{202F}"]
  private static let trueMinus: Character = "\u{2212}"

  /// The number that a text means: point or comma as the decimal sign, either minus, spaces between thousands, and
  /// perhaps the unit behind it. Nil for what is no number, or not a whole one yet: `-`, `.`, an empty text.
  static func number(in text: String, unit: String) -> Double? {
    var plain = text.filter { !spaces.contains($0) }
    if !unit.isEmpty, plain.hasSuffix(unit) { plain.removeLast(unit.count) }
    plain = String(plain.map { $0 == trueMinus ? "-" : $0 })
    if plain.filter({ $0 == "," }).count == 1, !plain.contains(".") {
      plain = String(plain.map { $0 == "," ? "." : $0 })
    }
    guard plain.contains(where: \.isNumber), case .number(let number) = ParameterValue(parsing: plain) else {
      return nil
    }
    return number
  }

  /// A number as it is shown: with its parameter's decimals, and more of them where these would change it.
  static func shown(_ number: Double, decimals: Int) -> String {
    FigureText.fixed(number, decimals: decimalsNeeded(by: number, atLeast: decimals))
  }

  /// The same for editing, without anything between the thousands.
  static func edited(_ number: Double, decimals: Int) -> String {
    FigureText.plain(number, decimals: decimalsNeeded(by: number, atLeast: decimals)) ?? ""
  }

  private static func decimalsNeeded(by number: Double, atLeast decimals: Int) -> Int {
    let most = decimals + moreDecimals
    return (decimals..<most).first { FigureText.plain(number, decimals: $0).flatMap(Double.init) == number }
      ?? most
  }
}
