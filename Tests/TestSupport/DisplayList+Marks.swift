public import SwipeEngine
public import SwipeTable

extension TextMetrics {
  /// Every character is half an em wide.
  public static var halfEm: TextMetrics {
    TextMetrics { text, style in Double(text.count) * style.size / 2 }
  }
}

extension DisplayList {
  /// A text or an icon of a display list, and where it is. Clips are passed over.
  public struct Mark: Hashable, Sendable {
    /// The text itself, or the icon's name.
    public var name: String
    /// Its box in the coordinates of the whole list; of a text as wide as `TextMetrics.halfEm` says.
    public var frame: Rect
    public var color: Color
    public var scale: Double

    public var middle: Point { Point(x: frame.midX, y: frame.midY) }
  }

  /// All texts in the order of drawing.
  public var texts: [Mark] {
    placed.compactMap { item, shift in
      guard case .text(let text, let origin, let style, let color, let scale) = item else { return nil }
      let frame = Rect(
        x: origin.x + shift.x,
        y: origin.y + shift.y,
        width: TextMetrics.halfEm.width(of: text, style),
        height: style.lineHeight
      )
      return Mark(name: text, frame: frame, color: color, scale: scale)
    }
  }

  /// All icons in the order of drawing.
  public var icons: [Mark] {
    placed.compactMap { item, shift in
      guard case .icon(let name, let rect, let color, let scale) = item else { return nil }
      return Mark(name: name, frame: rect.offset(x: shift.x, y: shift.y), color: color, scale: scale)
    }
  }

  /// All plain rectangles of a colour, in the order of drawing.
  public func fills(_ color: Color) -> [Rect] {
    placed.compactMap { item, shift in
      guard case .fill(let rect, color) = item else { return nil }
      return rect.offset(x: shift.x, y: shift.y)
    }
  }

  /// All filled rounded rectangles of a colour, in the order of drawing.
  public func rounded(_ color: Color) -> [Rect] {
    placed.compactMap { item, shift in
      guard case .roundedRect(let rect, _, color) = item else { return nil }
      return rect.offset(x: shift.x, y: shift.y)
    }
  }

  /// The middle of a text; nil where it is not drawn. Of two the one on top.
  public func place(of text: String) -> Point? { texts.last { $0.name == text }?.middle }

  /// The drawing steps, each with the way by which layers have moved it.
  public var placed: [(item: Item, shift: Point)] {
    var shifts = [Point.zero]
    var placed: [(item: Item, shift: Point)] = []
    for item in items {
      let shift = shifts.last ?? .zero
      switch item {
      case .pushLayer(let offset): shifts.append(Point(x: shift.x + offset.x, y: shift.y + offset.y))
      case .popLayer: shifts.removeLast()
      default: placed.append((item, shift))
      }
    }
    return placed
  }
}
