import SwipeEngine

/// Where the rows are at one instant: their places at rest, less what shrinking and growing slots are short of.
///
/// Making one is O(k log k) in the rows that shrink or grow, a look-up O(log n · log k).
struct TableLayout {
  private let store: RowStore
  /// The rows whose slots are not whole: index, points missing, and points missing above it.
  private let partial: [(index: Int, missing: Double, above: Double)]

  init(store: RowStore, transitions: [RowID: RowTransition], at time: Timestamp) {
    self.store = store
    var found: [(index: Int, missing: Double, above: Double)] = []
    for (id, transition) in transitions {
      guard let index = store.index(of: id) else { continue }
      let missing = store.height(of: index) * (1 - transition.share.position(at: time))
      found.append((index, missing, 0))
    }
    found.sort { $0.index < $1.index }
    var above = 0.0
    for place in found.indices {
      found[place].above = above
      above += found[place].missing
    }
    partial = found
  }

  var contentHeight: Double {
    max(0, store.contentHeight - (partial.last.map { $0.above + $0.missing } ?? 0))
  }

  func top(of index: Int) -> Double {
    guard let last = partial.last(where: { $0.index < index }) else { return store.top(of: index) }
    return store.top(of: index) - last.above - last.missing
  }

  func height(of index: Int) -> Double {
    let missing = partial.first { $0.index == index }?.missing ?? 0
    return max(0, store.height(of: index) - missing)
  }

  /// The row that covers a place in the content; nil above, below, and in a slot without height.
  func index(at y: Double) -> Int? {
    guard y >= 0, y < contentHeight else { return nil }
    let index = firstIndex(endingBelow: y)
    return index < store.count && top(of: index) <= y ? index : nil
  }

  /// The rows that a stretch of the content shows, in order.
  func indexes(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > top, store.count > 0 else { return 0..<0 }
    let first = firstIndex(endingBelow: top)
    var end = first
    while end < store.count, self.top(of: end) < bottom { end += 1 }
    return first..<end
  }

  /// The first row whose lower edge lies below `y`.
  private func firstIndex(endingBelow y: Double) -> Int {
    var low = 0
    var high = store.count
    while low < high {
      let middle = (low + high) / 2
      if top(of: middle) + height(of: middle) > y { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
