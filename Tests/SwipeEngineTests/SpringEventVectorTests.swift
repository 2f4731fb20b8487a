import Foundation
import SwipeEngine
import Testing

@Suite("Spring vectors: events and policies")
struct SpringEventVectorTests {
  @Test("the settling duration is never too short", arguments: try PhysicsVectors.computed("spring.settle"))
  func settle(_ vector: PhysicsVector) throws {
    let duration = try vector.trajectory().settlingDuration(tolerance: vector.number("epsilon"))
    let least = try vector.answer("settle_min")
    #expect(duration >= least - vector.tolerance.abs - vector.tolerance.rel * least)
    #expect(duration <= (try vector.answer("settle_max")))
  }

  @Test("the energy comes to rest at its instant", arguments: try PhysicsVectors.computed("spring.restTime"))
  func restTime(_ vector: PhysicsVector) throws {
    let trajectory = try vector.trajectory()
    let epsilon = try vector.number("epsilon")
    let time = trajectory.restTime(tolerance: epsilon)
    vector.expect(time, is: "time")
    #expect(trajectory.isSettled(at: time, tolerance: epsilon))
    #expect(!trajectory.isSettled(at: time - 1e-9, tolerance: epsilon))
  }

  @Test("the first crossing is analytic", arguments: try PhysicsVectors.computed("spring.firstCrossing"))
  func firstCrossing(_ vector: PhysicsVector) throws {
    let trajectory = try vector.trajectory()
    vector.expect(trajectory.firstCrossing, is: "time")
    #expect(try trajectory.wouldOvershoot == (vector.answer("time") < .infinity))
  }

  @Test("the first extremum is analytic", arguments: try PhysicsVectors.computed("spring.firstExtremum"))
  func firstExtremum(_ vector: PhysicsVector) throws {
    let trajectory = try vector.trajectory()
    vector.expect(trajectory.firstExtremum, is: "time")
    vector.expect(trajectory.position(at: trajectory.firstExtremum), is: "displacement")
  }

  @Test("what must not break a spring does not", arguments: try PhysicsVectors.computed("policy"))
  func policy(_ vector: PhysicsVector) throws {
    let answer = try #require(vector.answer)
    if answer["accepted"] != nil {
      let (mass, stiffness) = (try vector.number("mass"), try vector.number("stiffness"))
      #expect(Spring(mass: mass, stiffness: stiffness, damping: try vector.number("damping")) == nil)
    } else if answer["dampingUsed"] != nil {
      vector.expect(try vector.spring().damping(), is: "dampingUsed")
    } else if answer["settle"] != nil {
      let epsilon = try vector.number("epsilon")
      vector.expect(try vector.trajectory().settlingDuration(tolerance: epsilon), is: "settle")
      vector.expect(try vector.trajectory().restTime(tolerance: epsilon), is: "settle")
    } else {
      let time = try vector.number("time")
      vector.expect(try vector.trajectory().position(at: time), is: "position")
      vector.expect(try vector.trajectory().velocity(at: time), is: "velocity")
    }
  }

  /// Published with another rule: the first 60 Hz frame with |x| and |v| within the same number.
  @Test("a published settling time is met", arguments: try PhysicsVectors.published("spring.settle"))
  func publishedSettle(_ vector: PhysicsVector) throws {
    let trajectory = try vector.trajectory()
    let (x, v) = (try vector.number("epsilon"), try vector.number("epsilonVelocity"))
    let step = 1e-4
    var time = trajectory.restTime(tolerance: 10 * x)
    while abs(trajectory.position(at: time)) > x || abs(trajectory.velocity(at: time)) > v { time += step }
    vector.expect(time, is: "value")
  }

  @Test(
    "a published first instant near the target is met",
    arguments: try PhysicsVectors.published("spring.firstWithin")
  )
  func publishedFirstWithin(_ vector: PhysicsVector) throws {
    let trajectory = try vector.trajectory()
    let epsilon = try vector.number("epsilon")
    let step = 1e-4
    var time = 0.0
    while abs(trajectory.position(at: time) - trajectory.to) > epsilon { time += step }
    vector.expect(time, is: "value")
  }

  @Test("springs that broke others have a duration", arguments: try PhysicsVectors.published("robustness"))
  func robustness(_ vector: PhysicsVector) throws {
    for input in vector.input.list {
      let epsilon = try #require(input["epsilon"]?.number)
      let trajectory = try vector.trajectory(input)
      let duration = trajectory.settlingDuration(tolerance: epsilon)
      #expect(duration.isFinite)
      #expect(abs(trajectory.position(at: duration) - trajectory.to) <= epsilon * (1 + 1e-9))
    }
  }

  /// Core Animation's rule, told from its readings: ln((1 + |v − β| / w) / 0.001) / β.
  @Test(
    "springs made from Core Animation's settling durations are those springs",
    arguments: try PhysicsVectors.published("spring.convert").filter { $0.published?["settling"] != nil }
  )
  func publishedSettling(_ vector: PhysicsVector) throws {
    let spring = try vector.spring()
    let ratio = spring.dampingRatio
    let beta = ratio * spring.angularFrequency
    let split = spring.angularFrequency * (1 - ratio * ratio).squareRoot()
    vector.expect(log((1 + beta / split) / 0.001) / beta, is: "settling")
  }
}
