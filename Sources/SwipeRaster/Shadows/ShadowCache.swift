internal import SwipeTable

/// Keeps pictures of shadows, since blurring one takes longer than a whole frame. For one display scale only.
struct ShadowCache {
  private struct Key: Hashable {
    let kind: DisplayList.Shadow
    let radius: Int
    let width: Int
    let height: Int
  }

  /// More than a screen shows at once; when full, all are dropped.
  private static let capacity = 48

  private var masks: [Key: ShadowMask] = [:]

  /// The picture for a shape, blurred at the first call.
  mutating func mask(for shape: ShadowShape) -> ShadowMask {
    let size = shape.smallest
    let key = Key(
      kind: shape.kind,
      radius: shape.radius,
      width: size.width,
      height: size.height
    )
    if let mask = masks[key] { return mask }
    if masks.count >= Self.capacity { masks.removeAll(keepingCapacity: true) }
    let mask = ShadowMask(shape)
    masks[key] = mask
    return mask
  }
}
