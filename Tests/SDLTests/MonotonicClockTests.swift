import Glibc
import SDL
import Testing

extension SDLTests {
  @Suite("MonotonicClock")
  @MainActor
  struct MonotonicClockTests {
    @Test("the clock never runs backwards")
    func order() {
      let readings = (0..<10_000).map { _ in MonotonicClock.now() }
      #expect(zip(readings, readings.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("the clock counts nanoseconds of the system's raw monotonic clock")
    func unit() {
      let before = systemClock()
      let reading = MonotonicClock.now()
      let after = systemClock()
      #expect(before <= reading && reading <= after)
    }

    private func systemClock() -> Int64 {
      var time = timespec()
      clock_gettime(CLOCK_MONOTONIC_RAW, &time)
      return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
    }
  }
}
