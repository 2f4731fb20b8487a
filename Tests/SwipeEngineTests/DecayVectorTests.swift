import SwipeEngine
import Testing

@Suite("Decay vectors")
struct DecayVectorTests {
  private func trajectory(_ vector: PhysicsVector) throws -> DecayTrajectory {
    DecayTrajectory(
      decay: try vector.decay(),
      from: vector.input["from"]?.number ?? 0,
      velocity: try vector.number("velocity")
    )
  }

  @Test(
    "position and velocity are those of the closed form",
    arguments: try PhysicsVectors.computed("decay.evaluate") + PhysicsVectors.published("decay.evaluate")
  )
  func evaluate(_ vector: PhysicsVector) throws {
    let motion = try trajectory(vector)
    let time = try vector.number("time")
    vector.expect(motion.position(at: time), is: "position")
    vector.expect(motion.velocity(at: time), is: "velocity")
  }

  @Test("it runs out at the projection", arguments: try PhysicsVectors.computed("decay.end"))
  func end(_ vector: PhysicsVector) throws {
    let motion = try trajectory(vector)
    vector.expect(motion.end, is: "position")
    vector.expect(motion.decay.lambda, is: "lambda")
    vector.expect(motion.decay.projection(from: motion.from, velocity: motion.velocity), is: "position")
    let sum = motion.decay.wwdcProjection(from: motion.from, velocity: motion.velocity)
    vector.expect(sum, is: "wwdcProjection")
  }

  @Test("ends printed by others are met", arguments: try PhysicsVectors.published("decay.end"))
  func publishedEnd(_ vector: PhysicsVector) throws {
    let motion = try trajectory(vector)
    let isSum = vector.input["rule"] != nil
    let sum = motion.decay.wwdcProjection(from: motion.from, velocity: motion.velocity)
    vector.expect(isSum ? sum : motion.end, is: "value")
  }

  @Test("the time to a place is analytic", arguments: try PhysicsVectors.computed("decay.timeToReach"))
  func timeToReach(_ vector: PhysicsVector) throws {
    let motion = try trajectory(vector)
    let place = try vector.number("to")
    vector.expect(motion.timeToReach(place), is: "time")
    vector.expect(motion.velocity(atPosition: place), is: "velocityThere")
  }

  @Test(
    "the time to a speed is analytic",
    arguments: try PhysicsVectors.computed("decay.timeToSpeed")
      + PhysicsVectors.published("decay.timeToSpeed")
  )
  func timeToSpeed(_ vector: PhysicsVector) throws {
    let time = try trajectory(vector).timeToSpeed(vector.number("speed"))
    vector.expect(time, is: "time")
    vector.expect(time, is: "value")
  }

  @Test(
    "the velocity to land is exact",
    arguments: try PhysicsVectors.computed("decay.velocityToLand")
      + PhysicsVectors.published("decay.velocityToLand")
  )
  func velocityToLand(_ vector: PhysicsVector) throws {
    let velocity = try vector.decay().velocityToLand(from: vector.number("from"), on: vector.number("to"))
    vector.expect(velocity, is: "velocity")
    vector.expect(velocity, is: "value")
  }

  @Test("the nearest point is chosen", arguments: try PhysicsVectors.computed("projection.snap"))
  func snap(_ vector: PhysicsVector) throws {
    let (position, velocity) = (try vector.number("position"), try vector.number("velocity"))
    let points = try #require(vector.input["points"]).list.compactMap(\.number)
    let decay = try vector.decay()
    vector.expect(decay.projection(from: position, velocity: velocity), is: "projected")
    let target = decay.snapTarget(from: position, velocity: velocity, points: points)
    vector.expect(try #require(target), is: "target")
  }

  /// A single edge of a vector becomes the end of a range that it lies on.
  private func fling(_ vector: PhysicsVector) throws -> EdgeDecay {
    let (from, velocity) = (try vector.number("from"), try vector.number("velocity"))
    let edge = try vector.number("edge")
    return EdgeDecay(
      from: from,
      velocity: velocity,
      lower: velocity < 0 ? edge : -.infinity,
      upper: velocity < 0 ? .infinity : edge,
      decay: try vector.decay(),
      spring: try vector.spring()
    )
  }

  @Test("a spring takes over at the edge", arguments: try PhysicsVectors.computed("scroll.handoff"))
  func handOff(_ vector: PhysicsVector) throws {
    let motion = try fling(vector)
    vector.expect(motion.handOff, is: "timeOfHit")
    vector.expect(motion.spring?.velocity ?? 0, is: "velocityAtHit")
    for sample in try #require(vector.answer?["samples"]).list.map({ $0.list.compactMap(\.number) }) {
      let absolute = vector.tolerance.abs
      vector.expect(motion.position(at: sample[0]), is: sample[1], within: absolute, "position")
      vector.expect(motion.velocity(at: sample[0]), is: sample[2], within: absolute, "velocity")
    }
    if let spring = motion.spring, spring.from == spring.to {
      vector.expect(abs(spring.position(at: spring.firstExtremum) - spring.to), is: "maxOverscroll")
      vector.expect(spring.spring.launchPeak(speed: spring.velocity), is: "maxOverscroll")
    }
  }

  @Test("hand-overs printed by others are met", arguments: try PhysicsVectors.published("scroll.handoff"))
  func publishedHandOff(_ vector: PhysicsVector) throws {
    let motion = try fling(vector)
    vector.expect(motion.position(at: try vector.number("time")), is: "position")
    vector.expect(motion.velocity(at: try vector.number("time")), is: "velocity")
  }
}
