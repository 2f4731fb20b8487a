import SwipeEngine

/// Where the rows are at one instant: their places at rest, less what shrinking and growing slots are short of.
///
/// Making one is O(k log k) in the k rows whose slots shrink or grow. Heights and places of a row are then O(log k),
/// a search O(log n · log k).
struct TableLayout {
  /// A row whose slot is not whole: points missing of it, and points missing above it.
  private struct Gap {
    var index: Int
    var missing: Double
    var above: Double
  }

  private let store: RowStore
  /// From top to bottom.
  private let gaps: [Gap]
  /// Points that will be missing when every slot has come to its end.
  private let missingInTheEnd: Double

  init(store: RowStore, transitions: [RowID: RowTransition], at time: Timestamp) {
    self.store = store
    var found: [Gap] = []
    var leaving = 0.0
    let placed = transitions.compactMap { id, transition in
      store.index(of: id).map { (index: $0, share: transition.share) }
    }
    for (index, share) in placed.sorted(by: { $0.index < $1.index }) {
      let height = store.height(of: index)
      let above = found.last.map { $0.above + $0.missing } ?? 0
      let missing = height * (1 - share.position(at: time))
      found.append(Gap(index: index, missing: missing, above: above))
      leaving += height * (1 - share.target)
    }
    gaps = found
    missingInTheEnd = leaving
  }

  /// The height of the content in points. O(1).
  var contentHeight: Double {
    max(0, store.contentHeight - (gaps.last.map { $0.above + $0.missing } ?? 0))
  }

  /// The height of the content in points when every slot has come to its end. O(1).
  var finalContentHeight: Double { max(0, store.contentHeight - missingInTheEnd) }

  /// Where a row begins, in points. O(log k).
  func top(of index: Int) -> Double {
    let gap = firstGap(notAbove: index)
    guard gap > 0 else { return store.top(of: index) }
    return store.top(of: index) - gaps[gap - 1].above - gaps[gap - 1].missing
  }

  /// The height of a row's slot in points. O(log k).
  func height(of index: Int) -> Double {
    let gap = firstGap(notAbove: index)
    guard gap < gaps.count, gaps[gap].index == index else { return store.height(of: index) }
    return max(0, store.height(of: index) - gaps[gap].missing)
  }

  /// The row that covers a place in the content; nil above, below, and in a slot without height. O(log n · log k).
  func index(at y: Double) -> Int? {
    guard y >= 0, y < contentHeight else { return nil }
    let index = firstIndex(endingBelow: y)
    return index < store.count && top(of: index) <= y ? index : nil
  }

  /// The rows that a stretch of the content shows, in order. O((shown rows + log n) · log k).
  func indexes(from top: Double, to bottom: Double) -> Range<Int> {
    guard bottom > top, store.count > 0 else { return 0..<0 }
    let first = firstIndex(endingBelow: top)
    var end = first
    while end < store.count, self.top(of: end) < bottom { end += 1 }
    return first..<end
  }

  /// The first row whose lower edge lies below `y`.
  private func firstIndex(endingBelow y: Double) -> Int {
    Self.first(of: store.count) { top(of: $0) + height(of: $0) > y }
  }

  /// The place in `gaps` of the first that is this row's or one's below it.
  private func firstGap(notAbove index: Int) -> Int {
    Self.first(of: gaps.count) { gaps[$0].index >= index }
  }

  /// The first place of `count` that fits, where every later one fits as well; `count` where none does.
  private static func first(of count: Int, where fits: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if fits(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
