import SwipeEngine
import Testing

@Suite("Spring")
struct SpringTests {
  @Test("response and ratio come back as they went in", arguments: [0.08, 0.4, 0.575, 3], [0, 0.5, 1, 2.5])
  func roundTrip(response: Double, ratio: Double) throws {
    let spring = try #require(Spring(response: response, dampingRatio: ratio))
    #expect(abs(spring.response - response) <= response.ulp)
    #expect(spring.dampingRatio == ratio)
    #expect(spring == Spring.clamped(response: response, dampingRatio: ratio))
  }

  @Test(
    "what is no spring is refused",
    arguments: [(Double.nan, 1.0), (.infinity, 1), (0.4, .nan), (0.4, .infinity), (2e6, 1), (0.4, 2e6)]
  )
  func illegal(response: Double, ratio: Double) {
    #expect(Spring(response: response, dampingRatio: ratio) == nil)
    let clamped = Spring.clamped(response: response, dampingRatio: ratio)
    #expect(!clamped.response.isNaN && clamped.response <= Spring.longestResponse)
    #expect(clamped.dampingRatio >= 0 && clamped.dampingRatio <= Spring.largestDampingRatio)
  }

  @Test("bounces outside of -1 < b ≤ 1 are refused", arguments: [-1, -1.5, 1.01, .nan])
  func illegalBounce(bounce: Double) {
    #expect(Spring(duration: 0.5, bounce: bounce) == nil)
  }

  @Test("a response of 0 or less is a snap", arguments: [0, -1, -0.0, 1e-12])
  func snap(response: Double) throws {
    let spring = try #require(Spring(response: response, dampingRatio: 0.7))
    #expect(spring.isSnap)
    let trajectory = SpringTrajectory(spring: spring, from: 3, to: 8, velocity: 90)
    #expect(trajectory.position(at: 0) == 8)
    #expect(trajectory.velocity(at: 0) == 0)
    #expect(trajectory.settlingDuration() == 0 && trajectory.restTime() == 0)
    #expect(trajectory.isSettled(at: 0))
  }

  @Test(
    "a spring made from its settling duration settles then",
    arguments: [0.2, 0.5, 0.86, 0.999, 1, 1.0001, 2, 5]
  )
  func settlingDuration(ratio: Double) throws {
    let spring = try #require(Spring(settlingDuration: 0.8, dampingRatio: ratio, tolerance: 0.002))
    let trajectory = SpringTrajectory(spring: spring, from: 1, to: 0)
    let late = (0...4000).map { abs(trajectory.position(at: 0.8 + Double($0) / 2000)) }
    #expect(late.allSatisfy { $0 <= 0.002 * (1 + 1e-9) })
    // Half a swing before, it is still on its way.
    let early = (0...2000).map { abs(trajectory.position(at: 0.8 * 0.5 + 0.4 * Double($0) / 2000)) }
    #expect(early.contains { $0 > 0.002 })
    #expect(spring == Spring.settling(in: 0.8, dampingRatio: ratio, tolerance: 0.002))
  }

  @Test("the critical spring's settling duration is the printed 9.2334 / ω₀ for a thousandth")
  func criticalSettling() throws {
    let spring = try #require(Spring(settlingDuration: 1, dampingRatio: 1, tolerance: 0.001))
    #expect(abs(spring.angularFrequency - 9.2334) < 5e-5)
  }

  @Test("settling in no time, or with no damping, still gives a spring")
  func settlingClamped() {
    #expect(Spring.settling(in: 0, dampingRatio: 0.8).isSnap)
    #expect(Spring.settling(in: .nan, dampingRatio: .nan).isSnap)
    #expect(Spring.settling(in: 1, dampingRatio: 0).dampingRatio == Spring.leastSettlingRatio)
    #expect(Spring(settlingDuration: 1, dampingRatio: 0) == nil)
    let endless = Spring.settling(in: 1e9, dampingRatio: 1, tolerance: 0.5)
    #expect(abs(endless.response - Spring.longestResponse) < 1e-9)
  }

  @Test("a launch from rest at the target peaks where it says", arguments: [0, 0.3, 0.8, 1, 1.0001, 2.5])
  func launchPeak(ratio: Double) {
    let spring = Spring.clamped(response: 0.5, dampingRatio: ratio)
    let launch = SpringTrajectory(spring: spring, from: 0, to: 0, velocity: -2000)
    let peak = -launch.position(at: launch.firstExtremum)
    #expect(abs(peak - spring.launchPeak(speed: -2000)) < 1e-9 * peak)
  }

  @Test("the overshoot is that of a step from rest", arguments: [0.1, 0.5, 0.86])
  func overshoot(ratio: Double) {
    let spring = Spring.clamped(response: 0.5, dampingRatio: ratio)
    let step = SpringTrajectory(spring: spring, from: 0, to: 100)
    #expect(abs(step.position(at: step.firstExtremum) - 100 - 100 * spring.overshoot) < 1e-10)
    #expect(Spring.clamped(response: 0.5, dampingRatio: 1.2).overshoot == 0)
  }

  @Test("named springs are what their names say")
  func names() throws {
    #expect(Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(abs(Spring.bouncy.bounce - 0.3) < 1e-15 && Spring.bouncy.response == 0.5)
    #expect(Spring.snap.isSnap && Spring.snap.response == 0)
  }
}
