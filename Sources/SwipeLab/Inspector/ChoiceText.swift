/// A parameter's choices as words for people, from their names in files: "Destructive after fill".
enum ChoiceText {
  /// The name in sentence case. Names are one word, or several in camel case.
  static func label(of choice: String) -> String {
    guard let first = choice.first else { return "" }
    let rest = choice.dropFirst().map { $0.isUppercase ? " " + $0.lowercased() : String($0) }
    return first.uppercased() + rest.joined()
  }
}
