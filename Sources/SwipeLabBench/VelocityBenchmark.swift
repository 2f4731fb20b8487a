import SwipeEngine

/// The velocity of a pointer from its samples, against a straight loop that adds up the same sums.
enum VelocityBenchmark: Benchmark {
  static let name = "velocity"
  static let summary = "velocity estimate of a 125 Hz pointer against a plain loop over its samples"

  /// Samples of a mouse at 125 Hz in the tracker's horizon of 100 ms.
  private static let samples = 13
  private static let interval = 0.008
  private static let speed = 90.0
  /// Pointers that are measured one after the other.
  private static let pointers = 64
  /// The estimate finds the samples that count, adds up two axes and solves two parabolas; the loop only adds
  /// up. Measured 3.25.
  private static let goal = 4.9

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let trackers = (1...pointers).map { tracker(speed: speed * Double($0)) }
    let release = Timestamp(seconds: Double(samples - 1) * interval)
    let sets = (1...pointers).map { speed in
      (0..<samples).map { (age: Double(samples - 1 - $0) * interval, x: Double($0 * speed), y: Double($0)) }
    }
    let times = try stopwatch.compare {
      trackers.reduce(0) { $0 + $1.velocity(at: release).x }
    } with: {
      sets.reduce(0) { $0 + sums($1) }
    }
    return [
      Measurement(
        name: name,
        subject: times.subject / Double(pointers),
        baseline: times.baseline / Double(pointers),
        against: "sums of u⁰…u⁴, uⁿx, uⁿy",
        goal: goal
      )
    ]
  }

  private static func tracker(speed: Double) -> VelocityTracker {
    var tracker = VelocityTracker()
    for index in 0..<samples {
      let time = Double(index) * interval
      tracker.add(Point(x: speed * time, y: time * time), at: Timestamp(seconds: time))
    }
    return tracker
  }

  /// What a least-squares parabola through points in two axes has to add up.
  private static func sums(_ points: [(age: Double, x: Double, y: Double)]) -> Double {
    var (s0, s1, s2, s3, s4) = (0.0, 0.0, 0.0, 0.0, 0.0)
    var (x0, x1, x2) = (0.0, 0.0, 0.0)
    var (y0, y1, y2) = (0.0, 0.0, 0.0)
    for point in points {
      let u = point.age
      let square = u * u
      s0 += 1
      s1 += u
      s2 += square
      s3 += square * u
      s4 += square * square
      x0 += point.x
      x1 += point.x * u
      x2 += point.x * square
      y0 += point.y
      y1 += point.y * u
      y2 += point.y * square
    }
    return s0 + s1 + s2 + s3 + s4 + x0 + x1 + x2 + y0 + y1 + y2
  }
}
