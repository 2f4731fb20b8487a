import SwipeEngine
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The laboratory's clock")
struct LabClockTests {
  @Test("is the window's to the nanosecond while it runs at 1")
  func exact() {
    let clock = LabClock(showing: Timestamp(nanoseconds: 7), at: Timestamp(nanoseconds: 100))
    for time in [100, 101, 1_000_000_007, 9_007_199_254_740_993] as [Int64] {
      #expect(clock.time(at: Timestamp(nanoseconds: time)).nanoseconds == time - 93)
      #expect(clock.windowTime(of: Timestamp(nanoseconds: time - 93)).nanoseconds == time)
    }
  }

  @Test("goes on from what it shows when its rate changes, and stands still at 0")
  func rates() {
    var clock = LabClock()
    clock.run(at: 0.25, from: Timestamp(seconds: 1))
    #expect(clock.time(at: Timestamp(seconds: 3)) == Timestamp(seconds: 1.5))
    clock.run(at: 0, from: Timestamp(seconds: 3))
    #expect(clock.time(at: Timestamp(seconds: 100)) == Timestamp(seconds: 1.5))
    #expect(clock.windowTime(of: Timestamp(seconds: 1.6)) == .distantFuture)
    clock.run(at: 1, from: Timestamp(seconds: 100))
    #expect(clock.time(at: Timestamp(seconds: 101)) == Timestamp(seconds: 2.5))
    clock.show(Timestamp(seconds: 9), at: Timestamp(seconds: 101))
    #expect(clock.time(at: Timestamp(seconds: 102)) == Timestamp(seconds: 10))
  }

  @Test("names the first instant of the window at which it shows a time", arguments: PlaySpeed.allCases)
  func windowTime(speed: PlaySpeed) {
    var random = SeededRandom(seed: 11)
    let start = Timestamp(seconds: 12.345_678_9)
    let clock = LabClock(showing: Timestamp(seconds: 3.1), at: start, rate: speed.factor)
    for _ in 0..<500 {
      let wanted = Timestamp(nanoseconds: 3_100_000_000 + Int64.random(in: 0...4_000_000_000, using: &random))
      let found = clock.windowTime(of: wanted)
      #expect(clock.time(at: found) == wanted)
      #expect(found == start || clock.time(at: Timestamp(nanoseconds: found.nanoseconds - 1)) < wanted)
    }
    #expect(clock.windowTime(of: .zero) == start)
    #expect(clock.windowTime(of: .distantFuture) == .distantFuture)
  }
}
