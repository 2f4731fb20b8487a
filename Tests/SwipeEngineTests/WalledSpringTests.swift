import SwipeEngine
import TestSupport
import Testing

/// A spring that stops dead at a wall and sets out again.
@Suite struct WalledSpringTests {
  private static let start = Timestamp(milliseconds: 100)

  private func walled(from: Double, velocity: Double, ratio: Double = 0.86, to: Double = -160) -> Trajectory {
    .spring(
      .clamped(response: 0.4, dampingRatio: ratio),
      from: from,
      to: to,
      wall: 0,
      velocity: velocity,
      start: Self.start
    )
  }

  private func times(to end: Double, step: Double = 0.0005) -> [Timestamp] {
    stride(from: 0, through: end, by: step).map { Self.start.adding(seconds: $0) }
  }

  @Test(
    "It never shows the other side of the wall, however fast it is thrown at it",
    arguments: [-160.0, -100, -1, 0],
    [8000.0, 900, 0, -10_000]
  )
  func staysOnItsSide(from: Double, velocity: Double) {
    for ratio in [0.05, 0.3, 0.86, 1, 3] {
      let motion = walled(from: from, velocity: velocity, ratio: ratio)
      for time in times(to: 3) { #expect(motion.position(at: time) <= 0) }
      #expect(motion.position(at: motion.end) == -160)
    }
  }

  @Test("Up to the wall it is the ordinary spring, and afterwards one that begins at the wall from rest")
  func partsFit() throws {
    let motion = walled(from: -100, velocity: 6000)
    let plain = Trajectory.spring(
      .clamped(response: 0.4, dampingRatio: 0.86),
      from: -100,
      to: -160,
      velocity: 6000,
      start: Self.start
    )
    let hit = try #require(times(to: 1, step: 0.00001).first { plain.position(at: $0) >= 0 })
    let before = Timestamp(nanoseconds: hit.nanoseconds - 100_000)
    expectClose(motion.position(at: before), plain.position(at: before), within: 1e-9)
    expectClose(motion.velocity(at: before), plain.velocity(at: before), within: 1e-9)
    let after = Trajectory.spring(
      .clamped(response: 0.4, dampingRatio: 0.86),
      from: 0,
      to: -160,
      start: hit
    )
    let later = hit.adding(seconds: 0.15)
    expectClose(motion.position(at: later), after.position(at: later), within: 0.1)
  }

  @Test("A spring that never passes the wall is the ordinary one, bit for bit")
  func harmlessWall() {
    let motion = walled(from: 0, velocity: -900)
    let plain = Trajectory.spring(
      .clamped(response: 0.4, dampingRatio: 0.86),
      from: 0,
      to: -160,
      velocity: -900,
      start: Self.start
    )
    #expect(motion == plain)
  }

  @Test("One that begins beyond the wall passes it on its way")
  func fromBeyond() {
    let motion = walled(from: 50, velocity: 0)
    #expect(motion.position(at: Self.start) == 50)
    #expect(motion.position(at: motion.end) == -160)
  }

  @Test("A wall at the target holds nothing")
  func wallAtTarget() {
    let motion = walled(from: -100, velocity: 2000, to: 0)
    #expect(times(to: 1).contains { motion.position(at: $0) > 0 })
  }
}
