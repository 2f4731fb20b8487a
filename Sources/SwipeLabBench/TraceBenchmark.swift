import SwipeEngine
import SwipeLab

/// Tracing a recording against printing as many numbers with the standard library.
enum TraceBenchmark: Benchmark {
  static let name = "trace"
  static let summary = "the trace of a recording against printing its numbers"

  /// Besides printing numbers a trace prints their names, and plays the session. Measured 6.2.
  private static let goal = 9.3

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let recording = SampleRecording.swipes()
    let tracer = Tracer(try Replayer(recording))
    var copy = tracer
    var numbers: [Double] = []
    try copy.run { numbers += Self.numbers(in: $0) }
    let seconds = recording.lastTime.seconds + Tracer.tail
    let times = try stopwatch.compare {
      var copy = tracer
      var count = 0
      try copy.run { count += $0.count }
      return Double(count)
    } with: {
      var count = 0
      for number in numbers { count += number.description.utf8.count }
      return Double(count)
    }
    let speed = seconds * 1e9 / times.subject
    return [
      Measurement(
        name: name,
        subject: times.subject,
        baseline: times.baseline,
        against: "printing \(numbers.count) numbers",
        goal: goal,
        note: "\(Int(speed)) times as fast as it happened"
      )
    ]
  }

  /// The numbers in a piece of JSON lines.
  private static func numbers(in bytes: [UInt8]) -> [Double] {
    let isPartOfNumber = { (byte: UInt8) in "+-.0123456789e".utf8.contains(byte) }
    return bytes.split { !isPartOfNumber($0) }.compactMap { Double(String(decoding: $0, as: UTF8.self)) }
  }
}
