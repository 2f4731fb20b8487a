import SwipeEngine
import Testing

@Suite("Spring vectors")
struct SpringVectorTests {
  @Test(
    "position and velocity are those of the closed form",
    arguments: try PhysicsVectors.computed("spring.evaluate") + PhysicsVectors.published("spring.evaluate")
  )
  func evaluate(_ vector: PhysicsVector) throws {
    let trajectory = try vector.trajectory()
    let time = try vector.number("time")
    vector.expect(trajectory.position(at: time), is: "position")
    vector.expect(trajectory.velocity(at: time), is: "velocity")
  }

  @Test("positions printed by others are met", arguments: try PhysicsVectors.published("spring.position"))
  func publishedPosition(_ vector: PhysicsVector) throws {
    vector.expect(try vector.trajectory().position(at: vector.number("time")), is: "value")
  }

  @Test(
    "every way to name a spring gives the same one",
    arguments: try PhysicsVectors.computed("spring.convert") + PhysicsVectors.published("spring.convert")
  )
  func convert(_ vector: PhysicsVector) throws {
    let spring = try vector.spring()
    let mass = vector.input["mass"]?.number ?? 1
    vector.expect(spring.stiffness(mass: mass), is: "stiffness")
    vector.expect(spring.damping(mass: mass), is: "damping")
    vector.expect(spring.angularFrequency, is: "omega0")
    vector.expect(spring.dampingRatio, is: "dampingRatio")
    vector.expect(spring.response, is: "response")
    vector.expect(spring.duration, is: "duration")
    vector.expect(spring.bounce, is: "bounce")
  }

  @Test("the step matrix advances unit states", arguments: try PhysicsVectors.computed("spring.transition"))
  func transition(_ vector: PhysicsVector) throws {
    let step = try vector.spring().step(seconds: vector.number("dt"))
    vector.expect(step.xx, is: "xx")
    vector.expect(step.xv, is: "xv")
    vector.expect(step.vx, is: "vx")
    vector.expect(step.vv, is: "vv")
  }

  @Test("many steps equal one long one", arguments: try PhysicsVectors.computed("spring.compose"))
  func compose(_ vector: PhysicsVector) throws {
    let trajectory = try vector.trajectory()
    let dt = try vector.number("dt")
    let steps = Int(try vector.number("steps"))
    let step = trajectory.spring.step(seconds: dt)
    var state = (displacement: trajectory.from - trajectory.to, velocity: trajectory.velocity)
    for _ in 0..<steps {
      state = step.applied(displacement: state.displacement, velocity: state.velocity)
    }
    vector.expect(trajectory.to + state.displacement, is: "position")
    vector.expect(state.velocity, is: "velocity")
    vector.expect(trajectory.position(at: dt * Double(steps)), is: "position")
    vector.expect(trajectory.velocity(at: dt * Double(steps)), is: "velocity")
  }

  @Test("a retarget keeps position and velocity", arguments: try PhysicsVectors.computed("spring.retarget"))
  func retarget(_ vector: PhysicsVector) throws {
    let second = try #require(vector.input["second"])
    let target = try #require(second["to"]?.number)
    let time = try vector.number("retargetAt")
    let after = try vector.trajectory(vector.input["first"])
      .retargeted(to: target, at: time, spring: vector.spring(second))
    vector.expect(after.position(at: 0), is: "positionAtRetarget")
    vector.expect(after.velocity(at: 0), is: "velocityAtRetarget")
    vector.expect(after.position(at: try vector.number("timeAfter")), is: "position")
    vector.expect(after.velocity(at: try vector.number("timeAfter")), is: "velocity")
  }
}
