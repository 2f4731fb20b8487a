internal import SwipeTable

/// The shadow of a rounded rectangle, ready for drawing.
struct ShadowShape: Hashable {
  /// The shape that throws it, in device pixels.
  let rect: PixelRect
  /// The corner radius, in subpixels.
  let radius: Int
  let kind: DisplayList.Shadow
  let recipe: ShadowRecipe
  /// Black, with the alpha by which the shadow is weakened.
  let color: Color

  init(
    rect: PixelRect,
    radius: Int,
    kind: DisplayList.Shadow,
    recipe: ShadowRecipe,
    color: Color = .black
  ) {
    self.rect = rect
    let half = min(rect.width, rect.height) << Subpixel.bits / 2
    self.radius = max(0, min(radius, half, Self.largestRadius))
    self.kind = kind
    self.recipe = recipe
    self.color = color
  }

  /// Radii above are cut, so that no picture of a shadow grows large: 256 pixels, in subpixels.
  static let largestRadius = 256 << Subpixel.bits

  func offset(x: Int, y: Int) -> ShadowShape {
    ShadowShape(rect: rect.offset(x: x, y: y), radius: radius, kind: kind, recipe: recipe, color: color)
  }

  /// All pixels it touches.
  var bounds: PixelRect {
    PixelRect(
      minX: rect.minX - recipe.side,
      minY: rect.minY - recipe.above,
      maxX: rect.maxX + recipe.side,
      maxY: rect.maxY + recipe.below
    )
  }

  /// The smallest shape whose shadow has all nine pieces: wider ones differ only in the length of the middle.
  var smallest: (width: Int, height: Int) {
    let corner = Subpixel.pixelAtOrAfter(radius)
    let middle = 1
    return (
      min(rect.width, (corner + recipe.side) * 2 + middle),
      min(rect.height, corner * 2 + topDepth + bottomDepth + middle)
    )
  }

  /// The rows between the corners, which all look the same; empty or reversed where there are none.
  var uniformRows: (from: Int, to: Int) {
    let corner = Subpixel.pixelAtOrAfter(radius)
    return (rect.minY + corner + topDepth, rect.maxY - corner - bottomDepth)
  }

  /// How far the blurred top edge reaches into the shape: as far as the bottom edge reaches out.
  private var topDepth: Int { recipe.below }
  /// How far the blurred bottom edge reaches into the shape: as far as the top edge reaches out.
  private var bottomDepth: Int { recipe.above }
}
