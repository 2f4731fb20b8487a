import SwipeEngine
import TestSupport
import Testing

@Suite("Trajectory")
struct TrajectoryTests {
  static let start = Timestamp(milliseconds: 1234.567)
  static let bouncing = Spring.clamped(response: 0.4, dampingRatio: 0.5)

  /// One of each kind, all from 200 (but the pause).
  static let kinds: [Trajectory] = [
    .spring(bouncing, from: 200, to: -0.1, velocity: -900, start: start),
    .spring(.smooth, from: 200, to: 1.0 / 3, start: start),
    .springToCrossing(bouncing, from: 200, to: 0.7, velocity: 300, start: start),
    .springToCrossing(.smooth, from: 200, to: 0.7, start: start),
    .curve(.easeInOut, from: 200, to: 77.7, duration: 0.3, start: start),
    .decay(.fast, from: 200, velocity: -3333, start: start),
    .edgeDecay(EdgeDecay(from: 200, velocity: -3333, lower: 0, upper: 900), start: start),
    .edgeDecay(EdgeDecay(from: 200, velocity: 50, lower: 0, upper: 900), start: start),
    .spring(.snap, from: 200, to: 3, velocity: 40, start: start),
    .curve(.ease, from: 200, to: 3, duration: 0, start: start),
  ]

  private func just(before time: Timestamp) -> Timestamp { Timestamp(nanoseconds: time.nanoseconds - 1) }

  @Test("at and after its end it is the target, bit for bit, at rest", arguments: kinds)
  func end(trajectory: Trajectory) {
    #expect(trajectory.end < .distantFuture)
    for time in [trajectory.end, trajectory.end.adding(seconds: 0.001), .distantFuture] {
      #expect(trajectory.position(at: time) == trajectory.target)
      #expect(trajectory.velocity(at: time) == 0)
      #expect(trajectory.hasEnded(at: time))
    }
    #expect(!trajectory.hasEnded(at: just(before: trajectory.end)))
  }

  @Test("the jump at its end is within the tolerance", arguments: kinds)
  func jump(trajectory: Trajectory) {
    guard trajectory.end > trajectory.start else { return }
    let last = trajectory.position(at: just(before: trajectory.end))
    #expect(abs(last - trajectory.target) <= Tolerance.position * (1 + 1e-6))
  }

  @Test("before its start it is where it starts", arguments: kinds)
  func beforeStart(trajectory: Trajectory) {
    for time in [just(before: Self.start), .zero, Timestamp(nanoseconds: -5)] {
      #expect(trajectory.position(at: time) == 200)
    }
  }

  @Test("the velocity is the derivative of the position", arguments: kinds)
  func derivative(trajectory: Trajectory) {
    let length = trajectory.end.seconds(since: trajectory.start)
    let step: Int64 = 1000
    for share in [0.07, 0.31, 0.5, 0.66, 0.93] where length > 0 {
      let time = trajectory.start.adding(seconds: length * share)
      let after = trajectory.position(at: Timestamp(nanoseconds: time.nanoseconds + step))
      let before = trajectory.position(at: Timestamp(nanoseconds: time.nanoseconds - step))
      #expect(abs((after - before) / 2e-6 - trajectory.velocity(at: time)) < 0.01)
    }
  }

  @Test(
    "a clamped spring never shows the other side",
    arguments: [0.1, 0.5, 0.86, 1, 2],
    [-4000.0, 0, 4000]
  )
  func clamp(ratio: Double, velocity: Double) {
    let spring = Spring.clamped(response: 0.4, dampingRatio: ratio)
    for (from, to) in [(100.0, 0.3), (0.3, 100)] {
      let clamped = Trajectory.springToCrossing(
        spring,
        from: from,
        to: to,
        velocity: velocity,
        start: Self.start
      )
      let length = clamped.end.nanoseconds - clamped.start.nanoseconds
      let times = (0...500).map { clamped.start.nanoseconds + length * $0 / 500 }
      for time in times + [clamped.end.nanoseconds - 1, clamped.end.nanoseconds - 2] {
        let position = clamped.position(at: Timestamp(nanoseconds: time))
        #expect(from < to ? position <= to : position >= to)
      }
    }
  }

  /// Slow springs, whose crossing no double can tell to a nanosecond.
  @Test("not even rounding shows the other side")
  func clampRounding() {
    var random = SeededRandom(seed: 21)
    for _ in 0..<3000 {
      let spring = Spring.clamped(response: Spring.longestResponse, dampingRatio: random.number(0.1...0.9))
      let clamped = Trajectory.springToCrossing(spring, from: -1e6, to: 0, start: .zero, tolerance: 1e-9)
      for nanoseconds in 1...20 as ClosedRange<Int64> {
        let time = Timestamp(nanoseconds: clamped.end.nanoseconds - nanoseconds)
        #expect(clamped.position(at: time) <= 0)
      }
    }
  }

