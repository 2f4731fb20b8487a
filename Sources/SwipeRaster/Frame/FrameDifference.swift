/// What has to happen to the picture of one frame to become the picture of the next.
///
/// First lists that scrolled are moved (`copies`), then `damage` is drawn anew. The rest of the picture is right:
/// a pixel depends only on the items seen there and their order, and outside of the damage both are the same.
struct FrameDifference {
  let copies: [ScrollCopy]
  private(set) var damage = Damage()

  private let old: ResolvedFrame
  private let new: ResolvedFrame
  /// For each layer, the copy that moves it, if any.
  private let oldCopies: [Int?]
  private let newCopies: [Int?]

  /// An item of either frame, as it is seen once the lists have been moved.
  private struct Moved {
    var index: Int
    /// The copy that moves it.
    var copy: Int?
    /// What of it is seen, without the strips that are drawn anew anyway.
    var seen: PixelRect
  }

  /// Items looked through on either side to find the next pair after a difference. A changed row has a few dozen.
  private static let farthestPair = 96

  /// O(items), times the square of the number of items that differ in one place.
  init(from old: ResolvedFrame, to new: ResolvedFrame) {
    self.old = old
    self.new = new
    copies = ScrollCopy.find(from: old, to: new)
    oldCopies = Self.copies(of: old.layers, copies.map(\.oldLayer))
    newCopies = Self.copies(of: new.layers, copies.map(\.newLayer))
    for copy in copies { damage.add(copy.exposed) }
    compare(movedOldItems(), movedNewItems())
  }

  /// Which copy moves each layer: its own or that of a layer around it.
  private static func copies(of layers: [ResolvedFrame.Layer], _ moving: [Int]) -> [Int?] {
    var found: [Int?] = []
    for (index, layer) in layers.enumerated() {
      let own = moving.firstIndex(of: index)
      found.append(own ?? layer.parent.flatMap { found[$0] })
    }
    return found
  }

  private func movedOldItems() -> [Moved] {
    var moved: [Moved] = []
    moved.reserveCapacity(old.items.count)
    for (index, item) in old.items.enumerated() {
      guard let copy = oldCopies[item.layer] else {
        moved.append(Moved(index: index, copy: nil, seen: item.seen))
        continue
      }
      let seen = item.seen.offset(y: copies[copy].distance).intersection(copies[copy].target)
      if !seen.isEmpty { moved.append(Moved(index: index, copy: copy, seen: seen)) }
    }
    return moved
  }

  private func movedNewItems() -> [Moved] {
    var moved: [Moved] = []
    moved.reserveCapacity(new.items.count)
    for (index, item) in new.items.enumerated() {
      guard let copy = newCopies[item.layer] else {
        moved.append(Moved(index: index, copy: nil, seen: item.seen))
        continue
      }
      let seen = item.seen.intersection(copies[copy].target)
      if !seen.isEmpty { moved.append(Moved(index: index, copy: copy, seen: seen)) }
    }
    return moved
  }

  /// Walks through both lists in step. Items without a partner are damage; after one, the nearest pair that fits
  /// is where both go on.
  private mutating func compare(_ before: [Moved], _ after: [Moved]) {
    var first = 0
    var second = 0
    while first < before.count || second < after.count {
      if first < before.count, second < after.count, isSame(before[first], after[second]) {
        keep(before[first])
        first += 1
        second += 1
        continue
      }
      let next = nextPair(before, first, after, second)
      for item in before[first..<next.first] { leave(item) }
      for item in after[second..<next.second] { damage.add(item.seen) }
      (first, second) = next
    }
  }

  private func nextPair(
    _ before: [Moved],
    _ first: Int,
    _ after: [Moved],
    _ second: Int
  ) -> (first: Int, second: Int) {
    for distance in 1...Self.farthestPair {
      for ahead in 0...distance {
        let one = first + ahead
        let other = second + distance - ahead
        guard one < before.count, other < after.count else { continue }
        if isSame(before[one], after[other]) { return (one, other) }
      }
    }
    return (before.count, after.count)
  }

  /// Whether both give the same pixels wherever they are seen.
  private func isSame(_ before: Moved, _ after: Moved) -> Bool {
    guard before.copy == after.copy, before.seen == after.seen else { return false }
    let one = old.items[before.index]
    let other = new.items[after.index]
    let distance = before.copy.map { copies[$0].distance } ?? 0
    return one.originY + distance == other.originY && one.originX == other.originX && one.shape == other.shape
  }

  /// An item that stays: where it lies over or under a moved list, its pixels were moved along and do not fit any more,
  /// except those whose row looks like the row they came from.
  private mutating func keep(_ item: Moved) {
    guard item.copy == nil, !copies.isEmpty else { return }
    let rows = old.items[item.index].shape.uniformRows
    let originY = old.items[item.index].originY
    for copy in copies where copy.clip.intersects(item.seen) {
      let seen = item.seen
      let from = min(max(rows.from + originY, seen.minY), seen.maxY)
      let to = rows.from < rows.to ? min(max(rows.to + originY, from), seen.maxY) : from
      let up = min(copy.distance, 0)
      let down = max(copy.distance, 0)
      let upper = PixelRect(minX: seen.minX, minY: seen.minY + up, maxX: seen.maxX, maxY: from + down)
      let lower = PixelRect(minX: seen.minX, minY: to + up, maxX: seen.maxX, maxY: seen.maxY + down)
      damage.add(upper.intersection(copy.target))
      damage.add(lower.intersection(copy.target))
    }
  }

  /// An item that is gone: its pixels are wrong where it was, and where a list took them along.
  private mutating func leave(_ item: Moved) {
    damage.add(item.seen)
    guard item.copy == nil else { return }
    for copy in copies {
      damage.add(item.seen.intersection(copy.clip).offset(y: copy.distance).intersection(copy.target))
    }
  }
}
