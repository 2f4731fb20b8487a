import Foundation

/// One run of the program.
@MainActor
struct BenchRun {
  /// What the process answers with: success, a missed goal or a failure, wrong usage.
  enum ExitCode: Int32 {
    case success = 0
    case failure = 1
    case usage = 2
  }

  /// How often a benchmark beyond its goal is measured before it counts as missed: noise only ever adds.
  private static let attempts = 3

  /// Columns for the names in the list.
  private static let nameWidth = 14

  private let arguments: BenchArguments
  private let stopwatch = Stopwatch()

  /// Runs with the arguments of the command line, without the program's name.
  static func run(_ arguments: [String]) -> ExitCode {
    do throws(BenchArguments.Failure) {
      let arguments = try BenchArguments(arguments, known: BenchCatalog.all.map { $0.name })
      return BenchRun(arguments: arguments).run()
    } catch {
      StandardStreams.complain(error.sentence)
      return .usage
    }
  }

  private init(arguments: BenchArguments) {
    self.arguments = arguments
  }

  private func run() -> ExitCode {
    if arguments.helps {
      print(BenchArguments.usage)
      return .success
    }
    if arguments.lists {
      for benchmark in BenchCatalog.all {
        print(
          benchmark.name.padding(toLength: Self.nameWidth, withPad: " ", startingAt: 0) + benchmark.summary
        )
      }
      return .success
    }
    do {
      if let memory = arguments.memory {
        print(try ResidentMemory.growth(memory.kind, rows: memory.rows))
        return .success
      }
      let measurements = try measureAll()
      if let path = arguments.jsonPath { try write(measurements, to: path) }
      let missed = measurements.filter(\.isBeyondSlack)
      return arguments.gates && !missed.isEmpty ? .failure : .success
    } catch {
      StandardStreams.complain("Nothing came of it: \(error)")
      return .failure
    }
  }

  private func measureAll() throws -> [Measurement] {
    #if DEBUG
      StandardStreams.complain("This is a debug build, whose figures mean nothing; use swift run -c release.")
    #endif
    print(ResultTable.head)
    var all: [Measurement] = []
    for benchmark in BenchCatalog.all {
      guard arguments.names.isEmpty || arguments.names.contains(benchmark.name) else { continue }
      let measurements = try measure(benchmark)
      for measurement in measurements { print(ResultTable.line(measurement)) }
      all += measurements
    }
    return all
  }

  /// Measures again while something is beyond its goal, and keeps the best of each.
  private func measure(_ benchmark: any Benchmark.Type) throws -> [Measurement] {
    var best = try benchmark.measure(stopwatch)
    for _ in 1..<Self.attempts where best.contains(where: \.isBeyondSlack) {
      best = zip(best, try benchmark.measure(stopwatch)).map { $0.ratio <= $1.ratio ? $0 : $1 }
    }
    return best
  }

  private func write(_ measurements: [Measurement], to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let figures = try encoder.encode(measurements)
    do {
      try figures.write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw BenchFailure.unwritable(path: path, reason: error.localizedDescription)
    }
  }
}
