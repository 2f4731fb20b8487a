import SwipeEngine

/// Numbers for people, as the visual language has them: a true minus sign, thousands apart, fixed decimals.
package enum FigureText {
  /// U+2212, as wide as a plus.
  private static let minus = "−"
  /// U+2009, between thousands.
  static let thinSpace: Character = "\u{2009}"
  private static let group = 3
  /// Stands for a number that there is not.
  package static let none = "–"
  /// Numbers from here on are not spelled out.
  private static let largest = 1e15

  /// A number with so many decimals, 0 to 9: `−1 484`, `0.47`; `–` for nil and for what is no number.
  package static func fixed(_ number: Double?, decimals: Int) -> String {
    guard let text = plain(number, decimals: decimals) else { return none }
    let isNegative = text.hasPrefix("-")
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    let grouped = grouped(parts[0])
    return (isNegative ? minus : "") + grouped + (parts.count > 1 ? "." + parts[1] : "")
  }

  /// The same for a machine: `-1484`, without anything between the thousands; nil for nil and for what is no
  /// number.
  package static func plain(_ number: Double?, decimals: Int) -> String? {
    guard let number, number.isFinite, abs(number) < largest else { return nil }
    let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
    let whole = (abs(number) * Double(unit)).rounded()
    guard whole < largest else { return nil }
    let steps = Int(whole)
    let fraction = String(steps % unit)
    let zeros = String(repeating: "0", count: max(0, decimals - fraction.count))
    let sign = number < 0 && steps > 0 ? "-" : ""
    return sign + String(steps / unit) + (decimals > 0 ? "." + zeros + fraction : "")
  }

  /// A length with as few decimals as it takes, at most one: `−222`, `74.5`.
  package static func length(_ points: Double) -> String {
    let isWhole = abs(points - points.rounded()) < wholeEnough
    return fixed(points, decimals: isWhole ? 0 : 1)
  }

  /// Half of the last decimal that is shown.
  private static let wholeEnough = 0.05

  private static func grouped(_ digits: some StringProtocol) -> String {
    let count = digits.count
    return digits.enumerated().reduce(into: "") { text, digit in
      if digit.offset > 0, (count - digit.offset) % group == 0 { text.append(thinSpace) }
      text.append(digit.element)
    }
  }
}
