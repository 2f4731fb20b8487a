import Glibc
import SwipeEngine

/// The closed form of a spring, position and velocity, against the functions of libm that it cannot do
/// without.
enum SpringBenchmark: Benchmark {
  static let name = "spring"
  static let summary = "position and velocity of a spring against exp + sin + cos of libm"

  /// Springs that are evaluated one after the other; few enough to stay in the cache.
  private static let count = 4096
  /// Position and velocity are two calls, each with an exp, a sin, a cos, a root and a division. Measured
  /// 2.95.
  private static let swingingGoal = 4.4
  /// 70 % swing, 15 % are critical, 15 % creep. Measured 2.65: without a sin and a cos the rest is cheaper.
  private static let mixedGoal = 4.0
  /// Of ten springs so many swing in the mixture.
  private static let swingingOfTen = 7
  private static let responses = 0.15...0.6
  private static let swinging = 0.5...0.95
  private static let creeping = 1.05...2.0
  private static let ways = -320.0...320.0
  private static let speeds = -2000.0...2000.0
  private static let times = 0.001...0.4
  private static let against = "exp + sin + cos"

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    [
      try measure(stopwatch, "\(name)/swinging", springs { _ in true }, goal: swingingGoal),
      try measure(stopwatch, "\(name)/mixed", springs { $0 % 10 < swingingOfTen }, goal: mixedGoal),
    ]
  }

  private static func measure(
    _ stopwatch: Stopwatch,
    _ name: String,
    _ springs: [SpringTrajectory],
    goal: Double
  ) throws -> Measurement {
    var numbers = SeededNumbers(seed: 2)
    let times = springs.map { _ in numbers.next(in: Self.times) }
    let phases = zip(springs, times).map { 2 * .pi / $0.spring.response * $1 }
    let pair = try stopwatch.compare {
      var sum = 0.0
      for index in springs.indices {
        sum += springs[index].position(at: times[index]) + springs[index].velocity(at: times[index])
      }
      return sum
    } with: {
      var sum = 0.0
      for phase in phases { sum += exp(-phase) + sin(phase) + cos(phase) }
      return sum
    }
    let each = Double(count)
    return Measurement(
      name: name,
      subject: pair.subject / each,
      baseline: pair.baseline / each,
      against: against,
      goal: goal
    )
  }

  private static func springs(swings: (Int) -> Bool) -> [SpringTrajectory] {
    var numbers = SeededNumbers(seed: 1)
    return (0..<count).map { index in
      let ratio =
        swings(index) ? numbers.next(in: swinging) : index.isMultiple(of: 2) ? 1 : numbers.next(in: creeping)
      return SpringTrajectory(
        spring: .clamped(response: numbers.next(in: responses), dampingRatio: ratio),
        from: numbers.next(in: ways),
        to: 0,
        velocity: numbers.next(in: speeds)
      )
    }
  }
}
