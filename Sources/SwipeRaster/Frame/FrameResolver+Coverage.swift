internal import SwipeEngine
internal import SwipeTable

extension FrameResolver {
  /// Icons are asked for no larger than this, in device pixels.
  static let largestIcon = 2048

  func text(
    _ string: String,
    _ origin: Point,
    _ style: TextStyle,
    _ color: Color,
    _ factor: Double
  ) -> ResolvedShape? {
    guard color.alpha > 0, factor > 0, !origin.x.isNaN, !origin.y.isNaN else { return nil }
    guard let coverage = source.text(string, style: style, scale: scale.scale) else { return nil }
    let left = scale.snapped(origin.x) + coverage.originX
    let top = scale.snapped(origin.y)
    let middleX = left << Subpixel.bits + coverage.width * Subpixel.half
    let middleY = top << Subpixel.bits + scale.subpixels(style.lineHeight / 2)
    let shape = CoverageShape(
      name: .text(string, style),
      left: left,
      top: top + coverage.originY,
      zoom: zoom(factor, x: middleX, y: middleY),
      coverage: coverage
    )
    return .coverage(shape, color)
  }

  func icon(_ name: String, _ rect: Rect, _ color: Color, _ factor: Double) -> ResolvedShape? {
    guard color.alpha > 0, factor > 0, let pixels = scale.snapped(rect) else { return nil }
    let size = min(scale.snapped(min(rect.width, rect.height)), Self.largestIcon)
    guard size > 0, let coverage = source.icon(name, pixelSize: size) else { return nil }
    let left = pixels.minX + (pixels.width - size) >> 1
    let top = pixels.minY + (pixels.height - size) >> 1
    let shape = CoverageShape(
      name: .icon(name, pixelSize: size),
      left: left + coverage.originX,
      top: top + coverage.originY,
      zoom: zoom(
        factor,
        x: left << Subpixel.bits + size * Subpixel.half,
        y: top << Subpixel.bits + size * Subpixel.half
      ),
      coverage: coverage
    )
    return .coverage(shape, color)
  }

  private func zoom(_ factor: Double, x: Int, y: Int) -> CoverageShape.Zoom? {
    let range = CoverageShape.Zoom.factors
    let cut = min(max(factor, range.lowerBound), range.upperBound)
    let step = PixelScale.floor(Double(1 << CoverageShape.Zoom.stepBits) / cut + 0.5)
    return cut == 1 ? nil : CoverageShape.Zoom(x: x, y: y, step: step, factor: cut)
  }
}
