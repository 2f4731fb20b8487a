import SDL
import SwipeRaster

/// One line of text that is put together from the pictures of its parts, and cut to its ink.
struct InkLine {
  fileprivate struct Part {
    var bitmap: CoverageBitmap
    /// The place of the bitmap's first pixel, from the top left of the line box.
    var left: Int
    var top: Int
  }

  private let baseline: Int
  private let widest: Int
  private var parts: [Part] = []

  /// - Parameters:
  ///   - baseline: rows from the top of the line box to the baseline.
  ///   - widest: columns after which ink is cut off.
  init(baseline: Int, widest: Int) {
    self.baseline = baseline
    self.widest = widest
  }

  /// Adds a picture whose pen start stands `pen` columns from the start of the line.
  mutating func add(_ bitmap: CoverageBitmap, at pen: Int) {
    parts.append(Part(bitmap: bitmap, left: pen - bitmap.originX, top: baseline - bitmap.originY))
  }

  /// The line's ink, its origin counted from the top left of the line box; nil where there is none.
  var coverage: Coverage? {
    let inks = parts.map { $0.ink(upTo: widest) }
    let all = inks.reduce(SwipeRaster.PixelRect.zero) { $0.union($1) }
    guard !all.isEmpty else { return nil }
    var bytes = [UInt8](repeating: 0, count: all.area)
    for (part, ink) in zip(parts, inks) where !ink.isEmpty {
      for y in ink.minY..<ink.maxY {
        let from = (y - part.top) * part.bitmap.width - part.left
        let to = (y - all.minY) * all.width - all.minX
        for x in ink.minX..<ink.maxX { bytes[to + x] = max(bytes[to + x], part.bitmap.coverage[from + x]) }
      }
    }
    return Coverage(width: all.width, height: all.height, originX: all.minX, originY: all.minY, bytes: bytes)
  }
}

extension InkLine.Part {
  /// The smallest rectangle around all ink left of a column, from the top left of the line box; empty where
  /// there is none.
  fileprivate func ink(upTo widest: Int) -> SwipeRaster.PixelRect {
    let columns = min(bitmap.width, widest - left)
    guard columns > 0 else { return .zero }
    var bounds = SwipeRaster.PixelRect(minX: columns, minY: bitmap.height, maxX: 0, maxY: 0)
    for row in 0..<bitmap.height {
      let pixels = bitmap.coverage[row * bitmap.width..<row * bitmap.width + columns]
      guard let first = pixels.firstIndex(where: { $0 > 0 }), let last = pixels.lastIndex(where: { $0 > 0 })
      else {
        continue
      }
      bounds.minX = min(bounds.minX, first - pixels.startIndex)
      bounds.maxX = max(bounds.maxX, last - pixels.startIndex + 1)
      bounds.minY = min(bounds.minY, row)
      bounds.maxY = row + 1
    }
    return bounds.isEmpty ? .zero : bounds.offset(x: left, y: top)
  }
}
