import SwipeEngine
import SwipeTable

/// Taking a row out of the middle of a long list and putting one in, against giving the rows behind it their
/// new place in a plain dictionary.
enum RowChangeBenchmark: Benchmark {
  static let name = "row-change"
  static let summary = "removing and inserting one of 100,000 rows against renumbering a dictionary"

  private static let count = 100_000
  /// Nearly all of the time goes to the dictionary of the rows' places. Measured 1.00 to 1.11, and with a
  /// copy, which copies the dictionary too but then writes into fresh memory, 0.6 to 1.15.
  private static let goal = 1.6

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    [
      try measure(stopwatch, "\(name)/alone", isCopied: false),
      try measure(stopwatch, "\(name)/copied", isCopied: true),
    ]
  }

  /// - Parameter isCopied: whether a copy of the table is kept, as a recorder does.
  private static func measure(_ stopwatch: Stopwatch, _ name: String, isCopied: Bool) throws -> Measurement {
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
