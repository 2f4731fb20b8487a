import SwipeEngine
import SwipeTable

/// Taking a row out of the middle of a long list and putting one in, against giving the rows behind it their new place in a
/// plain dictionary.
enum RowChangeBenchmark: Benchmark {
  static let name = "row-change"
  static let summary = "removing and inserting one of 100,000 rows against renumbering a dictionary"

  private static let count = 100_000
  private static let goal = 3.0
  private static let copiedGoal = 5.0

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    [
      try measure(stopwatch, "\(name)/alone", goal: goal, isCopied: false),
      try measure(stopwatch, "\(name)/copied", goal: copiedGoal, isCopied: true),
    ]
  }

  /// - Parameter isCopied: whether a copy of the table is kept, as a recorder does.
  private static func measure(_ stopwatch: Stopwatch, _ name: String, goal: Double, isCopied: Bool) throws
    -> Measurement
  {
    var table = SampleTable.table(rows: count)
    let rows = table.rows
    let row = rows[count / 2]
    var kept: SwipeTable?
    var indexes = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.id, $0) })
    let times = try stopwatch.compare {
      if isCopied { kept = table }
      table.handle(.command(.remove(row.id, animated: false), tag: nil), at: .zero)
      table.handle(.command(.insert(row, at: count / 2, animated: false), tag: nil), at: .zero)
      return Double(kept?.rows.count ?? 0)
    } with: {
      for index in count / 2..<count { indexes[rows[index].id] = index }
      for index in count / 2..<count { indexes[rows[index].id] = index }
      return Double(indexes.count)
    }
    return Measurement(
      name: name,
      subject: times.subject / 2,
      baseline: times.baseline / 2,
      against: "renumbering 50,000 entries",
      goal: goal
    )
  }
}
