/// Numbers as text, the same on every machine and in every language.
package enum NumberText {
  /// The shortest decimal text that reads back as the same number: `60`, `0.86`, `1e-07`; −0 is `0`.
  /// Every finite number gives legal JSON; the others give `nan`, `inf` and `-inf`.
  package static func shortest(_ number: Double) -> String {
    if number == 0 { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
