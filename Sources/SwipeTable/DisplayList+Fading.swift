extension DisplayList {
  /// Multiplies the opacity of what `body` adds by a fraction 0…1. Shapes that lie over each other shine through.
  public mutating func faded(_ fraction: Double, _ body: (inout DisplayList) -> Void) {
    var added = DisplayList()
    body(&added)
    for item in added.items { append(fraction >= 1 ? item : item.opacity(fraction)) }
  }
}

extension DisplayList.Item {
  /// The same drawing step with its colours' opacity multiplied by a fraction 0…1.
  func opacity(_ fraction: Double) -> DisplayList.Item {
    switch self {
    case .fill(let rect, let color): .fill(rect, color.opacity(fraction))
    case .roundedRect(let rect, let radius, let color):
      .roundedRect(rect, radius: radius, color.opacity(fraction))
    case .roundedBorder(let rect, let radius, let width, let color):
      .roundedBorder(rect, radius: radius, width: width, color.opacity(fraction))
    case .line(let from, let to, let width, let dash, let color):
      .line(from: from, to: to, width: width, dash: dash, color.opacity(fraction))
    case .hairline(let x, let y, let width, let color):
      .hairline(x: x, y: y, width: width, color.opacity(fraction))
    case .gradient(let rect, let radius, let top, let bottom):
      .gradient(rect, radius: radius, top: top.opacity(fraction), bottom: bottom.opacity(fraction))
    case .text(let text, let origin, let style, let color, let scale):
      .text(text, origin: origin, style, color.opacity(fraction), scale: scale)
    case .icon(let name, let rect, let color, let scale):
      .icon(name, rect, color.opacity(fraction), scale: scale)
    case .shadow(let rect, let radius, let kind, let opacity):
      .shadow(rect, radius: radius, kind, opacity: opacity * fraction)
    case .edgeShadow, .pushClip, .popClip, .pushLayer, .popLayer: self
    }
  }
}
