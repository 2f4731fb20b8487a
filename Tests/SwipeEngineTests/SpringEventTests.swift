import SwipeEngine
import TestSupport
import Testing

/// Events of a seeded set of random springs, checked against the motion itself.
@Suite("Spring events")
struct SpringEventTests {
  private static let count = 3000
  private static let rounding = 1 + 1e-9

  private func springs(_ seed: UInt64) -> [SpringTrajectory] {
    var random = SeededRandom(seed: seed)
    return (0..<Self.count).map { _ in random.spring() }
  }

  @Test("the settling duration is never below the truth", arguments: [0.25, 0.01, 5])
  func settling(tolerance: Double) {
    for spring in springs(11) {
      let duration = spring.settlingDuration(tolerance: tolerance)
      let late = (0...200).map { abs(spring.position(at: duration + Double($0) * 0.004)) }
      #expect(late.allSatisfy { $0 <= tolerance * Self.rounding }, "\(spring)")
    }
  }

  /// The last instant at which the position is further than `tolerance` from 0, to `steps` parts of the bound.
  private func lastExceeding(_ spring: SpringTrajectory, _ tolerance: Double, steps: Int) -> Double {
    let bound = spring.settlingDuration(tolerance: tolerance)
    let last = (0...steps).last { abs(spring.position(at: bound * Double($0) / Double(steps))) > tolerance }
    return bound * Double((last ?? -1) + 1) / Double(steps)
  }

  @Test("the settling duration is not far above the truth either")
  func tightness() {
    var excess: [[Double]] = [[], []]
    for spring in springs(16) {
      let bound = spring.settlingDuration()
      let truth = lastExceeding(spring, Tolerance.position, steps: 1000)
      guard truth > 0 else { continue }
      let ratio = spring.spring.dampingRatio
      let split = spring.spring.angularFrequency * abs((1 - ratio) * (1 + ratio)).squareRoot()
      // Below ζ = 1 the position touches the bounding envelope once in each half of a swing.
      if ratio < 1 { #expect(bound - truth <= .pi / split + bound / 1000, "\(spring)") }
      excess[ratio < 0.999 ? 0 : 1].append((bound - truth) / truth)
    }
    let sorted = excess.map { $0.sorted() }
    #expect(sorted[0][sorted[0].count / 2] < 0.05 && sorted[0][sorted[0].count * 9 / 10] < 0.2)
    #expect(sorted[1][sorted[1].count / 2] < 0.002 && sorted[1][sorted[1].count * 9 / 10] < 0.05)
  }

  @Test("the rest time is where the energy falls below the tolerance, once and for all")
  func rest() {
    for spring in springs(12) {
      let time = spring.restTime(tolerance: 0.25)
      #expect(spring.isSettled(at: time, tolerance: 0.25), "\(spring)")
      #expect(time == 0 || !spring.isSettled(at: time * (1 - 1e-9), tolerance: 0.25), "\(spring)")
      for step in 1...50 {
        let later = time + Double(step) * 0.01
        #expect(spring.isSettled(at: later, tolerance: 0.25 * Self.rounding), "\(spring)")
        #expect(abs(spring.position(at: later)) <= 0.25 * Self.rounding, "\(spring)")
      }
    }
  }

  @Test("the position keeps to its side up to the first crossing, and passes there")
  func crossing() {
    for spring in springs(13) where spring.from != 0 {
      let time = spring.firstCrossing
      let end = min(time, 3)
      let side = spring.from.sign
      for step in 1..<60 {
        let x = spring.position(at: end * Double(step) / 60)
        #expect(x.sign == side || abs(x) < 1e-9, "\(spring)")
      }
      guard time < .infinity else { continue }
      #expect(abs(spring.position(at: time)) < 1e-9 * (abs(spring.from) + abs(spring.velocity)), "\(spring)")
    }
  }

  @Test("from ζ = 1 on only a hard throw at the target crosses it")
  func wouldOvershoot() {
    for spring in springs(14) where spring.spring.dampingRatio > 1.005 && spring.from != 0 {
      let (ratio, omega) = (spring.spring.dampingRatio, spring.spring.angularFrequency)
      let needed = omega * (ratio + (ratio * ratio - 1).squareRoot()) * abs(spring.from)
      let isThrown = spring.velocity * spring.from < 0 && abs(spring.velocity) > needed
      #expect(spring.wouldOvershoot == isThrown, "\(spring)")
    }
  }

  @Test("the velocity is 0 at the first extremum and has one sign before")
  func extremum() {
    for spring in springs(15) where spring.velocity != 0 && spring.firstExtremum < .infinity {
      let time = spring.firstExtremum
      let scale = abs(spring.velocity) + spring.spring.angularFrequency * abs(spring.from)
      #expect(abs(spring.velocity(at: time)) < 1e-9 * scale, "\(spring)")
      for step in 1..<40 {
        let velocity = spring.velocity(at: time * Double(step) / 40)
        #expect(velocity.sign == spring.velocity.sign || abs(velocity) < 1e-9 * scale, "\(spring)")
      }
    }
  }

  @Test("a spring without damping, or without a tolerance, never settles")
  func never() {
    let swing = SpringTrajectory(spring: .clamped(response: 1, dampingRatio: 0), from: 1, to: 0)
    #expect(swing.settlingDuration(tolerance: 0.1) == .infinity)
    #expect(swing.restTime(tolerance: 0.1) == .infinity)
    let damped = SpringTrajectory(spring: .smooth, from: 1, to: 0)
    #expect(damped.settlingDuration(tolerance: 0) == .infinity)
    #expect(damped.restTime(tolerance: -1) == .infinity)
    #expect(damped.restTime(tolerance: .nan) == .infinity)
    #expect(SpringTrajectory(spring: .smooth, from: 4, to: 4).settlingDuration() == 0)
  }
}
