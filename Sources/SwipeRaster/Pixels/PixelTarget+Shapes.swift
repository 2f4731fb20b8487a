internal import SwipeTable

extension PixelTarget {
  func draw(_ shape: RoundedShape, _ ink: Ink) {
    draw(rows: shape.bounds) { y, coverage in
      shape.add(row: y, to: &coverage)
      emit(&coverage, row: y, ink)
    }
  }

  /// Each row has one colour, taken at its middle.
  func drawGradient(_ shape: RoundedShape, top: Color, bottom: Color) {
    let height = shape.bottom - shape.top
    guard height > 0 else { return }
    draw(rows: shape.bounds) { y, coverage in
      let way = min(max(y << Subpixel.bits + Subpixel.half - shape.top, 0), height)
      func mixed(_ from: UInt8, _ to: UInt8) -> UInt8 {
        UInt8(clamping: (Int(from) * (height - way) + Int(to) * way + height / 2) / height)
      }
      let color = Color(
        red: mixed(top.red, bottom.red),
        green: mixed(top.green, bottom.green),
        blue: mixed(top.blue, bottom.blue),
        alpha: mixed(top.alpha, bottom.alpha)
      )
      shape.add(row: y, to: &coverage)
      emit(&coverage, row: y, Ink(color))
    }
  }

  /// Lines that touch add up to no more than full coverage, so that a curve has no seams.
  func draw(_ stroke: StrokeShape, _ ink: Ink) {
    let part = stroke.bounds.intersection(clip)
    let pieces = stroke.lines.flatMap { $0.pieces(in: part) }
    draw(rows: part) { y, coverage in
      for piece in pieces where piece.rows.contains(y) { piece.add(row: y, to: &coverage) }
      emit(&coverage, row: y, ink)
    }
  }

  func draw(_ shadow: EdgeShadowShape) {
    let part = shadow.rect.intersection(clip)
    guard !part.isEmpty else { return }
    let ink = Ink(.black)
    for column in 0..<part.width { memory.bytes[column] = shadow.alpha(column: part.minX + column) }
    for y in part.minY..<part.maxY {
      blend(x: part.minX, y: y, count: part.width, ink, coverage: memory.bytes)
    }
  }

  /// Calls `body` for each row of the clip that a shape touches.
  @inline(__always)
  private func draw(rows bounds: PixelRect, _ body: (Int, inout RowCoverage) -> Void) {
    let part = bounds.intersection(clip)
    guard !part.isEmpty else { return }
    var coverage = RowCoverage(memory: memory, columns: part.minX..<part.maxX)
    for y in part.minY..<part.maxY { body(y, &coverage) }
  }

  @inline(__always)
  private func emit(_ coverage: inout RowCoverage, row y: Int, _ ink: Ink) {
    coverage.emit { x, count, run in
      switch run {
      case .constant(let value):
        blend(x: x, y: y, count: count, ink, alpha: Blend.scaled(UInt64(value), by: ink.alpha))
      case .bytes(let bytes):
        blend(x: x, y: y, count: count, ink, coverage: bytes)
      }
    }
  }
}
