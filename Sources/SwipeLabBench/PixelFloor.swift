import Glibc

/// What one pass over a picture costs: its bytes set or copied by the C library, or a colour laid over every
/// pixel by a plain loop.
///
/// Setting and copying measure the memory; the blend measures the processor, as drawing does, so that a ratio
/// to it differs less between machines.
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

  /// Lays half a colour over every pixel, as the compiler makes it from a loop that anybody would write.
  func blend() -> Double {
    let pixels = target.assumingMemoryBound(to: UInt32.self)
    for index in 0..<count / Self.bytesPerPixel {
      pixels[index] = Self.mixed(pixels[index])
    }
    return middle
  }

  // Two channels at a time: the even bytes of a pixel and the odd ones, each with room for a product of 16
  // bits.
  private static let evenBytes: UInt32 = 0x00FF_00FF
  private static let oddBytes: UInt32 = 0xFF00_FF00
  private static let alpha: UInt32 = 128
  private static let alphaBits: UInt32 = 8
  private static let evenInk: UInt32 = 0x0020_0060
  private static let oddInk: UInt32 = 0x00FF_0040

  @inline(__always)
  private static func mixed(_ pixel: UInt32) -> UInt32 {
    let rest = (1 << alphaBits) - alpha
    let even = ((pixel & evenBytes) &* rest &+ evenInk &* alpha) >> alphaBits & evenBytes
    let odd = ((pixel >> alphaBits & evenBytes) &* rest &+ oddInk &* alpha) & oddBytes
    return even | odd
  }

  private var middle: Double { Double(target.load(fromByteOffset: count / 2, as: UInt8.self)) }
}
