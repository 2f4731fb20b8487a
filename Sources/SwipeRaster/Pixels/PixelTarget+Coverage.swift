internal import SwipeTable

extension PixelTarget {
  func draw(_ shape: CoverageShape, _ ink: Ink) {
    let part = shape.bounds.intersection(clip)
    guard !part.isEmpty else { return }
    shape.coverage.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      if let zoom = shape.zoom {
        draw(shape, zoom, base, part, ink)
      } else {
        var row = base + (part.minY - shape.top) * shape.coverage.width + (part.minX - shape.left)
        for y in part.minY..<part.maxY {
          blend(x: part.minX, y: y, count: part.width, ink, coverage: row)
          if y + 1 < part.maxY { row += shape.coverage.width }
        }
      }
    }
  }

  /// Each pixel takes the coverage at its middle, interpolated between the middles of four pixels of the bitmap.
  private func draw(
    _ shape: CoverageShape,
    _ zoom: CoverageShape.Zoom,
    _ bytes: UnsafePointer<UInt8>,
    _ part: PixelRect,
    _ ink: Ink
  ) {
    /// The place in the coverage, in subpixels, that is seen at the middle of a pixel; 0 is a pixel's middle.
    func place(_ pixel: Int, _ fixed: Int, _ first: Int) -> Int {
      let way = pixel << Subpixel.bits &+ Subpixel.half &- fixed
      return fixed &- first << Subpixel.bits &- Subpixel.half
        &+ (way &* zoom.step &+ CoverageShape.Zoom.halfStep) >> CoverageShape.Zoom.stepBits
    }
    let bitmap = CoverageSampler(bytes: bytes, width: shape.coverage.width, height: shape.coverage.height)
    for y in part.minY..<part.maxY {
      let down = place(y, zoom.y, shape.top)
      for column in 0..<part.width {
        memory.bytes[column] = bitmap.value(x: place(part.minX + column, zoom.x, shape.left), y: down)
      }
      blend(x: part.minX, y: y, count: part.width, ink, coverage: memory.bytes)
    }
  }

  /// The shadow's nine pieces: corners as they are, the middle row and column repeated.
  func draw(_ shape: ShadowShape, _ mask: ShadowMask) {
    let bounds = shape.bounds
    let part = bounds.intersection(clip)
    guard !part.isEmpty, mask.width > 0, mask.height > 0 else { return }
    let ink = Ink(shape.color)
    let columns = NinePiece(target: bounds.width, source: mask.width)
    let rows = NinePiece(target: bounds.height, source: mask.height)
    let left = bounds.minX + columns.start
    let right = bounds.maxX - columns.end
    mask.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for y in part.minY..<part.maxY {
        let row = base + rows.source(of: y - bounds.minY) * mask.width
        copy(row, from: bounds.minX, part.minX, min(part.maxX, left), y, ink)
        let from = max(part.minX, left)
        let to = min(part.maxX, right)
        if from < to {
          let alpha = Blend.scaled(UInt64(row[columns.start]), by: ink.alpha)
          blend(x: from, y: y, count: to - from, ink, alpha: alpha)
        }
        copy(row, from: bounds.maxX - mask.width, max(part.minX, right), part.maxX, y, ink)
      }
    }
  }

  /// Blends a stretch of a row of coverage whose first byte belongs to column `origin`.
  private func copy(
    _ row: UnsafePointer<UInt8>,
    from origin: Int,
    _ start: Int,
    _ end: Int,
    _ y: Int,
    _ ink: Ink
  ) {
    if start < end { blend(x: start, y: y, count: end - start, ink, coverage: row + (start - origin)) }
  }
}
