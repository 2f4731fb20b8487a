import Glibc

/// What memory alone costs: a picture's bytes set or copied by the C library. Nothing that draws a whole picture is faster.
struct PixelFloor {
  private let target: UnsafeMutableRawBufferPointer
  private let source: UnsafeMutableRawBufferPointer

  /// Bytes in a pixel, and in a cache line.
  private static let bytesPerPixel = 4
  private static let alignment = 64

  /// Calls `body` with memory for a picture of this size in pixels.
  static func lent<Result>(
    width: Int,
    height: Int,
    _ body: (PixelFloor) throws -> Result
  ) rethrows -> Result {
    let count = width * height * bytesPerPixel
    let target = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: alignment)
    let source = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: alignment)
    defer {
      target.deallocate()
      source.deallocate()
    }
    source.initializeMemory(as: UInt8.self, repeating: 1)
    target.initializeMemory(as: UInt8.self, repeating: 0)
    return try body(PixelFloor(target: target, source: source))
  }

  /// Sets every byte: `memset`.
  func set() -> Double {
    memset(target.baseAddress, 1, target.count)
    return Double(target[target.count / 2])
  }

  /// Copies every byte: `memcpy`.
  func copy() -> Double {
    memcpy(target.baseAddress, source.baseAddress, target.count)
    return Double(target[target.count / 2])
  }
}
