/// A rectangle of whole device pixels. An empty one has a width or height of 0 or less.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// One past the last column.
  public var maxX: Int
  /// One past the last row.
  public var maxY: Int

  /// No pixels, at the top left.
  public static let zero = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// A rectangle from its edges; `maxX` and `maxY` do not belong to it.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// A rectangle from its first pixel and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// Columns; 0 or less in an empty rectangle.
  public var width: Int { maxX - minX }
  /// Rows; 0 or less in an empty rectangle.
  public var height: Int { maxY - minY }
  /// Whether there is no pixel inside.
  public var isEmpty: Bool { minX >= maxX || minY >= maxY }
  /// Pixels inside; 0 in an empty rectangle.
  public var area: Int { isEmpty ? 0 : width * height }

  /// The same rectangle moved by whole pixels.
  public func offset(x dx: Int = 0, y dy: Int = 0) -> PixelRect {
    PixelRect(minX: minX + dx, minY: minY + dy, maxX: maxX + dx, maxY: maxY + dy)
  }

  /// What both cover; empty where they do not meet.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX),
      minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX),
      maxY: min(maxY, other.maxY)
    )
  }

  /// The smallest rectangle around both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX),
      minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX),
      maxY: max(maxY, other.maxY)
    )
  }

  /// Whether the two share a pixel.
  public func intersects(_ other: PixelRect) -> Bool {
    !intersection(other).isEmpty
  }

  /// Whether every pixel of `other` lies inside; an empty rectangle lies inside of every other.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY)
  }
}
