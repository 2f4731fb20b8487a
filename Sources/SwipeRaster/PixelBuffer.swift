/// A picture: rows of 32-bit pixels, `0xFFRRGGBB` in the machine's byte order, top row first.
///
/// SDL calls this layout XRGB8888; the high byte is always 255, so ARGB8888 shows the same picture.
/// Rows are padded to whole cache lines, see `bytesPerRow`.
public struct PixelBuffer: Sendable {
  /// The largest width and height in pixels; larger requests are cut down to it.
  public static let largestSide = 16_384
  /// Pixels in a cache line of 64 bytes: rows start at multiples of it, which makes copies twice as fast.
  static let rowAlignment = 16
  static let opaqueBlack: UInt32 = 0xFF00_0000

  /// Columns, 0…`largestSide`.
  public let width: Int
  /// Rows, 0…`largestSide`.
  public let height: Int
  /// Pixels from one row to the next, at least `width`.
  let stride: Int
  var pixels: [UInt32]

  /// An opaque black picture. Sizes below 0 count as 0, above `largestSide` as `largestSide`. O(pixels).
  public init(width: Int, height: Int) {
    self.width = Self.allowed(width)
    self.height = Self.allowed(height)
    stride = (self.width + Self.rowAlignment - 1) / Self.rowAlignment * Self.rowAlignment
    pixels = [UInt32](repeating: Self.opaqueBlack, count: stride * self.height)
  }

  /// A width or height cut to 0…`largestSide`.
  static func allowed(_ side: Int) -> Int {
    min(max(side, 0), largestSide)
  }

  /// Bytes from the start of one row to the start of the next, a multiple of 64.
  public var bytesPerRow: Int { stride * MemoryLayout<UInt32>.stride }

  /// The whole picture.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// One pixel, `0xFFRRGGBB`; nil outside of the picture.
  public func pixel(x: Int, y: Int) -> UInt32? {
    guard x >= 0, y >= 0, x < width, y < height else { return nil }
    return pixels[y * stride + x]
  }

  /// Lends out the memory, `height` rows of `bytesPerRow` bytes, for copying. It is gone when `body` returns.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try pixels.withUnsafeBufferPointer { pixels throws(Failure) in
      try body(UnsafeRawBufferPointer(pixels))
    }
  }
}

extension PixelBuffer: Equatable {
  /// Whether both show the same picture; the padding of the rows does not count. O(pixels).
  public static func == (left: PixelBuffer, right: PixelBuffer) -> Bool {
    guard left.width == right.width, left.height == right.height else { return false }
    for row in 0..<left.height {
      let range = row * left.stride..<row * left.stride + left.width
      if left.pixels[range] != right.pixels[range] { return false }
    }
    return true
  }
}
