import SwipeEngine
import SwipeTable

/// Draws into a row from its leading edge: places are counted from there, whichever side it is on.
struct RowPen {
  private let painting: RowPainting

  init(_ painting: RowPainting) {
    self.painting = painting
  }

  /// Where a thing of a width that stands at a place from the leading edge begins, from the left.
  func place(_ place: Point, width: Double) -> Point {
    let isLeftToRight = painting.direction == .leftToRight
    return Point(x: isLeftToRight ? place.x : painting.width - place.x - width, y: place.y)
  }

  /// A rectangle counted from the leading edge, as it is counted from the left.
  func mirrored(_ rect: Rect) -> Rect {
    let origin = place(Point(x: rect.x, y: rect.y), width: rect.width)
    return Rect(x: origin.x, y: origin.y, width: rect.width, height: rect.height)
  }

  /// Draws a line of text, shortened to the room of a width.
  ///
  /// - Returns: the box of what was drawn.
  @discardableResult
  func line(
    _ text: String,
    _ style: TextStyle,
    _ color: Color,
    at place: Point,
    width: Double,
    into list: inout DisplayList
  ) -> Rect {
    let shown = painting.metrics.truncated(text, style, toWidth: max(0, width))
    let length = painting.metrics.width(of: shown, style)
    let origin = self.place(place, width: length)
    list.text(shown, at: origin, style, color)
    return Rect(x: origin.x, y: origin.y, width: length, height: style.lineHeight)
  }

  func icon(_ name: String, at place: Point, size: Double, _ color: Color, into list: inout DisplayList) {
    list.icon(name, at: self.place(place, width: size), size: size, color)
  }
}
