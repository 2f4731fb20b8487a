public import SDL
public import SwipeRaster

extension SurfacePixels {
  /// A copy of a raster's picture, for PNG files. Nil for a picture without pixels. O(pixels).
  public init?(_ buffer: PixelBuffer) {
    guard buffer.width > 0, buffer.height > 0 else { return nil }
    let words = buffer.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: buffer.width * buffer.height) { target, count in
        for y in 0..<buffer.height {
          let row = UnsafeRawBufferPointer(rebasing: bytes[(y * buffer.bytesPerRow)...])
            .bindMemory(to: UInt32.self)
          for x in 0..<buffer.width { target.initializeElement(at: y * buffer.width + x, to: row[x]) }
        }
        count = buffer.width * buffer.height
      }
    }
    self.init(width: buffer.width, height: buffer.height, words: words)
  }
}
