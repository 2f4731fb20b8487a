import SwipeEngine

/// The rows of a table in order, with their places at rest.
///
/// Finding a row by id is O(1), by place O(log n). Putting in, taking out and moving are O(n), which happens once for
/// a change of the model, however many rows go at once, never for a frame.
struct RowStore: Hashable, Sendable {
  private(set) var rows: [Row]
  /// Height in points of rows that have none of their own.
  let rowHeight: Double
  /// `tops[i]` is where row i begins; one more for the end of the content.
  private var tops: [Double] = []
  private var indexes: [RowID: Int] = [:]

  /// Rows whose id is already taken are left out: an id names one row.
  init(rows: [Row], rowHeight: Double) {
    self.rowHeight = rowHeight
    var taken: Set<RowID> = []
    self.rows = rows.filter { taken.insert($0.id).inserted }
    measure(from: 0)
  }

  var count: Int { rows.count }
  var contentHeight: Double { tops[rows.count] }

  func index(of id: RowID) -> Int? { indexes[id] }

  subscript(id: RowID) -> Row? { indexes[id].map { rows[$0] } }

  func top(of index: Int) -> Double { tops[index] }

  func height(of index: Int) -> Double { tops[index + 1] - tops[index] }

  /// The rows of these names in the order of the table; names without a row are left out. O(k log k) in the names.
  func inOrder(_ ids: some Sequence<RowID>) -> [RowID] {
    ids.compactMap { indexes[$0] }.sorted().map { rows[$0].id }
  }

  mutating func insert(_ row: Row, at index: Int) {
    let place = min(max(index, 0), rows.count)
    rows.insert(row, at: place)
    measure(from: place)
  }

  /// Takes rows out, all in one pass. O(n).
  mutating func remove(_ ids: Set<RowID>) {
    guard let first = ids.compactMap({ indexes.removeValue(forKey: $0) }).min() else { return }
    rows.removeAll { ids.contains($0.id) }
    measure(from: first)
  }

  mutating func move(_ id: RowID, to index: Int) {
    guard let old = indexes[id] else { return }
    let row = rows.remove(at: old)
    let place = min(max(index, 0), rows.count)
    rows.insert(row, at: place)
    measure(from: min(old, place))
  }

  /// Replaces a row by one of the same id. O(n) where the height changes.
  mutating func replace(_ row: Row) {
    guard let index = indexes[row.id] else { return }
    let heightChanged = rows[index].height != row.height
    rows[index] = row
    if heightChanged { measure(from: index) }
  }

  private mutating func measure(from first: Int) {
    tops.removeLast(max(0, tops.count - first - 1))
    if tops.isEmpty { tops = [0] }
    tops.reserveCapacity(rows.count + 1)
    for index in first..<rows.count {
      indexes[rows[index].id] = index
      let height = rows[index].height ?? rowHeight
      tops.append(tops[index] + (height.isFinite ? max(height, 0) : 0))
    }
  }
}
