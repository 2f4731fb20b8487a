import SwipeEngine
import Testing

@Suite("EdgeDecay")
struct DecayEdgeTests {
  private func fling(_ from: Double, _ velocity: Double, limit: Double? = nil) -> EdgeDecay {
    EdgeDecay(from: from, velocity: velocity, lower: 0, upper: 1000, overscrollLimit: limit)
  }

  @Test(
    "position and velocity are continuous at the hand-over",
    arguments: [(500.0, 3000.0), (500, -3000), (999, 10), (0.001, -8000)]
  )
  func continuous(from: Double, velocity: Double) {
    let motion = fling(from, velocity)
    let (t, h) = (motion.handOff, 1e-9)
    #expect(t > 0 && t < .infinity)
    #expect(abs(motion.position(at: t + h) - motion.position(at: t - h)) < 1e-4)
    #expect(abs(motion.velocity(at: t + h) - motion.velocity(at: t - h)) < 1e-3)
    #expect(motion.target == (velocity < 0 ? 0 : 1000))
  }

  @Test("the velocity is the derivative of the position", arguments: [-7000.0, -400, 300, 900, 5000])
  func derivative(velocity: Double) {
    let motion = fling(400, velocity)
    let h = 1e-6
    for time in stride(from: 0.01, through: 2, by: 0.0173) where abs(time - motion.handOff) > 2 * h {
      let difference = (motion.position(at: time + h) - motion.position(at: time - h)) / (2 * h)
      #expect(abs(difference - motion.velocity(at: time)) < 1e-4)
    }
  }

  @Test("a fling that stays inside is a plain decay")
  func inside() {
    let motion = fling(100, 800)
    #expect(motion.spring == nil && motion.handOff == .infinity)
    #expect(motion.target == motion.decay.end)
    #expect(motion.restTime() == motion.decay.restTime())
  }

  @Test("begun beyond an end it springs back at once", arguments: [(-60.0, -500.0), (-60, 0), (1040, 0)])
  func beyond(from: Double, velocity: Double) {
    let motion = fling(from, velocity)
    #expect(motion.handOff == 0)
    #expect(motion.position(at: 0) == from && motion.velocity(at: 0) == velocity)
    #expect(motion.target == (from < 0 ? 0 : 1000))
    #expect(abs(motion.position(at: motion.restTime()) - motion.target) <= Tolerance.position)
  }

  @Test("a gentle throw back inside is still brought to the end, a hard one runs on as a fling")
  func reentry() {
    let gentle = fling(-60, 300)
    #expect(gentle.handOff == 0 && gentle.target == 0)
    let hard = fling(-60, 1500)
    #expect(hard.spring == nil && abs(hard.target - (-60 + 1500 / Decay.normal.lambda)) < 1e-9)
    let across = fling(-60, 6000)
    #expect(across.target == 1000 && across.handOff > 0)
  }

  @Test("on an end: at rest it stays, inwards it flies, outwards it springs")
  func onTheEnd() {
    #expect(fling(0, 0).target == 0 && fling(0, 0).restTime() == 0)
    #expect(fling(0, 500).spring == nil)
    #expect(fling(0, -500).handOff == 0 && fling(0, -500).target == 0)
    #expect(fling(0, -500).position(at: 0.05) < -10)
  }

  @Test("the overscroll keeps to its limit", arguments: [20.0, 45, 200])
  func limit(limit: Double) throws {
    let motion = fling(300, -7000, limit: limit)
    let spring = try #require(motion.spring)
    let peak = -spring.position(at: spring.firstExtremum)
    #expect(peak <= limit * (1 + 1e-12))
    #expect(peak > min(limit, 150) * 0.99)
  }

  @Test("the speed handed over is limited on both sides", arguments: [-1.0, 1])
  func transfer(sign: Double) {
    let motion = EdgeDecay(from: 500, velocity: sign * 7000, lower: 0, upper: 1000, largestTransfer: 2000)
    #expect(motion.spring?.velocity == sign * 2000)
  }

  @Test("a fling that only just reaches an end does not keep anyone waiting")
  func creep() {
    let velocity = Decay.normal.velocityToLand(from: 500, on: 1000.000_000_1)
    let motion = fling(500, velocity)
    #expect(motion.target == 1000)
    #expect(motion.restTime() < motion.handOff)
    #expect(abs(motion.position(at: motion.restTime()) - 1000) <= Tolerance.position * 1.000_001)
  }

  @Test("nothing illegal gets in or out", arguments: [Double.nan, .infinity, -.infinity])
  func illegal(value: Double) {
    for motion in [
      EdgeDecay(from: value, velocity: value, lower: value, upper: value),
      EdgeDecay(from: 10, velocity: -900, lower: value, upper: value, largestTransfer: value),
      EdgeDecay(from: 10, velocity: -900, lower: 0, upper: -5, overscrollLimit: value),
    ] {
      for time in [0, 0.01, 1, 1e9, value] {
        #expect(motion.position(at: time).isFinite)
        #expect(motion.velocity(at: time).isFinite)
      }
      #expect(!motion.restTime().isNaN && motion.target.isFinite)
    }
  }
}
