/// A shape as coverage: for every pixel how much of it the shape fills. It has no colour of its own.
public struct CoverageBitmap: Hashable, Sendable {
  /// Width in pixels.
  public let width: Int
  /// Height in pixels.
  public let height: Int
  /// Rows from above, `width` bytes each: 0 is empty, 255 full.
  public let coverage: [UInt8]
  /// The pixel column at which the shape's origin stands: for text the pen's start, for icons 0. Positive
  /// where the first letter reaches to the left of the pen.
  public let originX: Int
  /// The pixel row at which the shape's origin stands: for text the baseline, for icons 0.
  public let originY: Int

  /// - Precondition: `coverage` holds exactly `width · height` bytes.
  public init(width: Int, height: Int, coverage: [UInt8], originX: Int = 0, originY: Int = 0) {
    precondition(coverage.count == width * height, "The coverage must hold a byte for every pixel.")
    self.width = width
    self.height = height
    self.coverage = coverage
    self.originX = originX
    self.originY = originY
  }
}
