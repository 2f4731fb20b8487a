import SwipeEngine
import SwipeTable

/// What a frame of a table costs without drawing it: a sample goes in, time passes, the visible rows come
/// out.
///
/// A table of 100,000 rows against one of 200: rows that are not to be seen must cost nothing.
enum TableBenchmark: Benchmark {
  static let name = "table"
  static let summary = "a drag's frame in a table of 100,000 rows against the same in one of 200"

  private static let few = 200
  private static let many = 100_000
  /// Both do the same but for a binary search that is twice as deep. Measured 1.00 to 1.04.
  private static let goal = 1.4

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let left = Point(x: -1, y: 0)
    let up = Point(x: 0, y: -1)
    return [
      try measure(stopwatch, "\(name)/swipe", towards: left),
      try measure(stopwatch, "\(name)/scroll", towards: up),
    ]
  }

  private static func measure(_ stopwatch: Stopwatch, _ name: String, towards direction: Point) throws
    -> Measurement
  {
    var subject = Drag(rows: many, towards: direction)
    var baseline = Drag(rows: few, towards: direction)
    let times = try stopwatch.compare {
      subject.frame()
    } with: {
      baseline.frame()
    }
    return Measurement(
      name: name,
      subject: times.subject,
      baseline: times.baseline,
      against: "\(few) rows",
      goal: goal
    )
  }

  /// A table with a finger on it.
  private struct Drag {
    var table: SwipeTable
    var finger: SwingingFinger

    init(rows: Int, towards direction: Point) {
      table = SampleTable.table(rows: rows)
      finger = SwingingFinger(
        at: Point(x: SampleTable.width / 2, y: SampleTable.height / 2),
        towards: direction
      )
      for (sample, time) in finger.takingHold() { table.handle(.pointer(sample), at: time) }
    }

    mutating func frame() -> Double {
      let sample = finger.next()
      table.handle(.pointer(sample), at: finger.time)
      table.advance(to: finger.time)
      return Double(table.visibleRows(at: finger.time).count)
    }
  }
}
