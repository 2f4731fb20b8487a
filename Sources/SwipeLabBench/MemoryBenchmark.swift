import Foundation
import Glibc
import SwipeEngine
import SwipeTable

/// The memory that a table of many rows takes, against an array of the same rows and a dictionary of their places.
enum MemoryBenchmark: Benchmark {
  static let name = "memory"
  static let summary = "resident memory of tables of 100,000 and 1,000,000 rows against an array and a dictionary"

  private static let few = 200
  /// Bytes from which on a piece of memory is large: the C library's own limit at the start.
  private static let largePiece: Int32 = 128 << 10
  private static let counts = [100_000, 1_000_000]
  /// A table holds the rows, their tops (8 bytes) and their indexes.
  private static let goal = 1.5
  private static let status = "/proc/self/status"
  private static let key = "VmRSS:"
  private static let bytesPerUnit = 1024.0

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    // With a fixed limit large pieces of memory go back to the system at once, and are not used again for the next.
    mallopt(M_MMAP_THRESHOLD, largePiece)
    let small = try growth { SampleTable.table(rows: few) }
    return try counts.map { count in
      let rows = SampleTable.rows(count)
      let plain = try growth { Plain(rows) }
      let table = try growth { SampleTable.table(rows: count) }
      return Measurement(
        name: "\(name)/\(count) rows",
        subject: table / Double(count),
        baseline: plain / Double(count),
        against: "array and dictionary",
        goal: goal,
        unit: .bytes,
        note: "a row; \(few) rows take \(Int(small / bytesPerUnit)) KB in all"
      )
    }
  }

  /// The least that finds a row by place and by id.
  private struct Plain {
    var rows: [Row]
    var indexes: [RowID: Int]

    init(_ rows: [Row]) {
      self.rows = rows.map { $0 }
      indexes = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.id, $0) })
    }
  }

  /// Bytes by which the process has grown when `make` is done, with what it made still there.
  private static func growth<Made>(_ make: () -> Made) throws -> Double {
    let before = try residentBytes()
    let made = make()
    let after = try residentBytes()
    withExtendedLifetime(made) {}
    return after - before
  }

  private static func residentBytes() throws -> Double {
    let text = try String(contentsOfFile: status, encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    let number = line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Double($0) }
    guard let number else { throw BenchFailure.noMemoryFigure(status) }
    return number * bytesPerUnit
  }
}
