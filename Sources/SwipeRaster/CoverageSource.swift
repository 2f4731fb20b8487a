public import SwipeTable

/// Where text and icons come from. The raster knows no fonts and no files.
///
/// Called synchronously by `Canvas.draw`, once for each text and icon in the list, so answers should come from a
/// cache. The same question must always have the same answer; where answers change (another font),
/// call `Canvas.invalidate()`. A class of the main actor conforms with `extension X: @MainActor CoverageSource`.
public protocol CoverageSource {
  /// One line of text in device pixels; its origin counts from the top left of the line box of
  /// `style.lineHeight`. Nil draws nothing.
  ///
  /// - Parameter scale: device pixels in a point.
  func text(_ string: String, style: TextStyle, scale: Double) -> Coverage?

  /// A square icon, `pixelSize` device pixels wide and high; its origin counts from the square's top left.
  /// Nil (an unknown name, say) draws nothing.
  func icon(_ name: String, pixelSize: Int) -> Coverage?
}
