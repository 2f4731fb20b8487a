internal import SwipeTable

/// Text or an icon at its place.
struct CoverageShape {
  /// What was asked for; the same question always has the same coverage.
  enum Name: Hashable {
    case text(String, TextStyle)
    case icon(String, pixelSize: Int)
  }

  /// Enlargement about a fixed place.
  struct Zoom: Hashable {
    /// The place that stays, in subpixels.
    var x: Int
    var y: Int
    /// Pixels of the coverage in a pixel of the picture, in 65536ths.
    var step: Int
    /// Size relative to the coverage.
    var factor: Double

    static let stepBits = 16
    static let halfStep = 1 << (stepBits - 1)
    /// Factors beyond are cut.
    static let factors = 1.0 / 64...64
  }

  let name: Name
  /// Where the coverage's column and row 0 lie before enlargement.
  var left: Int
  var top: Int
  /// Nil at natural size.
  var zoom: Zoom?
  let coverage: Coverage

  func offset(x: Int, y: Int) -> CoverageShape {
    var copy = self
    copy.left += x
    copy.top += y
    copy.zoom?.x += x << Subpixel.bits
    copy.zoom?.y += y << Subpixel.bits
    return copy
  }

  /// All pixels it may touch.
  var bounds: PixelRect {
    let natural = PixelRect(x: left, y: top, width: coverage.width, height: coverage.height)
    guard let zoom, !natural.isEmpty else { return natural }
    func moved(_ pixel: Int, _ fixed: Int) -> Double {
      (Double(fixed) + (Double(pixel << Subpixel.bits) - Double(fixed)) * zoom.factor) / Double(Subpixel.one)
    }
    // Interpolation spreads each pixel of the coverage by one pixel of its own to every side.
    return PixelRect(
      minX: PixelScale.floor(moved(natural.minX - 1, zoom.x)) - 1,
      minY: PixelScale.floor(moved(natural.minY - 1, zoom.y)) - 1,
      maxX: PixelScale.floor(moved(natural.maxX + 1, zoom.x)) + 2,
      maxY: PixelScale.floor(moved(natural.maxY + 1, zoom.y)) + 2
    )
  }
}

extension CoverageShape: Equatable {
  /// Compares what was asked for, not the bytes of the answer.
  static func == (left: CoverageShape, right: CoverageShape) -> Bool {
    left.left == right.left && left.top == right.top && left.zoom == right.zoom
      && left.coverage.width == right.coverage.width && left.coverage.height == right.coverage.height
      && left.name == right.name
  }
}
