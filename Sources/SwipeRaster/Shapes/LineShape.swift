/// A straight line with butt ends, plain or dashed, in subpixels.
struct LineShape: Hashable {
  /// Lengths of line and gap; together at least one pixel.
  struct Dash: Hashable {
    var line: Int
    var gap: Int
    var period: Int { line + gap }
  }

  var fromX: Int
  var fromY: Int
  var toX: Int
  var toY: Int
  /// More than 0.
  var width: Int
  var dash: Dash?

  /// The same line moved by whole pixels.
  func offset(x: Int, y: Int) -> LineShape {
    var copy = self
    copy.fromX += x << Subpixel.bits
    copy.toX += x << Subpixel.bits
    copy.fromY += y << Subpixel.bits
    copy.toY += y << Subpixel.bits
    return copy
  }

  /// All pixels it may touch.
  var bounds: PixelRect {
    let half = width / 2 + 1
    return PixelRect(
      minX: Subpixel.pixel(min(fromX, toX) - half),
      minY: Subpixel.pixel(min(fromY, toY) - half),
      maxX: Subpixel.pixelAtOrAfter(max(fromX, toX) + half),
      maxY: Subpixel.pixelAtOrAfter(max(fromY, toY) + half)
    )
  }

  /// The pieces of the line that may be seen in a rectangle of pixels: one, or its dashes.
  func pieces(in clip: PixelRect) -> [LineQuad] {
    guard bounds.intersects(clip) else { return [] }
    let dx = toX - fromX
    let dy = toY - fromY
    let length = Subpixel.root(dx * dx + dy * dy)
    guard length > 0 else { return [] }
    let direction = LineQuad.Direction(dx: dx, dy: dy, length: length)
    guard let dash else { return [LineQuad(self, direction, from: 0, to: length)] }
    let seen = stretch(in: clip, direction)
    let first = max(0, seen.from / dash.period)
    let last = min(length, seen.to) / dash.period
    guard first <= last else { return [] }
    return (first...last).map { index in
      let start = index * dash.period
      return LineQuad(self, direction, from: min(start, length), to: min(start + dash.line, length))
    }
  }

  /// The stretch of the line, in subpixels from its start, outside of which it cannot be seen in the rectangle.
  private func stretch(in clip: PixelRect, _ direction: LineQuad.Direction) -> (from: Int, to: Int) {
    var from = Int.max
    var to = Int.min
    for x in [clip.minX, clip.maxX] {
      for y in [clip.minY, clip.maxY] {
        let along = direction.along(x: x << Subpixel.bits - fromX, y: y << Subpixel.bits - fromY)
        from = min(from, along)
        to = max(to, along)
      }
    }
    return (from - Subpixel.one, to + Subpixel.one)
  }
}
