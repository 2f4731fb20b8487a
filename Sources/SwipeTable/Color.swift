/// A colour: 8 bits each of red, green, blue and alpha (not premultiplied), in sRGB.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// 0 is invisible, 255 opaque.
  public var alpha: UInt8

  public static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  public static let black = Color(0x000000)
  public static let white = Color(0xFFFFFF)

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from its six hexadecimal digits, `0xRRGGBB`; higher bits are ignored.
  public init(_ hex: UInt32, alpha: UInt8 = 255) {
    red = UInt8(truncatingIfNeeded: hex >> 16)
    green = UInt8(truncatingIfNeeded: hex >> 8)
    blue = UInt8(truncatingIfNeeded: hex)
    self.alpha = alpha
  }

  /// The same colour, its alpha multiplied by a fraction 0…1 (clamped; NaN counts as 0).
  public func opacity(_ fraction: Double) -> Color {
    var copy = self
    let clamped = fraction > 0 ? min(fraction, 1) : 0
    copy.alpha = UInt8((Double(alpha) * clamped).rounded())
    return copy
  }

  /// The colour a fraction 0…1 (clamped) of the way to another, channel by channel.
  public func mixed(with other: Color, _ fraction: Double) -> Color {
    let part = fraction > 0 ? min(fraction, 1) : 0
    func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
      UInt8((Double(from) + (Double(to) - Double(from)) * part).rounded())
    }
    return Color(
      red: channel(red, other.red),
      green: channel(green, other.green),
      blue: channel(blue, other.blue),
      alpha: channel(alpha, other.alpha)
    )
  }
}
