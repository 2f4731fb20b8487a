/// The strip of shadow that a moved row throws on what lies beside it.
struct EdgeShadowShape: Hashable {
  let rect: PixelRect
  /// Whether the row lies at the left of the strip.
  let towardsRight: Bool

  /// Fractions of the width are kept in 65536ths.
  private static let fractionBits = 16
  private static let one = 1 << fractionBits
  /// The place of the bend: 45 % of the width.
  private static let bend = one * 45 / 100
  /// Alpha in millionths at the row's edge and at the bend; at the far side it is 0.
  private static let edgeAlpha = 200_000
  private static let bendAlpha = 60_000
  private static let fullAlpha = 1_000_000

  /// Alpha 0…255 of a column of the strip, taken at its middle.
  func alpha(column x: Int) -> UInt8 {
    let index = towardsRight ? x - rect.minX : rect.maxX - 1 - x
    let way = ((index * 2 + 1) << Self.fractionBits) / (rect.width * 2)
    let alpha =
      way < Self.bend
      ? Self.edgeAlpha - (Self.edgeAlpha - Self.bendAlpha) * way / Self.bend
      : Self.bendAlpha * (Self.one - way) / (Self.one - Self.bend)
    return UInt8(clamping: (alpha * 255 + Self.fullAlpha / 2) / Self.fullAlpha)
  }
}
