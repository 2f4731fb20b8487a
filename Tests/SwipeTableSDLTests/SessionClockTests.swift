import SwipeEngine
import Testing

@testable import SwipeTableSDL

@Suite("Session clock")
struct SessionClockTests {
  @Test("a session begins at 0")
  func start() {
    var clock = SessionClock(start: 5_000_000)
    #expect(clock.time(at: 5_000_000) == .zero)
    #expect(clock.time(at: 7_500_000) == Timestamp(milliseconds: 2.5))
  }

  @Test("time never runs backwards: an event that is read after a frame counts as happening with it")
  func monotonic() {
    var clock = SessionClock(start: 0)
    let frame = clock.time(at: 16_000_000)
    #expect(clock.time(at: 15_999_000) == frame)
    #expect(clock.time(at: 16_000_001) == Timestamp(nanoseconds: 16_000_001))
    #expect(clock.latest == Timestamp(nanoseconds: 16_000_001))
  }

  @Test("what happened before the session counts as its beginning")
  func before() {
    var clock = SessionClock(start: 100)
    #expect(clock.time(at: 1) == .zero)
  }

  @Test("instants turn back into the machine's time", arguments: [0, 1, 123_456_789] as [Int64])
  func back(nanoseconds: Int64) {
    let clock = SessionClock(start: 42)
    #expect(clock.nanoseconds(of: Timestamp(nanoseconds: nanoseconds)) == nanoseconds + 42)
    #expect(clock.nanoseconds(of: .distantFuture) == .max)
  }
}
