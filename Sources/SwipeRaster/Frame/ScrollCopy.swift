/// A list that moved up or down inside its clip: its pixels can be moved instead of drawn.
struct ScrollCopy {
  /// Where the list is seen; the same in both frames.
  let clip: PixelRect
  /// Pixels down; never 0, less than the clip's height.
  let distance: Int
  /// The list's layer in the frame before and in the new one.
  let oldLayer: Int
  let newLayer: Int

  /// The part of the clip that receives moved pixels.
  var target: PixelRect { clip.intersection(clip.offset(y: distance)) }

  /// The strip of the clip that nothing moves into.
  var exposed: PixelRect {
    distance > 0
      ? PixelRect(minX: clip.minX, minY: clip.minY, maxX: clip.maxX, maxY: clip.minY + distance)
      : PixelRect(minX: clip.minX, minY: clip.maxY + distance, maxX: clip.maxX, maxY: clip.maxY)
  }

  /// Moves the pixels. O(pixels of the clip), at the speed of memory.
  func apply(to target: PixelTarget) {
    let rect = self.target
    let bytes = rect.width * MemoryLayout<UInt32>.stride
    for step in 0..<rect.height {
      let y = distance > 0 ? rect.maxY - 1 - step : rect.minY + step
      let source = UnsafeRawPointer(target.address(rect.minX, y - distance))
      UnsafeMutableRawPointer(target.address(rect.minX, y)).copyMemory(from: source, byteCount: bytes)
    }
  }

  /// Finds the lists that moved between two frames; their clips do not overlap.
  ///
  /// A list is the first layer in a clip of its own. Taking two lists for the same that are not costs time,
  /// not correctness: what does not fit is drawn anew.
  static func find(from old: ResolvedFrame, to new: ResolvedFrame) -> [ScrollCopy] {
    let before = listLayers(of: old)
    var copies: [ScrollCopy] = []
    for (clip, newLayers) in listLayers(of: new) {
      guard !copies.contains(where: { $0.clip.intersects(clip) }) else { continue }
      guard let oldLayers = before.first(where: { $0.clip == clip })?.layers else { continue }
      for (oldLayer, newLayer) in zip(oldLayers, newLayers) {
        let distance = new.layers[newLayer].originY - old.layers[oldLayer].originY
        guard new.layers[newLayer].originX == old.layers[oldLayer].originX else { break }
        guard distance != 0 else { continue }
        guard abs(distance) < clip.height else { break }
        copies.append(ScrollCopy(clip: clip, distance: distance, oldLayer: oldLayer, newLayer: newLayer))
        break
      }
    }
    return copies
  }

  /// The layers that began a clip, by clip, from the outside in.
  private static func listLayers(of frame: ResolvedFrame) -> [(clip: PixelRect, layers: [Int])] {
    var found: [(clip: PixelRect, layers: [Int])] = []
    for (index, layer) in frame.layers.enumerated() where layer.hasOwnClip && !layer.clip.isEmpty {
      if let place = found.firstIndex(where: { $0.clip == layer.clip }) {
        found[place].layers.append(index)
      } else {
        found.append((layer.clip, [index]))
      }
    }
    return found
  }
}
