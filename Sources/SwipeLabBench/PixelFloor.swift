import Glibc

/// What memory alone costs: a picture's bytes set or copied by the C library. Nothing that draws a whole picture is faster.
struct PixelFloor {
  private let target: UnsafeMutableRawPointer
  private let source: UnsafeMutableRawPointer
  private let count: Int

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
    let target = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: alignment)
    let source = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: alignment)
    defer {
      target.deallocate()
      source.deallocate()
    }
    source.initializeMemory(as: UInt8.self, repeating: 1, count: count)
    target.initializeMemory(as: UInt8.self, repeating: 0, count: count)
    return try body(PixelFloor(target: target, source: source, count: count))
  }

  /// Sets every byte: `memset`.
  func set() -> Double {
    memset(target, 1, count)
    return middle
  }

  /// Copies every byte: `memcpy`.
  func copy() -> Double {
    memcpy(target, source, count)
    return middle
  }

  private var middle: Double { Double(target.load(fromByteOffset: count / 2, as: UInt8.self)) }
}
