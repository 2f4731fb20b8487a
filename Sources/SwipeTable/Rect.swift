public import SwipeEngine

/// A rectangle in points. An empty one has a width or height of 0 or less.
public struct Rect: Hashable, Sendable {
  public var x: Double
  public var y: Double
  public var width: Double
  public var height: Double

  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  public var minX: Double { x }
  public var maxX: Double { x + width }
  public var minY: Double { y }
  public var maxY: Double { y + height }
  public var midX: Double { x + width / 2 }
  public var midY: Double { y + height / 2 }
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// Whether the point lies inside; the right and bottom edges do not belong to the rectangle.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// The same rectangle moved by a way.
  public func offset(x dx: Double = 0, y dy: Double = 0) -> Rect {
    Rect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with its edges moved inwards (outwards where an inset is negative).
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: x + insets.left,
      y: y + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }

  /// What both rectangles cover; an empty rectangle where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: max(0, min(maxX, other.maxX) - left),
      height: max(0, min(maxY, other.maxY) - top)
    )
  }
}
