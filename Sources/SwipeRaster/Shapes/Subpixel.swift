/// Lengths in 256ths of a device pixel, for shapes whose edges may lie between pixels.
enum Subpixel {
  static let bits = 8
  /// Subpixels in a pixel.
  static let one = 1 << bits
  static let half = one / 2
  static let mask = one - 1

  /// Scan lines in a pixel row: an edge's height is known to a 16th, its side to a 256th of a pixel.
  static let scanlines = 16
  static let scanlineHeight = one / scanlines
  /// What a fully covered pixel adds up to.
  static let area = one * scanlines

  /// The pixel that a place lies in.
  @inline(__always)
  static func pixel(_ place: Int) -> Int { place >> bits }

  /// The first pixel edge at or after a place.
  @inline(__always)
  static func pixelAtOrAfter(_ place: Int) -> Int { (place + mask) >> bits }

  /// The middle of a scan line of a pixel row.
  @inline(__always)
  static func middle(row: Int, scanline: Int) -> Int {
    row << bits + scanline * scanlineHeight + scanlineHeight / 2
  }

  /// The largest whole number whose square is at most `square`; exact below 2⁵³ since IEEE square roots are.
  @inline(__always)
  static func root(_ square: Int) -> Int {
    square <= 0 ? 0 : Int(Double(square).squareRoot())
  }
}
