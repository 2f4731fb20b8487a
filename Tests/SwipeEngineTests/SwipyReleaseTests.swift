import SwipeEngine
import TestSupport
import Testing

@Suite("SwipyCell's vectors: letting go")
struct SwipyReleaseTests {
  struct Trigger: Decodable, Sendable {
    var mode: String
  }

  struct Release: Decodable, Sendable {
    var width: Double
    var stops: SwipyStops
    var velocityX: Double
    var phase: String
    var offset: Double
    var triggers: [String: Trigger]
  }

  struct Motion: Decodable, Sendable {
    var reportedState: String
    var reportedHit: Bool
    var runsBlockOf: String?
    var motion: String
    var contentTo: Double
    var curve: String
    var duration: Double
  }

  struct Speed: Decodable, Sendable {
    var velocityX: Double
    var width: Double
  }

  struct Duration: Decodable, Sendable {
    var duration: Double
  }

  struct SpringInput: Decodable, Sendable {
    var duration: Double
    var damping: Double
    var velocity: Double
  }

  struct SpringShape: Decodable, Sendable {
    var omega: Double
    var overshootFraction: Double
  }

  typealias ReleaseVector = CellVector<Release, Motion>
  typealias DurationVector = CellVector<Speed, Duration>
  typealias SpringVector = CellVector<SpringInput, SpringShape>

  private func drawn(_ input: Release) throws -> CellDriver {
    let armed = try input.triggers.keys.map { try SwipyStopName($0) }
    let context = CellContext(input.stops, armed: armed, width: input.width) { name in
      input.triggers[name.text]?.mode == "exit" ? .exit : .back
    }
    var row = CellDriver(context)
    row.grab(atX: 0)
    row.come(toX: input.offset, at: input.velocityX)
    return row
  }

  private func expectRelease(_ vector: ReleaseVector) throws {
    let expected = vector.right
    var row = try drawn(vector.input)
    #expect(row.state == expected.reportedState)
    if vector.input.phase == "cancelled" {
      row.cancel()
      #expect(!expected.reportedHit)
    } else {
      #expect((row.cell.armed != nil) == expected.reportedHit)
      row.release(after: 0)
    }
    #expect(row.actions.isEmpty)
    let isReachable = row.offset != 0
    switch (expected.motion, expected.curve) {
    case ("exit", "ease-out"):
      #expect(row.cell.phase == .leaving)
      row.expectCurve(to: expected.contentTo, by: .easeOut, expected.duration)
      #expect(row.cell.phase == .gone)
      let times = row.times(of: "action \(expected.runsBlockOf ?? "none") trigger")
      expectClose(times, [row.now - 0.001], within: 0.001, "the time of the action")
    case ("return", "spring"):
      #expect(expected.contentTo == 0)
      let start = row.now
      if isReachable { row.expectSpring(expected.duration, dampingRatio: 0.6, launch: 0.9) }
      #expect(row.cell.phase == .closed)
      // It fires when it has arrived, when less than a quarter of a point is left of the swing.
      for time in row.times(of: "action \(expected.runsBlockOf ?? "none") trigger") {
        expectClose(time - start, expected.duration * 1000, within: 30, "the time of the action")
      }
    default: Issue.record("\(vector.id): no such motion")
    }
    #expect(row.actions == (expected.runsBlockOf.map { ["action \($0) trigger"] } ?? []))
  }

  @Test(
    "past a point the row goes out or comes back, and the action fires there; else it comes back",
    arguments: try CellVectors.exact("swipy.release") as [ReleaseVector]
  )
  func release(_ vector: ReleaseVector) throws { try expectRelease(vector) }

  @Test(
    "and so it is where the original does otherwise",
    arguments: ["swipy-release-exit-right-far", "swipy-release-cancelled", "swipy-release-other-side"]
  )
  func releaseOfFault(id: String) throws {
    let vector: ReleaseVector = try CellVectors.vector(id)
    #expect(vector.recommended != nil)
    try expectRelease(vector)
  }

  @Test(
    "a row goes out faster for a faster finger",
    arguments: try CellVectors.exact("swipy.exit_duration") as [DurationVector]
  )
  func duration(_ vector: DurationVector) {
    let motion = SwipeStyle.swipyCell(near: .exit, far: .exit).leave
    let duration = motion.duration(speed: vector.input.velocityX, width: vector.input.width)
    vector.expect(duration, vector.expected.duration, "the duration")
  }

  @Test(
    "the spring home is UIKit's of that duration and damping ratio",
    arguments: try CellVectors.exact("swipy.return_spring") as [SpringVector]
  )
  func spring(_ vector: SpringVector) {
    let input = vector.input
    let spring = Spring.uiKit(
      duration: input.duration,
      dampingRatio: input.damping,
      velocity: input.velocity
    )
    vector.expect(spring.angularFrequency, vector.expected.omega, "ω₀")
    let motion = SpringTrajectory(spring: spring, from: 1, to: 0, velocity: -input.velocity)
    let way = (0...4000).map { motion.position(at: Double($0) * input.duration / 4000) }
    vector.expect(-(way.min() ?? 0), vector.expected.overshootFraction, "the overshoot")
  }
}
