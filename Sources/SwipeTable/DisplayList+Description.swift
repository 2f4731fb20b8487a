import SwipeEngine

extension DisplayList: CustomStringConvertible {
  /// The drawing steps in words, one a line, indented by clips and layers: for goldens and for people.
  ///
  /// Lengths are points, rounded to thousandths.
  public var description: String {
    var depth = 0
    return items.map { item in
      switch item {
      case .popClip, .popLayer: depth = max(0, depth - 1)
      default: break
      }
      let line = String(repeating: "  ", count: depth) + item.description
      switch item {
      case .pushClip, .pushLayer: depth += 1
      default: break
      }
      return line + "\n"
    }.joined()
  }
}

extension DisplayList.Item: CustomStringConvertible {
  /// The drawing step in words.
  public var description: String {
    switch self {
    case .fill(let rect, let color): "fill \(words(rect)) \(words(color))"
    case .roundedRect(let rect, let radius, let color):
      "rounded \(words(rect)) radius \(words(radius)) \(words(color))"
    case .roundedBorder(let rect, let radius, let width, let color):
      "border \(words(rect)) radius \(words(radius)) width \(words(width)) \(words(color))"
    case .line(let from, let to, let width, let dash, let color):
      "line \(words(from)) to \(words(to)) width \(words(width))\(words(dash)) \(words(color))"
    case .hairline(let x, let y, let width, let color):
      "hairline \(words(x)),\(words(y)) length \(words(width)) \(words(color))"
    case .shadow(let rect, let radius, let kind, let opacity):
      "shadow \(kind) \(words(rect)) radius \(words(radius)) opacity \(words(opacity))"
    case .edgeShadow(let rect, let towardsRight):
      "edge shadow \(words(rect)) to the \(towardsRight ? "right" : "left")"
    case .gradient(let rect, let radius, let top, let bottom):
      "gradient \(words(rect)) radius \(words(radius)) \(words(top)) to \(words(bottom))"
    case .text(let text, let origin, let style, let color, let scale):
      "text \"\(text)\" at \(words(origin)) \(words(style)) \(words(color))\(words(scale: scale))"
    case .icon(let name, let rect, let color, let scale):
      "icon \(name) \(words(rect)) \(words(color))\(words(scale: scale))"
    case .pushClip(let rect): "clip \(words(rect)) {"
    case .pushLayer(let offset): "layer \(words(offset)) {"
    case .popClip, .popLayer: "}"
    }
  }

  /// Steps of a length in a point.
  private static let fineness = 1000.0

  /// A number without trailing zeros.
  private func words(_ length: Double) -> String {
    let rounded = (length * Self.fineness).rounded() / Self.fineness
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }

  private func words(_ point: Point) -> String { "\(words(point.x)),\(words(point.y))" }

  private func words(_ rect: Rect) -> String {
    "\(words(rect.x)),\(words(rect.y)) \(words(rect.width))x\(words(rect.height))"
  }

  /// `#rrggbb`, with the alpha behind it where the colour is not opaque.
  private func words(_ color: Color) -> String {
    let channels = [color.red, color.green, color.blue] + (color.alpha == .max ? [] : [color.alpha])
    return channels.reduce(into: "#") { text, channel in
      let digits = String(channel, radix: 16)
      text += digits.count < 2 ? "0" + digits : digits
    }
  }

  private func words(_ style: TextStyle) -> String {
    "\(words(style.size))/\(words(style.lineHeight)) \(style.weight)"
  }

  private func words(_ dash: DisplayList.Dash?) -> String {
    dash.map { " dashed \(words($0.line)) \(words($0.gap))" } ?? ""
  }

  private func words(scale: Double) -> String { scale == 1 ? "" : " scale \(words(scale))" }
}
