/// A rectangle of whole pixels; the origin is the upper left corner of the window.
public struct PixelRect: Hashable, Sendable {
  /// Columns from the left edge to its left edge.
  public var x: Int
  /// Rows from the upper edge to its upper edge.
  public var y: Int
  /// Width in pixels; zero or less means an empty rectangle.
  public var width: Int
  /// Height in pixels; zero or less means an empty rectangle.
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The part inside a picture of the given size at the origin; empty where there is none.
  public func clipped(toWidth limitX: Int, height limitY: Int) -> PixelRect {
    let left = min(max(x, 0), limitX)
    let top = min(max(y, 0), limitY)
    let right = min(max(x.addingClamped(width), left), limitX)
    let bottom = min(max(y.addingClamped(height), top), limitY)
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Int {
  /// The sum, held at the ends of the range instead of trapping.
  fileprivate func addingClamped(_ other: Int) -> Int {
    let (sum, overflow) = addingReportingOverflow(other)
    guard overflow else { return sum }
    return other > 0 ? .max : .min
  }
}
