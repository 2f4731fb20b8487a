internal import SwipeEngine
internal import SwipeTable

/// Turns a display list into device pixels: adds up layers, cuts clips, asks for text and icons.
struct FrameResolver {
  let scale: PixelScale
  let recipes: [DisplayList.Shadow: ShadowRecipe]
  let source: any CoverageSource
  private var frame: ResolvedFrame

  /// Clips in force, each cut by those around it; the first is the picture.
  private var clips: [PixelRect]
  /// Layers in force, and how many clips were in force when each began.
  private var layers: [(index: Int, clips: Int)]
  /// Lines that the next one may continue.
  private var stroke: (shape: StrokeShape, color: Color)?

  init(
    scale: PixelScale,
    recipes: [DisplayList.Shadow: ShadowRecipe],
    source: any CoverageSource,
    background: Color,
    bounds: PixelRect
  ) {
    self.scale = scale
    self.recipes = recipes
    self.source = source
    frame = ResolvedFrame(background: background)
    frame.layers.append(
      ResolvedFrame.Layer(parent: nil, originX: 0, originY: 0, clip: bounds, hasOwnClip: false)
    )
    clips = [bounds]
    layers = [(index: 0, clips: 1)]
  }

  /// Resolves all items of a list. A pop without its push is passed over; a layer ends the clips begun in it.
  mutating func resolved(_ list: DisplayList) -> ResolvedFrame {
    frame.items.reserveCapacity(list.items.count)
    for item in list.items { resolve(item) }
    finishStroke()
    return frame
  }

  private mutating func resolve(_ item: DisplayList.Item) {
    switch item {
    case .pushClip(let rect):
      finishStroke()
      pushClip(rect)
    case .popClip:
      finishStroke()
      if clips.count > layers[layers.count - 1].clips { clips.removeLast() }
    case .pushLayer(let offset):
      finishStroke()
      pushLayer(x: offset.x, y: offset.y)
    case .popLayer:
      finishStroke()
      popLayer()
    default:
      if !clip.isEmpty, let shape = shape(of: item) { append(shape) }
    }
  }

  /// The clip in force.
  var clip: PixelRect { clips[clips.count - 1] }
  /// The layer in force.
  var layer: ResolvedFrame.Layer { frame.layers[layers[layers.count - 1].index] }

  /// Lines of one colour of which each begins where the last one ended become one stroke.
  private mutating func append(_ shape: ResolvedShape) {
    guard case .stroke(let next, let color) = shape else {
      finishStroke()
      return place(shape)
    }
    if let last = stroke, last.color == color, last.shape.isContinued(by: next) {
      stroke?.shape.lines.append(contentsOf: next.lines)
    } else {
      finishStroke()
      stroke = (next, color)
    }
  }

  private mutating func finishStroke() {
    guard let last = stroke else { return }
    stroke = nil
    place(.stroke(last.shape, last.color))
  }

  private mutating func place(_ shape: ResolvedShape) {
    let layer = layer
    let seen = shape.bounds.offset(x: layer.originX, y: layer.originY).intersection(clip)
    guard !seen.isEmpty else { return }
    frame.items.append(
      ResolvedFrame.Item(
        shape: shape,
        originX: layer.originX,
        originY: layer.originY,
        seen: seen,
        layer: layers[layers.count - 1].index
      )
    )
  }

  private mutating func pushClip(_ rect: Rect) {
    let layer = layer
    let inner = scale.snapped(rect)?.offset(x: layer.originX, y: layer.originY) ?? .zero
    clips.append(inner.intersection(clip))
  }

  private mutating func pushLayer(x: Double, y: Double) {
    let outer = layers[layers.count - 1]
    let layer = layer
    frame.layers.append(
      ResolvedFrame.Layer(
        parent: outer.index,
        originX: Self.added(layer.originX, scale.snapped(x)),
        originY: Self.added(layer.originY, scale.snapped(y)),
        clip: clip,
        hasOwnClip: clips.count > outer.clips
      )
    )
    layers.append((index: frame.layers.count - 1, clips: clips.count))
  }

  private mutating func popLayer() {
    guard layers.count > 1 else { return }
    clips.removeLast(clips.count - layers.removeLast().clips)
  }

  /// Origins are kept within this many pixels, so that sums of many layers cannot overflow.
  private static let farthest = 1 << 42

  private static func added(_ origin: Int, _ offset: Int) -> Int {
    min(max(origin + offset, -farthest), farthest)
  }
}
