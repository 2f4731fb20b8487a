internal import SwipeTable

/// One drawing step in device pixels, relative to the layer it lies in.
enum ResolvedShape: Equatable {
  case fill(PixelRect, Color)
  case rounded(RoundedShape, Color)
  case gradient(RoundedShape, top: Color, bottom: Color)
  case stroke(StrokeShape, Color)
  case shadow(ShadowShape)
  case edgeShadow(EdgeShadowShape)
  case coverage(CoverageShape, Color)

  /// All pixels it may touch.
  var bounds: PixelRect {
    switch self {
    case .fill(let rect, _): rect
    case .rounded(let shape, _), .gradient(let shape, _, _): shape.bounds
    case .stroke(let shape, _): shape.bounds
    case .shadow(let shape): shape.bounds
    case .edgeShadow(let shape): shape.rect
    case .coverage(let shape, _): shape.bounds
    }
  }

  /// The rows that all look the same; empty or reversed where there are none.
  var uniformRows: (from: Int, to: Int) {
    switch self {
    case .fill(let rect, _): (rect.minY, rect.maxY)
    case .edgeShadow(let shape): (shape.rect.minY, shape.rect.maxY)
    case .rounded(let shape, _): shape.uniformRows
    case .shadow(let shape): shape.uniformRows
    case .gradient, .stroke, .coverage: (0, 0)
    }
  }

  /// Whether nothing under the shape's bounds can be seen.
  var hidesAll: Bool {
    if case .fill(_, let color) = self { return color.alpha == UInt8.max }
    return false
  }
}
