/// The part of a picture that has to be drawn anew: a few rectangles, hardly overlapping.
struct Damage {
  /// More rectangles cost more than the pixels that merging two of them wastes.
  static let mostRects = 8
  /// Two rectangles become one where that adds no more pixels than this.
  static let cheapWaste = 2048

  private(set) var rects: [PixelRect] = []

  /// Adds a rectangle; an empty one adds nothing.
  mutating func add(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    var added = rect
    var index = 0
    while index < rects.count {
      if rects[index].contains(added) { return }
      if Self.waste(rects[index], added) <= Self.cheapWaste {
        added = added.union(rects.remove(at: index))
        index = 0
      } else {
        index += 1
      }
    }
    rects.append(added)
    if rects.count > Self.mostRects { mergeBestPair() }
  }

  /// Pixels that the rectangle around both has more than the two; negative where they overlap much.
  private static func waste(_ one: PixelRect, _ other: PixelRect) -> Int {
    one.union(other).area - one.area - other.area
  }

  private mutating func mergeBestPair() {
    var best = (first: 0, second: 1, waste: Int.max)
    for first in rects.indices {
      for second in rects.indices.dropFirst(first + 1) {
        let waste = Self.waste(rects[first], rects[second])
        if waste < best.waste { best = (first, second, waste) }
      }
    }
    let second = rects.remove(at: best.second)
    let first = rects.remove(at: best.first)
    add(first.union(second))
  }
}
