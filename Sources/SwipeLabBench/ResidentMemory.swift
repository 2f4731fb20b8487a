import Foundation
import SwipeEngine
import SwipeTable

/// How much memory this process has, and by how much it grows.
enum ResidentMemory {
  /// What is made.
  enum Kind: String {
    /// A `SwipeTable`.
    case table
    /// The least that finds a row by place and by id: an array and a dictionary.
    case plain
  }

  private static let status = "/proc/self/status"
  private static let key = "VmRSS:"
  private static let bytesPerUnit = 1024
  private static let fewRows = 200

  /// Bytes by which the process grows while something for so many rows is made. The rows themselves are there
  /// before.
  static func growth(_ kind: Kind, rows count: Int) throws -> Int {
    let rows = SampleTable.rows(count)
    // A small one first, so that what is read in of the program itself does not count.
    _ =
      SampleTable.table(rows: fewRows).visibleRows(at: .zero).count
      + Plain(SampleTable.rows(fewRows)).rows.count
    return switch kind {
    case .table: try growth { SampleTable.table(rows) }
    case .plain: try growth { Plain(rows) }
    }
  }

  private struct Plain {
    var rows: [Row]
    var indexes: [RowID: Int]

    init(_ rows: [Row]) {
      self.rows = rows.map { $0 }
      indexes = Dictionary(uniqueKeysWithValues: rows.enumerated().map { ($1.id, $0) })
    }
  }

  private static func growth<Made>(_ make: () -> Made) throws -> Int {
    let before = try bytes()
    let made = make()
    let after = try bytes()
    withExtendedLifetime(made) {}
    return after - before
  }

  private static func bytes() throws -> Int {
    let text = try String(contentsOfFile: status, encoding: .utf8)
    let line = text.split(separator: "\n").first { $0.hasPrefix(key) }
    let number = line?.split(whereSeparator: { " \t".contains($0) }).dropFirst().first.flatMap { Int($0) }
    guard let number else { throw BenchFailure.noMemoryFigure }
    return number * bytesPerUnit
  }
}
