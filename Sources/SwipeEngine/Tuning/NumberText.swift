/// Numbers as text, the same on every machine and in every language.
package enum NumberText {
  /// The shortest decimal text that reads back as the same number: `60`, `0.86`, `1e-07`; −0 is `0`.
  /// Every finite number gives legal JSON; the others give `nan`, `inf` and `-inf`.
  package static func shortest(_ number: Double) -> String {
    if number == 0 { return "0" }
    let text = number.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// How many decimal places a percentage stands apart from its fraction.
  private static let percentPlaces = 2

  /// A fraction in percent, as its number alone. The digits are the fraction's own, so that 0.07 is 7 and
  /// `fraction(ofPercent:)` gives the very number back.
  static func percent(of fraction: Double) -> String {
    if fraction < 0 { return "-" + percent(of: -fraction) }
    let text = shortest(fraction)
    guard fraction.isFinite, fraction != 0 else { return text }
    let parts = text.split(separator: "e")
    if parts.count == 2, let exponent = Int(parts[1]) { return "\(parts[0])e\(exponent + percentPlaces)" }
    let halves = text.split(separator: ".")
    let decimals = halves.dropFirst().joined() + String(repeating: "0", count: percentPlaces)
    let whole = (halves[0] + decimals.prefix(percentPlaces)).drop { $0 == "0" }
    var rest = decimals.dropFirst(percentPlaces)
    while rest.last == "0" { rest.removeLast() }
    return (whole.isEmpty ? "0" : String(whole)) + (rest.isEmpty ? "" : "." + rest)
  }

  /// The fraction that a number in percent stands for, rounded once; nil where the text is no decimal number.
  static func fraction(ofPercent text: String) -> Double? {
    let parts = text.split(separator: "e", omittingEmptySubsequences: false)
    guard parts.count <= 2, let exponent = parts.count == 2 ? Int(parts[1]) : 0 else { return nil }
    let (shifted, overflow) = exponent.subtractingReportingOverflow(percentPlaces)
    return overflow ? nil : Double("\(parts[0])e\(shifted)")
  }
}
