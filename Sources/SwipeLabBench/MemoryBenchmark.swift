import Foundation

/// The memory that a table of many rows takes, against an array of the same rows and a dictionary of their
/// places.
///
/// Each is made in a process of its own (this program again), so that none finds memory that another has
/// left.
enum MemoryBenchmark: Benchmark {
  static let name = "memory"
  static let summary = "resident memory of tables with up to 1,000,000 rows against an array and a dictionary"

  private static let few = 200
  private static let counts = [100_000, 1_000_000]
  /// A table holds the rows, their places by id, and 8 bytes for where each begins. Measured 1.07.
  private static let goal = 1.6
  private static let bytesPerKilobyte = 1024.0
  private static let program = URL(filePath: "/proc/self/exe")
  /// With a fixed limit the C library gives large pieces of memory back at once (mallopt(3), its own limit at
  /// the start).
  private static let surroundings = ["MALLOC_MMAP_THRESHOLD_": "131072"]

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let small = try growth(.table, rows: few)
    return try counts.map { count in
      Measurement(
        name: "\(name)/\(count) rows",
        subject: try growth(.table, rows: count) / Double(count),
        baseline: try growth(.plain, rows: count) / Double(count),
        against: "array and dictionary",
        goal: goal,
        unit: .bytes,
        note: "each row; \(few) rows take \(Int(small / bytesPerKilobyte)) KB in all"
      )
    }
  }

  /// Bytes by which a process grows when it makes something.
  private static func growth(_ kind: ResidentMemory.Kind, rows: Int) throws -> Double {
    let process = Process()
    process.executableURL = program.resolvingSymlinksInPath()
    process.arguments = [BenchArguments.memoryOption, kind.rawValue, String(rows)]
    process.environment = ProcessInfo.processInfo.environment.merging(surroundings) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let answer = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard let bytes = Double(answer.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw BenchFailure.noMemoryFigure
    }
    return bytes
  }
}
