import SwipeEngine
import SwipeTable

extension DisplayList {
  /// A number that changes, so that it does not shimmer: each digit is centred in a cell as wide as a zero. Ends at `x`.
  ///
  /// - Returns: where it begins.
  @discardableResult
  mutating func number(
    _ text: String,
    endingAt x: Double,
    y: Double,
    _ style: TextStyle,
    _ color: Color,
    _ metrics: TextMetrics
  ) -> Double {
    let cell = metrics.width(of: "0", style)
    var left = x
    for character in text.reversed() {
      let width = metrics.width(of: String(character), style)
      let room = character.isNumber ? cell : width
      left -= room
      self.text(String(character), at: Point(x: left + (room - width) / 2, y: y), style, color)
    }
    return left
  }
}

extension TextMetrics {
  /// How wide `DisplayList.number` draws a number, in points.
  func numberWidth(of text: String, _ style: TextStyle) -> Double {
    let cell = width(of: "0", style)
    return text.reduce(0) { $0 + ($1.isNumber ? cell : width(of: String($1), style)) }
  }
}
