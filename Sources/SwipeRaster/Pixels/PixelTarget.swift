/// The pixels that may be written: memory of a picture and the part of it that is to be drawn.
///
/// Whatever is drawn gives each pixel the same value whether the clip is large or small; damage drawing rests on it.
struct PixelTarget {
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int
  /// Lies inside the picture.
  let clip: PixelRect
  /// Room for the coverage of one row of the clip.
  let memory: RowMemory

  @inline(__always)
  func address(_ x: Int, _ y: Int) -> UnsafeMutablePointer<UInt32> {
    base + (y &* stride &+ x)
  }

  /// The same pixels with a smaller clip.
  func clipped(to rect: PixelRect) -> PixelTarget {
    PixelTarget(base: base, stride: stride, clip: clip.intersection(rect), memory: memory)
  }

  func fill(_ rect: PixelRect, _ ink: Ink) {
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    if ink.alpha < Blend.full {
      for y in part.minY..<part.maxY { blend(x: part.minX, y: y, count: part.width, ink, alpha: ink.alpha) }
      return
    }
    let first = address(part.minX, part.minY)
    first.update(repeating: ink.pixel, count: part.width)
    let bytes = part.width * MemoryLayout<UInt32>.stride
    for y in part.minY + 1..<max(part.maxY, part.minY + 1) {
      UnsafeMutableRawPointer(address(part.minX, y)).copyMemory(from: first, byteCount: bytes)
    }
  }

  /// Lays a colour over `count` pixels with one alpha for all of them. The pixels must lie inside the clip.
  func blend(x: Int, y: Int, count: Int, _ ink: Ink, alpha: UInt64) {
    let pixels = address(x, y)
    if alpha == 0 { return }
    if alpha == Blend.full { return pixels.update(repeating: ink.pixel, count: count) }
    let lanes = ink.lanes
    var index = 0
    while index < count {
      pixels[index] = Blend.over(pixels[index], lanes: lanes, alpha: alpha)
      index &+= 1
    }
  }

  /// Lays a colour over `count` pixels, each with a coverage of its own. The pixels must lie inside the clip.
  func blend(x: Int, y: Int, count: Int, _ ink: Ink, coverage: UnsafePointer<UInt8>) {
    let pixels = address(x, y)
    let lanes = ink.lanes
    let opaque = ink.alpha == Blend.full
    var index = 0
    while index < count {
      if index &+ Self.wordBytes <= count, Self.word(coverage + index) == 0 {
        index &+= Self.wordBytes
        continue
      }
      let end = min(index &+ Self.wordBytes, count)
      while index < end {
        let value = UInt64(coverage[index])
        if value == Blend.full, opaque {
          pixels[index] = ink.pixel
        } else if value != 0 {
          let alpha = opaque ? value : Blend.scaled(value, by: ink.alpha)
          pixels[index] = Blend.over(pixels[index], lanes: lanes, alpha: alpha)
        }
        index &+= 1
      }
    }
  }

  /// Coverage bytes looked at together, to skip the empty ones.
  private static let wordBytes = 8

  @inline(__always)
  private static func word(_ bytes: UnsafePointer<UInt8>) -> UInt64 {
    UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
  }
}
