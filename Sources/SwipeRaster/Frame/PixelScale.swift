internal import SwipeTable

/// Turns points into device pixels.
///
/// Places are rounded by `floor(x * scale + 0.5)`: what lies at −0.5 and at 0.5 is a pixel apart, so a moving
/// shape steps evenly through 0.
struct PixelScale: Hashable {
  /// Device pixels in a point.
  let scale: Double

  /// Places further off, in pixels, count as lying here; far outside of any picture, far from overflow.
  private static let farthest = Double(1 << 40)

  /// The largest whole number not above; NaN counts as 0.
  static func floor(_ value: Double) -> Int {
    let cut = min(max(value, -farthest * Double(Subpixel.one)), farthest * Double(Subpixel.one))
    guard cut == cut else { return 0 }
    let whole = Int(cut)
    return Double(whole) > cut ? whole - 1 : whole
  }

  /// A place or way as whole pixels.
  func snapped(_ points: Double) -> Int {
    Self.floor(min(max(points * scale, -Self.farthest), Self.farthest) + 0.5)
  }

  /// A place or way in subpixels.
  func subpixels(_ points: Double) -> Int {
    let pixels = min(max(points * scale, -Self.farthest), Self.farthest)
    return Self.floor(pixels * Double(Subpixel.one) + 0.5)
  }

  /// A rectangle with its edges on whole pixels, so that neighbours neither overlap nor leave a gap. Nil where it has no
  /// area or an edge is not a number.
  func snapped(_ rect: Rect) -> PixelRect? {
    guard !rect.isEmpty, !rect.maxX.isNaN, !rect.maxY.isNaN else { return nil }
    return PixelRect(
      minX: snapped(rect.minX),
      minY: snapped(rect.minY),
      maxX: snapped(rect.maxX),
      maxY: snapped(rect.maxY)
    )
  }
}
