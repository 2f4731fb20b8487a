public import SwipeTable

/// Draws display lists into one picture, and of each only what differs from the one before.
///
/// After every `draw` the picture is, bit for bit, what a new canvas would have drawn from the same list.
/// Not thread-safe by itself; a plain value, so each thread may have its own.
public struct Canvas {
  /// The display scales that can be asked for, in device pixels to a point.
  public static let scales: ClosedRange<Double> = 0.25...8

  /// The picture as of the last `draw`; opaque black before the first.
  public private(set) var buffer: PixelBuffer
  /// Device pixels in a point.
  public private(set) var scale: Double

  private let recipes: [DisplayList.Shadow: ShadowRecipe]
  private var painter = FramePainter()
  /// What the picture shows; nil if it has to be drawn anew.
  private var shown: ResolvedFrame?

  /// - Parameters:
  ///   - width: device pixels, see `PixelBuffer`.
  ///   - height: device pixels.
  ///   - scale: device pixels in a point, cut to `scales`; NaN counts as 1.
  public init(width: Int, height: Int, scale: Double = 1) {
    buffer = PixelBuffer(width: width, height: height)
    self.scale = Self.allowed(scale)
    recipes = ShadowRecipe.all(scale: PixelScale(scale: self.scale))
  }

  /// Changes size or scale; what was drawn is lost, and the next `draw` draws everything. Does nothing if neither
  /// changes.
  public mutating func resize(width: Int, height: Int, scale: Double) {
    let isSame =
      PixelBuffer.allowed(width) == buffer.width && PixelBuffer.allowed(height) == buffer.height
      && Self.allowed(scale) == self.scale
    if !isSame { self = Canvas(width: width, height: height, scale: scale) }
  }

  /// Makes the next `draw` draw everything: call it when a `CoverageSource` would answer differently than before.
  public mutating func invalidate() {
    shown = nil
  }

  /// Draws a list over a background.
  ///
  /// - Parameters:
  ///   - background: what lies under everything; its alpha counts as opaque.
  ///   - source: hands in text and icons.
  /// - Returns: the rectangles whose pixels may have changed, at most eight, inside of the picture and hardly
  ///   overlapping; none if nothing changed, the whole picture at first and after `resize` or `invalidate`.
  /// - Complexity: O(items + changed pixels).
  public mutating func draw(
    _ list: DisplayList,
    background: Color,
    source: any CoverageSource
  ) -> [PixelRect] {
    var resolver = FrameResolver(
      scale: PixelScale(scale: scale),
      recipes: recipes,
      source: source,
      background: background,
      bounds: buffer.bounds
    )
    return show(resolver.resolved(list))
  }

  private static func allowed(_ scale: Double) -> Double {
    scale.isNaN ? 1 : min(max(scale, scales.lowerBound), scales.upperBound)
  }

  private mutating func show(_ frame: ResolvedFrame) -> [PixelRect] {
    defer { shown = frame }
    guard let shown, shown.background == frame.background else {
      var all = Damage()
      all.add(buffer.bounds)
      paint(frame, copies: [], all.rects)
      return all.rects
    }
    let difference = FrameDifference(from: shown, to: frame)
    paint(frame, copies: difference.copies, difference.damage.rects)
    var changed = difference.damage
    for copy in difference.copies { changed.add(copy.clip) }
    return changed.rects
  }

  private mutating func paint(_ frame: ResolvedFrame, copies: [ScrollCopy], _ rects: [PixelRect]) {
    guard !rects.isEmpty || !copies.isEmpty else { return }
    let bounds = buffer.bounds
    let stride = buffer.stride
    var painter = self.painter
    buffer.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      RowMemory.lent(columns: bounds.width) { memory in
        let target = PixelTarget(base: base, stride: stride, clip: bounds, memory: memory)
        for copy in copies { copy.apply(to: target) }
        for rect in rects { painter.draw(frame, into: target.clipped(to: rect)) }
      }
    }
    self.painter = painter
  }
}
