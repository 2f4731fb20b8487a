import SwipeEngine
import SwipeLab
import Testing

@Suite("A film's plan")
struct FilmPlanTests {
  private static let second = 1000.0

  private func plan(
    _ from: Double,
    _ to: Double,
    rate: FrameRate = .standard,
    speed: Double = 1,
    hold: Double = 0,
    rounds: Int = 1
  ) -> FilmPlan? {
    FilmPlan(
      from: Timestamp(milliseconds: from),
      to: Timestamp(milliseconds: to),
      rate: rate,
      speed: speed,
      hold: hold,
      rounds: rounds
    )
  }

  @Test(
    "has exactly the span's frames, rounded up",
    arguments: [
      (10_000, 60, 1, 600), (10_000, 60, 0.25, 2400), (10_000, 24, 4, 60), (100, 60, 1, 6), (101, 60, 1, 7),
      (1, 60, 1, 1), (1000.0 / 60, 60, 1, 1), (10_000, 59.94, 1, 600), (10_010, 59.94, 1, 600),
      (1000, 120, 0.05, 2400),
    ] as [(Double, Double, Double, Int)]
  )
  func counts(_ span: Double, rate: Double, speed: Double, frames: Int) throws {
    let film = try #require(plan(250, 250 + span, rate: FrameRate(rate), speed: speed))
    #expect(film.frameCount == frames)
    let last = film.time(ofFrame: frames - 1)
    #expect(last < film.end)
    // One frame more would not lie within the span.
    let step = speed / film.rate.value
    #expect(last.seconds + step >= film.end.seconds - 1e-9)
  }

  @Test("shows each frame at its own nanosecond, without adding up errors")
  func times() throws {
    let film = try #require(plan(100, 100 + 1000 * Self.second, rate: FrameRate(59.94), speed: 0.25))
    for index in [0, 1, 2, 1000, 100_000] {
      let exact = 100_000_000 + (Double(index) * 0.25 * 1000 / 59_940 * 1e9).rounded()
      #expect(film.time(ofFrame: index).nanoseconds == Int64(exact))
    }
  }

  @Test("holds its end, and comes again as often as it is told to")
  func holdAndRounds() throws {
    let film = try #require(plan(0, 100, hold: 50, rounds: 2))
    #expect(film.movingFrames == 6)
    #expect(film.heldFrames == 3)
    #expect(film.frameCount == 18)
    #expect(film.duration == 0.3)
    let times = (0..<18).map(film.time)
    #expect(Array(times[6..<9]) == Array(repeating: Timestamp(milliseconds: 100), count: 3))
    #expect(Array(times[..<9]) == Array(times[9...]))
    #expect(times[9] == .zero)
  }

  @Test("is none where nothing lies between its ends, or it would be endless")
  func none() {
    #expect(plan(100, 100) == nil)
    #expect(plan(200, 100) == nil)
    #expect(plan(0, 20_000 * Self.second) == nil)
    #expect(plan(0, 20 * Self.second, rounds: 1000) == nil)
    #expect(plan(0, 604_800 * Self.second, speed: 0.05) == nil)
  }
}

@Suite("A frame rate")
struct FrameRateTests {
  @Test(
    "is an exact fraction",
    arguments: [
      (60, "60/1"), (59.94, "2997/50"), (23.976, "24/1"), (24, "24/1"), (1e9, "120/1"), (.nan, "24/1"),
      (29.97, "2997/100"),
    ] as [(Double, String)]
  )
  func fractions(_ value: Double, text: String) {
    #expect(FrameRate(value).description == text)
  }

  @Test(
    "has a nearest one that a GIF can hold, which viewers play as it is",
    arguments: [
      (60, "50/1"), (120, "50/1"), (50, "50/1"), (45, "50/1"), (40, "100/3"), (30, "100/3"), (25, "25/1"),
      (24, "25/1"),
    ] as [(Double, String)]
  )
  func inGIF(_ value: Double, text: String) {
    #expect(FrameRate(value).nearestInGIF.description == text)
  }
}
