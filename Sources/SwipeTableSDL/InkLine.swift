import SDL
import SwipeRaster

/// One line of text that is put together from the pictures of its parts, and cut to its ink.
struct InkLine {
  fileprivate struct Part {
    var bitmap: CoverageBitmap
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
    guard let ink = inkBounds else { return nil }
    var bytes = [UInt8](repeating: 0, count: ink.width * ink.height)
    for part in parts {
      part.forEachInk { x, y, value in
        guard x < ink.maxX else { return }
        let index = (y - ink.minY) * ink.width + (x - ink.minX)
        bytes[index] = max(bytes[index], value)
      }
    }
    return Coverage(width: ink.width, height: ink.height, originX: ink.minX, originY: ink.minY, bytes: bytes)
  }

  private var inkBounds: SwipeRaster.PixelRect? {
    var bounds = SwipeRaster.PixelRect(minX: .max, minY: .max, maxX: .min, maxY: .min)
    for part in parts {
      part.forEachInk { x, y, _ in
        guard x < widest else { return }
        bounds.minX = min(bounds.minX, x)
        bounds.minY = min(bounds.minY, y)
        bounds.maxX = max(bounds.maxX, x + 1)
        bounds.maxY = max(bounds.maxY, y + 1)
      }
    }
    return bounds.minX < bounds.maxX ? bounds : nil
  }
}

extension InkLine.Part {
  /// Calls with the column, the row and the coverage of every pixel that is not empty.
  fileprivate func forEachInk(_ body: (Int, Int, UInt8) -> Void) {
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let value = bitmap.coverage[row * bitmap.width + column]
        if value > 0 { body(left + column, top + row, value) }
      }
    }
  }
}
