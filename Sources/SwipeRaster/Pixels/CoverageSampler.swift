/// Reads a coverage between its pixels. What lies outside counts as 0.
struct CoverageSampler {
  let bytes: UnsafePointer<UInt8>
  let width: Int
  let height: Int

  /// The coverage at a place in subpixels, mixed from the four pixels around it. 0 is the middle of the first pixel.
  func value(x: Int, y: Int) -> UInt8 {
    let column = x >> Subpixel.bits
    let row = y >> Subpixel.bits
    guard column >= -1, row >= -1, column < width, row < height else { return 0 }
    let right = x & Subpixel.mask
    let lower = y & Subpixel.mask
    let above = byte(column, row) * (Subpixel.one - right) + byte(column + 1, row) * right
    let below = byte(column, row + 1) * (Subpixel.one - right) + byte(column + 1, row + 1) * right
    let sum = above * (Subpixel.one - lower) + below * lower
    return UInt8(truncatingIfNeeded: (sum + Self.halfSum) >> (2 * Subpixel.bits))
  }

  private static let halfSum = 1 << (2 * Subpixel.bits - 1)

  @inline(__always)
  private func byte(_ column: Int, _ row: Int) -> Int {
    guard column >= 0, row >= 0, column < width, row < height else { return 0 }
    return Int(bytes[row * width + column])
  }
}
