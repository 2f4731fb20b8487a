/// A rounded rectangle, filled or as an outline, in subpixels.
struct RoundedShape: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int
  /// 0…half the shorter side.
  var radius: Int
  /// Width of the outline, which lies inside; nil fills.
  var border: Int?

  /// Radii above are cut, so that squares of lengths stay exact: 32768 pixels.
  static let largestRadius = 1 << 23

  init(left: Int, top: Int, right: Int, bottom: Int, radius: Int, border: Int? = nil) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
    self.radius = max(0, min(radius, (right - left) / 2, (bottom - top) / 2, Self.largestRadius))
    self.border = border
  }

  /// The same shape moved by whole pixels.
  func offset(x: Int, y: Int) -> RoundedShape {
    var copy = self
    copy.left += x << Subpixel.bits
    copy.right += x << Subpixel.bits
    copy.top += y << Subpixel.bits
    copy.bottom += y << Subpixel.bits
    return copy
  }

  /// All pixels it touches.
  var bounds: PixelRect {
    PixelRect(
      minX: Subpixel.pixel(left),
      minY: Subpixel.pixel(top),
      maxX: Subpixel.pixelAtOrAfter(right),
      maxY: Subpixel.pixelAtOrAfter(bottom)
    )
  }

  /// The pixel rows between the corners, which all look the same; empty or reversed where there are none.
  var uniformRows: (from: Int, to: Int) {
    let corner = max(radius, border ?? 0)
    return (Subpixel.pixelAtOrAfter(top + corner), Subpixel.pixel(bottom - corner))
  }

  /// Adds what the shape covers of a row of pixels.
  func add(row y: Int, to coverage: inout RowCoverage) {
    let uniform = uniformRows
    let hole = self.hole
    if y >= uniform.from, y < uniform.to {
      coverage.add(from: left, to: right, weight: Subpixel.scanlines)
      if let hole { coverage.add(from: hole.left, to: hole.right, weight: -Subpixel.scanlines) }
      return
    }
    for scanline in 0..<Subpixel.scanlines {
      let middle = Subpixel.middle(row: y, scanline: scanline)
      add(scanline: middle, weight: 1, to: &coverage)
      hole?.add(scanline: middle, weight: -1, to: &coverage)
    }
  }

  /// What an outline leaves free; nil where there is nothing of it.
  private var hole: RoundedShape? {
    guard let border, right - left > border * 2, bottom - top > border * 2 else { return nil }
    return RoundedShape(
      left: left + border,
      top: top + border,
      right: right - border,
      bottom: bottom - border,
      radius: radius - border
    )
  }

  private func add(scanline y: Int, weight: Int, to coverage: inout RowCoverage) {
    guard y >= top, y < bottom else { return }
    let intoCorner = max(top + radius - y, y - (bottom - radius))
    let inset = intoCorner > 0 ? radius - Subpixel.root(radius * radius - intoCorner * intoCorner) : 0
    coverage.add(from: left + inset, to: right - inset, weight: weight)
  }
}
