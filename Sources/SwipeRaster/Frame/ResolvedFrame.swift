internal import SwipeTable

/// A display list in device pixels: what is seen, in the order of drawing.
struct ResolvedFrame {
  /// One drawing step of which something is seen.
  struct Item {
    var shape: ResolvedShape
    /// Where the layer's origin lies in the picture.
    var originX: Int
    var originY: Int
    /// What is seen of it: its own bounds within clip and picture. Never empty.
    var seen: PixelRect
    /// Index into `layers`.
    var layer: Int
  }

  /// What moves together.
  struct Layer {
    /// Index of the layer around it; nil for the outermost.
    var parent: Int?
    var originX: Int
    var originY: Int
    /// The clip it was begun in.
    var clip: PixelRect
    /// Whether a clip of its own was begun between the layer around it and this one: a list that scrolls.
    var hasOwnClip: Bool
  }

  let background: Color
  var items: [Item] = []
  var layers: [Layer] = []
}