  @Test("a clamped spring without a crossing ends when it settles")
  func clampWithoutCrossing() {
    let free = Trajectory.spring(.smooth, from: 90, to: 0, start: Self.start)
    let clamped = Trajectory.springToCrossing(.smooth, from: 90, to: 0, start: Self.start)
    #expect(clamped.end == free.end)
  }

  @Test("a clamped launch from the target goes out and ends on its return")
  func clampedLaunch() {
    let launch = Trajectory.springToCrossing(Self.bouncing, from: 5, to: 5, velocity: 800, start: Self.start)
    #expect(launch.position(at: Self.start.adding(seconds: 0.05)) > 20)
    #expect(launch.end < Self.start.adding(seconds: 0.3))
  }

  @Test("a released row ends promptly")
  func prompt() {
    let spring = Spring.clamped(response: 0.4, dampingRatio: 0.86)
    let row = Trajectory.spring(spring, from: 160, to: 0, start: .zero)
    let last = (0..<2000).last { abs(row.position(at: Timestamp(milliseconds: Double($0)))) >= 0.5 }
    #expect(row.end.milliseconds - Double(last ?? 0) < 100)
    #expect(row.end < Timestamp(milliseconds: 560))
  }

  @Test("a retarget goes on from position and velocity, whatever moved before", arguments: kinds)
  func retarget(trajectory: Trajectory) {
    let time = Self.start.adding(seconds: 0.05)
    let next = trajectory.retargeted(to: 500, at: time, spring: .bouncy)
    #expect(next.start == time && next.target == 500)
    #expect(next.position(at: time) == trajectory.position(at: time))
    #expect(next.velocity(at: time) == trajectory.velocity(at: time))
    #expect(trajectory.retargeted(to: .nan, at: time, spring: .bouncy).target == trajectory.target)
  }

  @Test("a still value has always ended, a pause ends when it is told")
  func still() {
    let still = Trajectory.still(4.5)
    for time in [Timestamp(nanoseconds: .min), .zero, .distantFuture] {
      #expect(still.position(at: time) == 4.5)
      #expect(still.velocity(at: time) == 0 && still.hasEnded(at: time))
    }
    let pause = Trajectory.still(4.5, end: Self.start)
    #expect(pause.position(at: .zero) == 4.5 && pause.velocity(at: .zero) == 0)
    #expect(!pause.hasEnded(at: .zero) && pause.hasEnded(at: Self.start))
  }

  @Test("what never comes to rest never ends")
  func never() {
    let swing = Spring.clamped(response: 1, dampingRatio: 0)
    #expect(Trajectory.spring(swing, from: 1, to: 0, start: Self.start).end == .distantFuture)
    let exact = Trajectory.spring(.smooth, from: 1, to: 0, start: Self.start, tolerance: 0)
    #expect(exact.end == .distantFuture)
    #expect(Trajectory.decay(.fast, from: 0, velocity: 9, start: .zero, tolerance: 0).end == .distantFuture)
  }

  @Test("the same motion late in a session is the same motion")
  func lateSession() {
    let day = Timestamp(seconds: 864_000)
    let early = Trajectory.spring(Self.bouncing, from: 9, to: 0, velocity: 70, start: .zero)
    let late = Trajectory.spring(Self.bouncing, from: 9, to: 0, velocity: 70, start: day)
    for step in stride(from: Int64(0), through: 900_000_000, by: 7_654_321) {
      let time = Timestamp(nanoseconds: day.nanoseconds + step)
      #expect(late.position(at: time) == early.position(at: Timestamp(nanoseconds: step)))
    }
  }

  @Test("no illegal number gets in or out", arguments: [Double.nan, .infinity, -.infinity, 1e308])
  func illegal(value: Double) {
    let made: [Trajectory] = [
      .still(value),
      .spring(Self.bouncing, from: value, to: value, velocity: value, start: .zero, tolerance: value),
      .spring(Self.bouncing, from: 1, to: value, velocity: value, start: .zero),
      .springToCrossing(.smooth, from: value, to: 5, velocity: value, start: .zero),
      .curve(.easeOut, from: value, to: value, duration: value, start: .zero),
      .curve(.easeOut, from: value, to: -value, duration: 0.2, start: .zero),
      .decay(.normal, from: value, velocity: value, start: .zero),
    ]
    for trajectory in made {
      for time in [.zero, Timestamp(nanoseconds: 1), Timestamp(milliseconds: 60), .distantFuture] {
        #expect(trajectory.position(at: time).isFinite)
        #expect(trajectory.velocity(at: time).isFinite)
      }
      #expect(trajectory.target.isFinite)
    }
  }
}
