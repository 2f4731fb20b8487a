import SDL

/// Measures two pieces of work in turn and keeps the least time of each.
///
/// Another program on the machine can only make work slower, so the least of many short samples is what the
/// work takes; and because both take turns, both meet the same machine. Bare times differ from machine to
/// machine, their ratio hardly.
@MainActor
final class Stopwatch {
  /// A piece of work. What it returns goes into `checksum`, so that the compiler cannot leave the work out.
  typealias Work = () throws -> Double

  /// Nanoseconds of each piece of work.
  struct Times {
    var subject: Double
    var baseline: Double
  }

  /// Nanoseconds that a sample should last: long for the clock, short for the scheduler's slices of some
  /// milliseconds.
  private static let sampleDuration: Int64 = 1_000_000
  /// Samples of each piece of work.
  private static let samples = 60
  /// The most nanoseconds that a comparison of slow work takes, once each has its least number of samples.
  private static let longestComparison: Int64 = 1_500_000_000
  private static let leastSamples = 5

  /// The sum of everything that was returned; means nothing.
  private(set) var checksum = 0.0

  /// The least times of two pieces of work.
  func compare(_ subject: Work, with baseline: Work) throws -> Times {
    let subjectCount = try repetitions(of: subject)
    let baselineCount = try repetitions(of: baseline)
    var least = Times(subject: .infinity, baseline: .infinity)
    let start = MonotonicClock.now()
    for sample in 0..<Self.samples {
      least.subject = min(least.subject, try time(subject, subjectCount))
      least.baseline = min(least.baseline, try time(baseline, baselineCount))
      let isLong = MonotonicClock.now() - start > Self.longestComparison
      if isLong, sample + 1 >= Self.leastSamples { break }
    }
    return least
  }

  /// The least time of a piece of work, in nanoseconds, where it is measured against a time that is given.
  func least(of work: Work) throws -> Double {
    let count = try repetitions(of: work)
    return try (0..<Self.samples).reduce(.infinity) { least, _ in min(least, try time(work, count)) }
  }

  /// Nanoseconds of work that is done once, now.
  func once(_ work: Work) throws -> Double { try time(work, 1) }

  /// How often the work has to be done to fill a sample. Also warms the caches up.
  private func repetitions(of work: Work) throws -> Int {
    var count = 1
    while try time(work, count) * Double(count) < Double(Self.sampleDuration) { count *= 2 }
    return count
  }

  /// Nanoseconds a time.
  private func time(_ work: Work, _ count: Int) throws -> Double {
    var sum = 0.0
    let start = MonotonicClock.now()
    for _ in 0..<count { sum += try work() }
    let end = MonotonicClock.now()
    checksum += sum
    return Double(end - start) / Double(count)
  }
}
