import SwipeEngine
import Testing

/// Properties every curve must have, over the three regimes.
@Suite("SpringTrajectory")
struct SpringTrajectoryTests {
  static let regimes: [Double] = [0, 0.2, 0.86, 1 - 1e-12, 1, 1 + 1e-12, 1.3, 6]

  private func move(_ ratio: Double, response: Double = 0.4) -> SpringTrajectory {
    let spring = Spring.clamped(response: response, dampingRatio: ratio)
    return SpringTrajectory(spring: spring, from: 37.7, to: -120.3, velocity: 900)
  }

  @Test("it begins where and as fast as it was told, bit for bit", arguments: regimes)
  func begin(ratio: Double) {
    for time in [0, -0.0, -3, .nan, -.infinity] {
      #expect(move(ratio).position(at: time) == 37.7)
      #expect(move(ratio).velocity(at: time) == 900)
    }
  }

  @Test("a start that its distance from the target cannot hold is kept bit for bit")
  func unroundedBegin() {
    let far = SpringTrajectory(spring: .smooth, from: 0.1, to: 1e6)
    #expect(far.position(at: 0) == 0.1)
    #expect(far.retargeted(to: 3, at: 0).from == 0.1)
  }

  @Test("it ends at its target, bit for bit, at rest", arguments: regimes.filter { $0 > 0 })
  func limit(ratio: Double) {
    for time in [1000.0, 1e9, .infinity] {
      #expect(move(ratio).position(at: time) == -120.3)
      #expect(move(ratio).velocity(at: time) == 0)
    }
  }

  @Test("the velocity is the derivative of the position", arguments: regimes)
  func derivative(ratio: Double) {
    let move = move(ratio)
    let h = 1e-6
    for time in stride(from: 0.01, through: 1.5, by: 0.0371) {
      let difference = (move.position(at: time + h) - move.position(at: time - h)) / (2 * h)
      #expect(abs(difference - move.velocity(at: time)) < 1e-5)
    }
  }

  @Test("the law of the spring holds", arguments: regimes)
  func law(ratio: Double) {
    let move = move(ratio)
    let (omega, h) = (move.spring.angularFrequency, 1e-6)
    for time in stride(from: 0.01, through: 1.5, by: 0.0371) {
      let difference = (move.velocity(at: time + h) - move.velocity(at: time - h)) / (2 * h)
      let x = move.position(at: time) - move.to
      let law = -omega * omega * x - 2 * ratio * omega * move.velocity(at: time)
      #expect(abs(difference - law) < 1e-3)
    }
  }

  @Test("split anywhere it is the same motion", arguments: regimes, [1e-9, 0.013, 0.2, 0.9])
  func split(ratio: Double, at time: Double) {
    let whole = move(ratio)
    let rest = whole.retargeted(to: whole.to, at: time)
    for later in [0, 0.008, 0.1, 0.7] {
      #expect(abs(rest.position(at: later) - whole.position(at: time + later)) < 1e-10)
      #expect(abs(rest.velocity(at: later) - whole.velocity(at: time + later)) < 1e-8)
    }
  }

  @Test("60 frames a second and 240 show the same motion", arguments: regimes)
  func frameRates(ratio: Double) {
    func steps(_ rate: Int) -> SpringTrajectory {
      (0..<rate).reduce(move(ratio)) { motion, _ in
        motion.retargeted(to: motion.to, at: 1 / Double(rate))
      }
    }
    #expect(abs(steps(60).from - steps(240).from) < 1e-10)
    #expect(abs(steps(240).from - move(ratio).position(at: 1)) < 1e-10)
    #expect(abs(steps(240).velocity - move(ratio).velocity(at: 1)) < 1e-8)
  }

  @Test("the regimes meet at ζ = 1 without a step")
  func continuity() {
    for time in stride(from: 0.02, through: 1, by: 0.049) {
      let values = [1 - 1e-13, 1 - 1e-16, 1, 1 + 2.3e-16, 1 + 1e-13].map { move($0).position(at: time) }
      #expect(values.allSatisfy { abs($0 - values[2]) < 1e-10 })
    }
  }

  @Test("with no way to go but a velocity it moves, and comes back")
  func launch() {
    let spring = Spring.clamped(response: 0.4, dampingRatio: 0.5)
    let launch = SpringTrajectory(spring: spring, from: 9, to: 9, velocity: 1000)
    #expect(launch.position(at: 0.05) > 30)
    #expect(abs(launch.position(at: launch.firstCrossing) - 9) < 1e-10)
    #expect(launch.firstCrossing > 0.2)
    #expect(!SpringTrajectory(spring: spring, from: 9, to: 9).wouldOvershoot)
  }

  @Test("nothing illegal gets in", arguments: [Double.nan, .infinity, -.infinity])
  func illegal(value: Double) {
    let spring = Spring.clamped(response: 0.4, dampingRatio: 0.5)
    let noVelocity = SpringTrajectory(spring: spring, from: 1, to: 2, velocity: value)
    #expect(noVelocity == SpringTrajectory(spring: spring, from: 1, to: 2))
    #expect(SpringTrajectory(spring: spring, from: value, to: 2).from == 2)
    #expect(SpringTrajectory(spring: spring, from: 1, to: value).to == 1)
    #expect(SpringTrajectory(spring: spring, from: value, to: value).position(at: 0.1) == 0)
    #expect(noVelocity.retargeted(to: value, at: 0.1).to == 2)
  }

  @Test("huge numbers stay numbers", arguments: regimes, [1e-6, 0.3, 1e6])
  func huge(ratio: Double, response: Double) {
    let spring = Spring.clamped(response: response, dampingRatio: ratio)
    let move = SpringTrajectory(spring: spring, from: 1e308, to: -1e308, velocity: 1e308)
    for time in [1e-300, 1e-3, 1, 1e12, .infinity] {
      #expect(move.position(at: time).isFinite)
      #expect(move.velocity(at: time).isFinite)
    }
    #expect(!move.restTime().isNaN && !move.settlingDuration().isNaN && !move.firstCrossing.isNaN)
  }
}
