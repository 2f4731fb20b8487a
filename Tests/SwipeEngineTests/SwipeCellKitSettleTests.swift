import SwipeEngine
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: where a released row goes")
struct SwipeCellKitSettleTests {
  struct Release: Decodable, Sendable {
    var cellWidth: Double
    var panel: SwipeCellKitPanel
    var startOffset: Double
    var translation: Double
    var velocity: Double
  }

  struct Settling: Decodable, Sendable {
    var state: String
    var targetOffset: Double
    var distance: Double
    var normalizedVelocity: Double
    var curve: String
    var duration: Double?
    var didEndCalled: Bool
    var offsetAtRelease: Double
  }

  struct Instant: Decodable, Sendable {
    var normalizedVelocity: Double
    var time: Double
  }

  struct Progress: Decodable, Sendable {
    var progress: Double
  }

  typealias Vector = SwipeCellKitVector<Release, Settling>
  typealias SpringVector = SwipeCellKitVector<Instant, Progress>

  private func release(_ vector: Vector) -> CellDriver {
    let input = vector.input
    var row = CellDriver([input.panel], width: input.cellWidth, at: input.startOffset)
    let start = CellDriver.start(on: input.panel, width: input.cellWidth)
    row.grab(atX: start)
    row.setOut(towards: input.panel, toX: start + input.translation, at: input.velocity)
    row.release(after: 0)
    return row
  }

  @Test(
    "it goes to the side that its speed says, at its part of the finger's speed, by the right spring",
    arguments: try SwipeCellKitVectors.exact("settle") as [Vector]
  )
  func settle(_ vector: Vector) throws {
    var row = release(vector)
    let expected = vector.expected
    let (start, speed) = (row.offset, row.velocity)
    #expect(row.side == expected.state)
    vector.expect(start, expected.offsetAtRelease, "the offset at the release")
    let heading = try #require(row.cell.heading)
    let target = row.context.offset(of: heading)
    vector.expect(target, expected.targetOffset, "the target")
    vector.expect(target - start, expected.distance, "the distance")
    vector.expect(speed / (target - start), expected.normalizedVelocity, "the speed")
    let editedEdge = row.cell.editedEdge(at: row.time, in: row.context)
    #expect((editedEdge == nil) == expected.didEndCalled)
    row.expectSlide(to: target, by: expected.curve, expected.duration)
    row.pass(3000)
    #expect(row.offset == target)
  }

  @Test("a row that is flung at the very place where it is to rest keeps its speed, and comes back there")
  func flungAtItsRest() throws {
    let vector: Vector = try SwipeCellKitVectors.quirk("settle/exactly-open-fling")
    var row = release(vector)
    #expect(vector.expected.normalizedVelocity == -.infinity)
    #expect(row.side == vector.expected.state)
    vector.expect(row.offset, vector.expected.offsetAtRelease, "the offset at the release")
    vector.expect(row.velocity, vector.input.velocity, "the speed")
    let way = row.offsets(for: 2000)
    #expect(way.allSatisfy { $0.isFinite })
    let peak = row.context.style.settle.spring.launchPeak(speed: vector.input.velocity)
    // The offsets are 2 ms apart.
    expectClose(way.min() ?? 0, vector.expected.targetOffset - peak, within: 0.1)
    #expect(row.offset == vector.expected.targetOffset)
  }

  @Test(
    "a thrown row moves by the spring of mass 1, stiffness 100, damping 18",
    arguments: try SwipeCellKitVectors.exact("spring") as [SpringVector]
  )
  func spring(_ vector: SpringVector) {
    for transition in ActionTransition.allCases {
      let trajectory = SpringTrajectory(
        spring: SwipeStyle.swipeCellKit(transition).settle.spring,
        from: 0,
        to: 1,
        velocity: vector.input.normalizedVelocity
      )
      vector.expect(trajectory.position(at: vector.input.time), vector.expected.progress, "the progress")
    }
  }
}
