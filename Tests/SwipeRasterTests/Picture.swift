import SwipeRaster
import SwipeTable
import TestSupport

/// A drawn display list and the ways tests look at it.
struct Picture {
  let buffer: PixelBuffer

  init(
    _ width: Int,
    _ height: Int,
    scale: Double = 1,
    on background: Color = .black,
    _ items: [DisplayList.Item]
  ) {
    var list = DisplayList()
    for item in items { list.append(item) }
    self.init(width, height, scale: scale, on: background, list)
  }

  init(_ width: Int, _ height: Int, scale: Double = 1, on background: Color = .black, _ list: DisplayList) {
    var canvas = Canvas(width: width, height: height, scale: scale)
    _ = canvas.draw(list, background: background, source: BlockSource())
    buffer = canvas.buffer
  }

  /// The red channel, which is the coverage where white is drawn on black.
  func value(_ x: Int, _ y: Int) -> Int {
    Int((buffer.pixel(x: x, y: y) ?? 0) >> 16 & 0xFF)
  }

  /// All red channels, row by row.
  var values: [[Int]] {
    (0..<buffer.height).map { y in (0..<buffer.width).map { x in value(x, y) } }
  }

  /// Covered area in pixels, where white is drawn on black.
  var area: Double {
    Double(values.joined().reduce(0, +)) / 255
  }

  /// Two hexadecimal digits for each pixel's red channel; dots for 0.
  var map: String {
    values.map { row in
      row.map { value in
        let digits = String(value, radix: 16, uppercase: true)
        return value == 0 ? ".." : String(repeating: "0", count: 2 - digits.count) + digits
      }
      .joined(separator: " ")
    }
    .joined(separator: "\n") + "\n"
  }

  /// The smallest rectangle around all pixels that are not black.
  var drawn: PixelRect {
    var found = PixelRect.zero
    for y in 0..<buffer.height {
      for x in 0..<buffer.width where buffer.pixel(x: x, y: y) != 0xFF00_0000 {
        found = found.union(PixelRect(x: x, y: y, width: 1, height: 1))
      }
    }
    return found
  }
}
