import SwipeEngine
import Testing

@Suite("VelocityTracker")
struct VelocityTrackerTests {
  /// Samples of a vector: seconds and values. `scale` turns the file's unit of time into seconds.
  private func samples(_ vector: PhysicsVector, _ key: String, scale: Double) throws -> [[Double]] {
    try #require(vector.input[key]).list.map { row in
      let numbers = row.list.compactMap(\.number)
      return [numbers[0] * scale] + numbers.dropFirst()
    }
  }

  private func tracker(_ vector: PhysicsVector) throws -> VelocityTracker {
    VelocityTracker(
      horizon: try vector.number("horizon"),
      stop: try vector.number("stopGap"),
      degree: Int(try vector.number("degree")),
      weightTime: vector.input["weightTau"]?.number
    )
  }

  /// Stamps are whole nanoseconds; samples between two of them shift the slope by up to this, in points/s.
  private static let stampError = 1e-4

  @Test("estimates meet their vectors", arguments: try PhysicsVectors.computed("velocity.estimate"))
  func estimate(_ vector: PhysicsVector) throws {
    var tracker = try tracker(vector)
    var isWhole = true
    for sample in try samples(vector, "samples", scale: 1) {
      let time = Timestamp(seconds: sample[0])
      isWhole = isWhole && abs(time.seconds - sample[0]) < 1e-15
      tracker.add(Point(x: sample[1], y: -2 * sample[1]), at: time)
    }
    let velocity = tracker.velocity(at: Timestamp(seconds: try vector.number("releaseTime")))
    let absolute = isWhole ? vector.tolerance.abs : Self.stampError
    vector.expect(velocity.x, is: try vector.answer("velocity"), within: absolute, "velocity")
    #expect(abs(velocity.y + 2 * velocity.x) <= 1e-9 * abs(velocity.x))
  }

  @Test(
    "the fit meets the vectors without the rounding of stamps",
    arguments: try PhysicsVectors.computed("velocity.estimate").filter {
      $0.input["samples"]?.list.count == $0.answer?["samplesUsed"]?.number.map { Int($0) }
        && $0.input["weightTau"]?.number == nil && $0.input["samples"]?.list.count ?? 0 > 1
    }
  )
  func fit(_ vector: PhysicsVector) throws {
    let samples = try samples(vector, "samples", scale: 1)
    let newest = try #require(samples.last)
    var fit = SlopeFit(span: newest[0] - samples[0][0])
    for sample in samples { fit.add(age: newest[0] - sample[0], value: sample[1] - newest[1]) }
    let degree = samples.count > 2 ? Int(try vector.number("degree")) : 1
    vector.expect(fit.coefficients(degree: degree).slope, is: "velocity")
  }

  @Test(
    "recorded flicks give the printed speeds",
    arguments: try PhysicsVectors.published("velocity.estimate")
  )
  func publishedEstimate(_ vector: PhysicsVector) throws {
    var tracker = VelocityTracker()
    let isFlick = vector.input["samples_ms_x_y"] != nil
    let samples =
      isFlick
      ? try samples(vector, "samples_ms_x_y", scale: 1e-3)
      : try samples(vector, "samples_ns_value", scale: 1e-9)
    for sample in samples {
      tracker.add(Point(x: sample[1], y: isFlick ? sample[2] : 0), at: Timestamp(seconds: sample[0]))
    }
    let release = Timestamp(milliseconds: vector.input["release_ms"]?.number ?? 0)
    let velocity = tracker.velocity(at: release)
    vector.expect(velocity.x, is: "x")
    vector.expect(velocity.y, is: "y")
    vector.expect(velocity.x, is: "value")
  }

  @Test("the parabola is the least-squares one", arguments: try PhysicsVectors.published("leastSquares"))
  func leastSquares(_ vector: PhysicsVector) throws {
    let isMilliseconds = vector.input["t_ms"] != nil
    let times = try #require(vector.input["t_ms"] ?? vector.input["x"]).list.compactMap(\.number)
      .map { isMilliseconds ? $0 / 1000 : $0 }
    let values = try #require(isMilliseconds ? vector.input["x"] : vector.input["y"]).list
      .compactMap(\.number)
    let (newest, last) = (try #require(times.last), try #require(values.last))
    var fit = SlopeFit(span: newest - times[0])
    for (time, value) in zip(times, values) { fit.add(age: newest - time, value: value - last) }
    let found = fit.coefficients(degree: 2)
    // Ours is about the newest sample; the printed one about time 0.
    vector.expect(last + found.value - found.slope * newest + found.bend * newest * newest, is: "c0")
    vector.expect(found.slope - 2 * found.bend * newest, is: "c1")
    vector.expect(found.bend, is: "c2")
  }

  private func milliseconds(_ value: Double) -> Timestamp { Timestamp(milliseconds: value) }

  @Test("nothing is known of a pointer that has given fewer than two samples")
  func few() {
    var tracker = VelocityTracker()
    #expect(tracker.velocity(at: .zero) == .zero)
    tracker.add(Point(x: 5, y: 5), at: .zero)
    #expect(tracker.velocity(at: .zero) == .zero)
    tracker.add(Point(x: 6, y: 5), at: .zero)
    #expect(tracker.velocity(at: .zero) == .zero)
  }

  @Test("a pointer that pauses before it is let go has stopped", arguments: [(40.0, 500.0), (41, 0)])
  func pause(wait: Double, speed: Double) {
    var tracker = VelocityTracker()
    for i in 0...5 { tracker.add(Point(x: Double(i) * 4, y: 0), at: milliseconds(Double(i) * 8)) }
    #expect(abs(tracker.velocity(at: milliseconds(40 + wait)).x - speed) < 1e-9)
  }

  @Test("what came before a pause does not count")
  func gap() {
    var tracker = VelocityTracker()
    for i in 0...3 { tracker.add(Point(x: Double(i) * 90, y: 0), at: milliseconds(Double(i) * 8)) }
    for i in 0...3 { tracker.add(Point(x: 270 + Double(i), y: 0), at: milliseconds(74 + Double(i) * 8)) }
    #expect(abs(tracker.velocity(at: milliseconds(98)).x - 125) < 1e-9)
  }

  @Test("a flick after a reset knows nothing of the last one")
  func reset() {
    var tracker = VelocityTracker()
    for i in 0...5 { tracker.add(Point(x: Double(i) * 50, y: 0), at: milliseconds(Double(i) * 8)) }
    tracker.reset()
    #expect(tracker == VelocityTracker())
    tracker.add(Point(x: 0, y: 0), at: milliseconds(48))
    tracker.add(Point(x: 0, y: 8), at: milliseconds(56))
    #expect(abs(tracker.velocity(at: milliseconds(56)).y - 1000) < 1e-9)
  }

  @Test("samples out of order and illegal ones change nothing")
  func dropped() {
    var tracker = VelocityTracker()
    for i in 0...5 { tracker.add(Point(x: Double(i) * 8, y: 0), at: milliseconds(Double(i) * 8)) }
    let before = tracker
    tracker.add(Point(x: 900, y: 0), at: milliseconds(12))
    tracker.add(Point(x: .nan, y: 0), at: milliseconds(48))
    tracker.add(Point(x: 0, y: .infinity), at: milliseconds(48))
    #expect(tracker == before)
  }

  @Test("the latest 32 samples of a fast mouse are enough")
  func fastMouse() {
    var tracker = VelocityTracker()
    for i in 0..<500 { tracker.add(Point(x: Double(i) * 1.5, y: 0), at: milliseconds(Double(i))) }
    #expect(abs(tracker.velocity(at: milliseconds(499)).x - 1500) < 1e-6)
  }

  @Test("the same flick late in a long session has the same speed")
  func lateSession() {
    let day = Timestamp(seconds: 86_400)
    var early = VelocityTracker()
    var late = VelocityTracker()
    for i in 0..<12 {
      let point = Point(x: Double(i * i), y: Double(i))
      early.add(point, at: milliseconds(Double(i) * 7))
      late.add(point, at: day.adding(seconds: Double(i) * 7 / 1000))
    }
    #expect(early.velocity(at: milliseconds(80)) == late.velocity(at: day.adding(seconds: 0.08)))
  }
}

@Suite("Reports that a busy program finds together")
struct BunchedSamplesTests {
  @Test("count as one, and a swipe to the left stays one to the left")
  func bunched() {
    var tracker = VelocityTracker()
    tracker.add(Point(x: 300, y: 90), at: Timestamp(milliseconds: 882.348))
    for report in 1...7 {
      let time = Timestamp(milliseconds: 882.348 + Double(report) * 0.001)
      tracker.add(Point(x: 300 - Double(report) * 22.5, y: 90), at: time)
    }
    tracker.add(Point(x: 120, y: 90), at: Timestamp(milliseconds: 895.61))
    let velocity = tracker.velocity(at: Timestamp(milliseconds: 898.74)).x
    #expect((-10_000 ... -500).contains(velocity), "\(velocity) pt/s")
  }
}
