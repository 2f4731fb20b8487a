import SwipeEngine
import Testing

@Suite("Decay")
struct DecayTests {
  private let fling = DecayTrajectory(decay: .normal, from: -40, velocity: 1800)

  @Test("position, velocity and speed left belong to one another", arguments: [0, 0.004, 0.3, 2, 6])
  func linearLaw(time: Double) {
    let (position, velocity) = (fling.position(at: time), fling.velocity(at: time))
    #expect(abs(fling.velocity(atPosition: position) - velocity) < 1e-9)
    #expect(abs(fling.timeToReach(position) - time) < 1e-9)
    #expect(abs(fling.timeToSpeed(velocity) - time) < 1e-9)
    #expect(abs(fling.end - fling.decay.projection(from: position, velocity: velocity)) < 1e-9)
  }

  @Test("the velocity is the derivative of the position", arguments: [Decay.normal, .fast])
  func derivative(decay: Decay) {
    let fling = DecayTrajectory(decay: decay, from: 5, velocity: -2500)
    let h = 1e-6
    for time in stride(from: 0.01, through: 2, by: 0.11) {
      let difference = (fling.position(at: time + h) - fling.position(at: time - h)) / (2 * h)
      #expect(abs(difference - fling.velocity(at: time)) < 1e-5)
    }
  }

  @Test("split anywhere it ends at the same place", arguments: [0.001, 0.1, 1, 3])
  func split(time: Double) {
    let rest = DecayTrajectory(
      decay: .normal,
      from: fling.position(at: time),
      velocity: fling.velocity(at: time)
    )
    #expect(abs(rest.position(at: 0.7) - fling.position(at: time + 0.7)) < 1e-10)
    #expect(abs(rest.end - fling.end) < 1e-10)
  }

  @Test("a fling aimed at a place lands there", arguments: [-500.0, -40, 13.37, 4000])
  func aim(place: Double) {
    let velocity = Decay.fast.velocityToLand(from: -40, on: place)
    #expect(abs(DecayTrajectory(decay: .fast, from: -40, velocity: velocity).end - place) < 1e-10)
  }

  @Test("a fling re-aimed at a grid lands on it, near where it would have")
  func grid() {
    let aimed = fling.landing(onMultipleOf: 1.0 / 3)
    #expect(abs((aimed.end * 3).rounded() - aimed.end * 3) < 1e-9)
    #expect(abs(aimed.end - fling.end) <= 1.0 / 6 + 1e-9)
    #expect(fling.landing(onMultipleOf: 0) == fling && fling.landing(onMultipleOf: .nan) == fling)
  }

  @Test("a fitted decay keeps the velocity and ends where it is told")
  func fitted() throws {
    let target = fling.end + 300
    let fit = try #require(Decay.normal.fitted(from: -40, velocity: 1800, to: target))
    #expect(abs(DecayTrajectory(decay: fit, from: -40, velocity: 1800).end - target) < 1e-9)
    #expect(Decay.normal.fitted(from: -40, velocity: 1800, to: -41) == nil)
    #expect(Decay.normal.fitted(from: -40, velocity: 1800, to: 1e6) == nil)
    #expect(Decay.normal.fitted(from: -40, velocity: 1800, to: -39) == nil)
    #expect(Decay.normal.fitted(from: -40, velocity: 1800, to: .nan) == nil)
    #expect(Decay.normal.fitted(from: 1, velocity: 0, to: 1) == nil)
  }

  @Test("of two equally near points the lower is chosen, whatever their order")
  func ties() {
    #expect(Decay.fast.snapTarget(from: 10, velocity: 0, points: [20, 0]) == 0)
    #expect(Decay.fast.snapTarget(from: 10, velocity: 0, points: [0, 20]) == 0)
    #expect(Decay.fast.snapTarget(from: 10, velocity: 0, points: []) == nil)
    #expect(Decay.fast.snapTarget(from: 10, velocity: 0, points: [.nan, .infinity, 300]) == 300)
  }

  @Test("both rates name the same decay")
  func rates() throws {
    let millisecond = try #require(Decay(ratePerMillisecond: 0.998))
    let second = try #require(Decay(ratePerSecond: millisecond.ratePerSecond))
    #expect(millisecond == .normal)
    #expect(abs(second.lambda - millisecond.lambda) < 1e-14)
    #expect(abs(second.ratePerMillisecond - 0.998) < 1e-15)
  }

  @Test("rates that never stop or stop at once are refused", arguments: [0, 1, -0.5, 1.5, .nan, 1 - 1e-12])
  func illegal(rate: Double) {
    #expect(Decay(ratePerMillisecond: rate) == nil)
    #expect(Decay.lambdas.contains(Decay.clamped(ratePerMillisecond: rate).lambda))
  }

  @Test("nothing illegal gets in", arguments: [Double.nan, .infinity, -.infinity])
  func sanitised(value: Double) {
    #expect(DecayTrajectory(decay: .fast, from: value, velocity: value).end == 0)
    #expect(Decay.fast.projection(from: value, velocity: value) == 0)
    #expect(fling.timeToReach(value) == .infinity)
    #expect(fling.timeToSpeed(0) == .infinity)
    #expect(DecayTrajectory(decay: .fast, from: 1, velocity: 0).restTime() == 0)
  }
}
