internal import SwipeEngine
internal import SwipeTable

extension FrameResolver {
  /// Lengths of straight lines, in device pixels, from which a level or upright one is drawn crisp. Shorter
  /// ones are taken for pieces of a curve, which must not jump where the curve runs level.
  static let shortestCrispLine = 4.0
  /// Lines are cut this many pixels off the picture, so that products of lengths stay exact.
  static let farthestLineEnd = Double(1 << 20)
  /// Dashes whose period is shorter than a pixel cannot be told apart: the line is drawn plain.
  static let shortestDashPeriod = Subpixel.one

  /// The item in device pixels, relative to the layer in force; nil where it draws nothing.
  func shape(of item: DisplayList.Item) -> ResolvedShape? {
    switch item {
    case .fill(let rect, let color): fill(rect, color)
    case .roundedRect(let rect, let radius, let color): rounded(rect, radius, border: nil, color)
    case .roundedBorder(let rect, let radius, let width, let color):
      rounded(rect, radius, border: width, color)
    case .line(let from, let to, let width, let dash, let color): line(from, to, width, dash, color)
    case .hairline(let x, let y, let width, let color): hairline(x, y, width, color)
    case .shadow(let rect, let radius, let kind, let opacity): shadow(rect, radius, kind, opacity)
    case .edgeShadow(let rect, let towardsRight):
      scale.snapped(rect).map { .edgeShadow(EdgeShadowShape(rect: $0, towardsRight: towardsRight)) }
    case .gradient(let rect, let radius, let top, let bottom):
      outline(rect, radius).map { .gradient($0, top: top, bottom: bottom) }
    case .text(let string, let origin, let style, let color, let zoom):
      text(string, origin, style, color, zoom)
    case .icon(let name, let rect, let color, let zoom): icon(name, rect, color, zoom)
    case .pushClip, .popClip, .pushLayer, .popLayer: nil
    }
  }

  private func fill(_ rect: Rect, _ color: Color) -> ResolvedShape? {
    guard color.alpha > 0, let pixels = scale.snapped(rect) else { return nil }
    return .fill(pixels, color)
  }

  private func hairline(_ x: Double, _ y: Double, _ width: Double, _ color: Color) -> ResolvedShape? {
    guard color.alpha > 0, !y.isNaN else { return nil }
    guard let pixels = scale.snapped(Rect(x: x, y: y, width: width, height: 1)) else { return nil }
    return .fill(
      PixelRect(minX: pixels.minX, minY: pixels.minY - 1, maxX: pixels.maxX, maxY: pixels.minY),
      color
    )
  }

  private func rounded(_ rect: Rect, _ radius: Double, border: Double?, _ color: Color) -> ResolvedShape? {
    guard color.alpha > 0, var shape = outline(rect, radius) else { return nil }
    if let border {
      guard border > 0 else { return nil }
      let isDisc = isDisc(rect, radius)
      shape.border = isDisc ? scale.subpixels(border) : max(1, scale.snapped(border)) << Subpixel.bits
      if shape.border == 0 { return nil }
    }
    return .rounded(shape, color)
  }

  /// A shape with straight sides has them on whole pixels, crisp; a disc keeps its exact place and moves smoothly.
  private func outline(_ rect: Rect, _ radius: Double) -> RoundedShape? {
    guard let pixels = scale.snapped(rect) else { return nil }
    if isDisc(rect, radius) {
      let left = scale.subpixels(rect.x)
      let top = scale.subpixels(rect.y)
      let size = scale.subpixels(rect.width)
      return RoundedShape(
        left: left,
        top: top,
        right: left + size,
        bottom: top + size,
        radius: (size + 1) / 2
      )
    }
    guard !pixels.isEmpty else { return nil }
    return RoundedShape(
      left: pixels.minX << Subpixel.bits,
      top: pixels.minY << Subpixel.bits,
      right: pixels.maxX << Subpixel.bits,
      bottom: pixels.maxY << Subpixel.bits,
      radius: scale.subpixels(radius)
    )
  }

  private func isDisc(_ rect: Rect, _ radius: Double) -> Bool {
    rect.width == rect.height && radius * 2 >= rect.width
  }

  private func shadow(
    _ rect: Rect,
    _ radius: Double,
    _ kind: DisplayList.Shadow,
    _ opacity: Double
  ) -> ResolvedShape? {
    let color = Color.black.opacity(opacity)
    guard color.alpha > 0, let pixels = scale.snapped(rect), !pixels.isEmpty, let recipe = recipes[kind]
    else { return nil }
    return .shadow(
      ShadowShape(
        rect: pixels,
        radius: scale.subpixels(radius),
        kind: kind,
        recipe: recipe,
        color: color
      )
    )
  }
}
