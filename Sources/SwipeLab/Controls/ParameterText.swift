import SwipeEngine

/// What a parameter is set to, as people read it: `0.40 s`, `−1 484 pt/s`, `Destructive after fill`, `On`.
///
/// Not for files and command lines: what can be typed is `ParameterValue.description`.
struct ParameterText: Hashable, Sendable {
  /// The value without its unit. A number has a true minus sign, thousands apart, and its parameter's decimals: more,
  /// up to thousandths, only where the number has them. A choice is in sentence case.
  let amount: String
  /// The unit; empty where there is none, and after what is no number.
  let unit: String
  /// Whether the amount is a word, which is in lower case where it follows one.
  private let isWord: Bool

  /// Decimals that a number can have, where its parameter does not ask for more.
  private static let mostDecimals = 3
  /// Stands for having no value.
  private static let none = "None"

  /// - Parameter parameter: whose value it is; nil for one that is not known, which has no unit.
  init(_ value: ParameterValue, of parameter: Parameter?) {
    switch value {
    case .number(let number):
      var decimals = 0
      if case .number(_, _, let count, _) = parameter?.kind { decimals = count }
      amount = Self.number(number, decimals: decimals)
      unit = parameter?.unit ?? ""
      isWord = false
    case .flag(let flag): (amount, unit, isWord) = (flag ? "On" : "Off", "", true)
    case .choice(let name): (amount, unit, isWord) = (Self.sentenceCase(name), "", true)
    case .null: (amount, unit, isWord) = (Self.none, "", true)
    }
  }

  /// A value of the parameter with this id.
  init(_ value: ParameterValue, of id: Parameter.ID) {
    self.init(value, of: SwipeStyle.parameter(id))
  }

  /// The value with its unit: `0.40 s`.
  var text: String { unit.isEmpty ? amount : amount + " " + unit }

  /// The value after a name: `Settle response 0.40 s`, `Full swipe destructive after fill`.
  func following(_ name: String) -> String { name + " " + (isWord ? text.lowercased() : text) }

  /// A number as a parameter of so many decimals shows it.
  static func number(_ number: Double, decimals: Int) -> String {
    let most = max(decimals, mostDecimals)
    var text = FigureText.fixed(number, decimals: most)
    for _ in decimals..<most where text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }

  /// The name of a choice for people: `destructiveAfterFill` is `Destructive after fill`. Text with other signs than
  /// letters stays as it is.
  static func sentenceCase(_ name: String) -> String {
    guard name.allSatisfy(\.isLetter) else { return name }
    let words = name.reduce(into: "") { words, letter in
      words += letter.isUppercase && !words.isEmpty ? " " + letter.lowercased() : String(letter)
    }
    return words.withCapital
  }
}
