internal import SwipeTable

/// How far a shadow reaches at one display scale, in device pixels: what its nine pieces are cut by.
struct ShadowRecipe: Hashable {
  /// One blurred and moved copy of the shape.
  struct Layer: Hashable {
    /// Pixels down.
    let offset: Int
    /// Half widths of three box filters, which together come close to a Gaussian of half the blur.
    let boxes: [Int]
    /// Alpha in parts of `fullAlpha`.
    let alpha: Int

    /// How far the blur spreads, inwards and outwards.
    var reach: Int { boxes.reduce(0, +) }
  }

  /// A line of the table of shadows: down (pt), blur (pt), alpha in thousandths.
  private typealias Line = (offset: Double, blur: Double, alpha: Int)

  /// An opaque shadow.
  static let fullAlpha = 1000

  let layers: [Layer]
  /// Pixels by which the shadow stands out at the sides.
  let side: Int
  /// Pixels by which it stands out at the top; negative where it is hidden under the shape.
  let above: Int
  /// Pixels by which it stands out at the bottom.
  let below: Int

  init(_ shadow: DisplayList.Shadow, scale: PixelScale) {
    layers = Self.lines(shadow).map { line in
      Layer(
        offset: scale.snapped(line.offset),
        boxes: Self.boxes(blur: line.blur * scale.scale),
        alpha: line.alpha
      )
    }
    side = layers.reduce(0) { max($0, $1.reach) }
    above = layers.reduce(Int.min) { max($0, $1.reach - $1.offset) }
    below = layers.reduce(Int.min) { max($0, $1.reach + $1.offset) }
  }

  /// The recipes of all shadows.
  static func all(scale: PixelScale) -> [DisplayList.Shadow: ShadowRecipe] {
    var recipes: [DisplayList.Shadow: ShadowRecipe] = [:]
    for shadow in DisplayList.Shadow.allCases { recipes[shadow] = ShadowRecipe(shadow, scale: scale) }
    return recipes
  }

  /// The values of the visual language ("Space, radii, lines, depth").
  private static func lines(_ shadow: DisplayList.Shadow) -> [Line] {
    switch shadow {
    case .small: [(offset: 1, blur: 3, alpha: 180)]
    case .medium: [(offset: 2, blur: 8, alpha: 200)]
    case .large: [(offset: 8, blur: 24, alpha: 280), (offset: 2, blur: 6, alpha: 180)]
    case .extraLarge: [(offset: 16, blur: 40, alpha: 100), (offset: 2, blur: 6, alpha: 60)]
    }
  }

  /// Three box filters with the variance of a Gaussian whose standard deviation is half the blur.
  ///
  /// Boxes of width w = 2k + 1 have the variance (w² − 1) / 12 each, so w = √(blur² + 1). The sum of
  /// the three k is rounded, then shared out, since one k for all would be up to a sixth off.
  private static func boxes(blur: Double) -> [Int] {
    let width = (blur * blur + 1).squareRoot()
    let count = 3
    let sum = PixelScale.floor((width - 1) / 2 * Double(count) + 0.5)
    return (0..<count).map { (sum + count - 1 - $0) / count }
  }
}
