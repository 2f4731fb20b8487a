import SwipeEngine
import SwipeTable

/// Writes marks as SVG elements, one a line.
struct SVGWriter {
  private(set) var text = ""

  /// Steps of a length in a point: finer than any eye, coarse enough for short texts.
  private static let decimals = 2
  /// From the middle of a line of text down to its base, in ems: half of Inter's ascent (0.969) less its
  /// descent (0.242).
  private static let middleToBase = 0.364
  private static let family = "Inter, sans-serif"

  mutating func begin(width: Double, height: Double, title: String) {
    let (width, height) = (number(width), number(height))
    text += """
      <?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)" font-family="\(Self.family)">
      <title>\(Self.escaped(title))</title>

      """
  }

  mutating func end() {
    text += "</svg>\n"
  }

  mutating func write(_ mark: PlotMark) {
    switch mark {
    case .fill(let rect, let color): rectangle(rect, radius: 0, color)
    case .bar(let rect, let radius, let color): rectangle(rect, radius: radius, color)
    case .line(let from, let to, let width, let dash, let color):
      let pattern = dash.map { " stroke-dasharray=\"\(number($0.line)) \(number($0.gap))\"" } ?? ""
      element(
        "line x1=\"\(number(from.x))\" y1=\"\(number(from.y))\" x2=\"\(number(to.x))\" y2=\"\(number(to.y))\""
          + stroke(color, width) + pattern
      )
    case .curve(let points, let width, let color):
      let places = points.map { "\(number($0.x)),\(number($0.y))" }.joined(separator: " ")
      element(
        "polyline points=\"\(places)\" fill=\"none\"" + stroke(color, width) + " stroke-linejoin=\"round\""
      )
    case .disc(let middle, let diameter, let color):
      element(circle(middle, diameter / 2) + fill(color))
    case .ring(let middle, let diameter, let width, let rim, let inside):
      element(circle(middle, (diameter - width) / 2) + fill(inside) + stroke(rim, width))
    case .text(let string, let x, let y, let anchor, let style, let color):
      write(string, x: x, y: y, anchor, style, color)
    case .number(let text, let x, let y, let style, let color):
      write(text, x: x, y: y, .end, style, color)
    }
  }

  private mutating func write(
    _ string: String,
    x: Double,
    y: Double,
    _ anchor: PlotMark.Anchor,
    _ style: TextStyle,
    _ color: Color
  ) {
    let base = y + style.lineHeight / 2 + Self.middleToBase * style.size
    let weight = style.weight == .regular ? "" : " font-weight=\"\(weight(style.weight))\""
    let alignment = anchor == .start ? "" : " text-anchor=\"\(anchor.rawValue)\""
    text +=
      "<text x=\"\(number(x))\" y=\"\(number(base))\" font-size=\"\(number(style.size))\"\(weight)"
      + "\(alignment)\(fill(color))>\(Self.escaped(string))</text>\n"
  }

  private mutating func rectangle(_ rect: Rect, radius: Double, _ color: Color) {
    let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    element(
      "rect x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\""
        + " height=\"\(number(rect.height))\"\(corner)\(fill(color))"
    )
  }

  private mutating func element(_ content: String) {
    text += "<\(content)/>\n"
  }

  private func circle(_ middle: Point, _ radius: Double) -> String {
    "circle cx=\"\(number(middle.x))\" cy=\"\(number(middle.y))\" r=\"\(number(radius))\""
  }

  private func fill(_ color: Color) -> String { " fill=\"\(hex(color))\"" + opacity("fill", color) }

  private func stroke(_ color: Color, _ width: Double) -> String {
    " stroke=\"\(hex(color))\"\(opacity("stroke", color)) stroke-width=\"\(number(width))\""
  }

  private func opacity(_ name: String, _ color: Color) -> String {
    color.alpha == .max ? "" : " \(name)-opacity=\"\(number(Double(color.alpha) / Double(UInt8.max)))\""
  }

  private func hex(_ color: Color) -> String {
    [color.red, color.green, color.blue].reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }

  /// A number without trailing zeros; 0 for what is no number.
  private func number(_ value: Double) -> String {
    var text = FigureText.plain(value, decimals: Self.decimals) ?? "0.0"
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  private func weight(_ weight: TextStyle.Weight) -> Int {
    switch weight {
    case .regular: 400
    case .medium: 500
    case .semiBold: 600
    case .bold: 700
    }
  }

  /// The text with what XML reads otherwise spelled out, and U+FFFD for what it cannot hold at all.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\u{0}"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
        escaped.unicodeScalars.append("\u{FFFD}")
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
