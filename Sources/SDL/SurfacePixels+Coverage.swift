extension SurfacePixels {
  private static let alphaShift: UInt32 = 24

  /// The alpha channel as coverage, cut or filled up with emptiness to a size in pixels.
  func coverage(width: Int, height: Int, originX: Int = 0, originY: Int = 0) -> CoverageBitmap {
    var bytes = [UInt8](repeating: 0, count: width * height)
    for y in 0..<min(height, self.height) {
      for x in 0..<min(width, self.width) {
        bytes[y * width + x] = UInt8(truncatingIfNeeded: words[y * self.width + x] >> Self.alphaShift)
      }
    }
    return CoverageBitmap(width: width, height: height, coverage: bytes, originX: originX, originY: originY)
  }
}
