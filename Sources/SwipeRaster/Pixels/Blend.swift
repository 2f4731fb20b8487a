internal import SwipeTable

/// A colour made ready for drawing.
struct Ink: Hashable {
  /// `0xFFRRGGBB`, without the colour's alpha.
  let pixel: UInt32
  /// The pixel's four channels, each in 16 bits of its own.
  let lanes: UInt64
  /// 0…255.
  let alpha: UInt64

  init(_ color: Color) {
    pixel = 0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    lanes = Blend.spread(pixel)
    alpha = UInt64(color.alpha)
  }
}

/// Source over destination on plain sRGB bytes: `(source * a + destination * (255 - a)) / 255`, rounded to nearest.
enum Blend {
  static let full: UInt64 = 255
  private static let laneMask: UInt64 = 0x00FF_00FF_00FF_00FF
  private static let laneHalf: UInt64 = 0x0080_0080_0080_0080
  private static let evenBytes: UInt64 = 0x00FF_00FF
  private static let oddBytes: UInt64 = 0xFF00_FF00

  /// `0xAARRGGBB` to `00AA00GG00RR00BB`: room in each channel for a product of two bytes.
  @inline(__always)
  static func spread(_ pixel: UInt32) -> UInt64 {
    let wide = UInt64(pixel)
    return (wide & evenBytes) | (wide & oddBytes) << 24
  }

  /// The product of two fractions of 255, rounded to nearest.
  @inline(__always)
  static func scaled(_ value: UInt64, by fraction: UInt64) -> UInt64 {
    let sum = value &* fraction &+ 128
    return (sum &+ sum >> 8) >> 8
  }

  /// A colour's channels, laid over a pixel with an alpha of 0…255. Exact at 0 and 255.
  @inline(__always)
  static func over(_ pixel: UInt32, lanes: UInt64, alpha: UInt64) -> UInt32 {
    let sum = lanes &* alpha &+ spread(pixel) &* (full &- alpha) &+ laneHalf
    let mixed = ((sum &+ (sum >> 8 & laneMask)) >> 8) & laneMask
    return UInt32(truncatingIfNeeded: mixed | mixed >> 24)
  }
}
