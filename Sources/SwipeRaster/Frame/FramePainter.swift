internal import SwipeTable

/// Draws a resolved frame, or the part of it inside a clip.
struct FramePainter {
  private var shadows = ShadowCache()

  init() {}

  /// Draws everything that is seen inside the target's clip. Starts at the last item that hides all below it.
  mutating func draw(_ frame: ResolvedFrame, into target: PixelTarget) {
    var first = 0
    if let cover = frame.items.lastIndex(where: { $0.shape.hidesAll && $0.seen.contains(target.clip) }) {
      first = cover
    } else {
      target.fill(target.clip, Ink(frame.background.opaque))
    }
    for item in frame.items[first...] where item.seen.intersects(target.clip) {
      draw(item, into: target.clipped(to: item.seen))
    }
  }

  private mutating func draw(_ item: ResolvedFrame.Item, into target: PixelTarget) {
    let (x, y) = (item.originX, item.originY)
    switch item.shape {
    case .fill(let rect, let color): target.fill(rect.offset(x: x, y: y), Ink(color))
    case .rounded(let shape, let color): target.draw(shape.offset(x: x, y: y), Ink(color))
    case .gradient(let shape, let top, let bottom):
      target.drawGradient(shape.offset(x: x, y: y), top: top, bottom: bottom)
    case .stroke(let shape, let color): target.draw(shape.offset(x: x, y: y), Ink(color))
    case .shadow(let shape): target.draw(shape.offset(x: x, y: y), shadows.mask(for: shape))
    case .edgeShadow(let shape):
      target.draw(EdgeShadowShape(rect: shape.rect.offset(x: x, y: y), towardsRight: shape.towardsRight))
    case .coverage(let shape, let color): target.draw(shape.offset(x: x, y: y), Ink(color))
    }
  }
}

extension Color {
  /// The same colour without transparency.
  fileprivate var opaque: Color { Color(red: red, green: green, blue: blue) }
}
