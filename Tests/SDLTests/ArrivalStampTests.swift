import Testing

@testable import SDL

extension SDLTests {
  @Suite("ArrivalStamp")
  @MainActor
  struct ArrivalStampTests {
    @Test(
      "the time of an event is found again in whole microseconds, also across the wrap of its 32 bits",
      arguments: [0, 1_000, 12_345_678_901, 4_294_967_295_000, 4_294_967_296_000, 9_000_000_000_000_000]
        as [Int64],
      [0, 999, 1_000, 16_000_000, 4_000_000_000_000] as [Int64]
    )
    func unwrapping(arrival: Int64, age: Int64) {
      let stamp = UInt32(truncatingIfNeeded: arrival / 1000)
      #expect(ArrivalStamp.time(ofStamp: stamp, now: arrival + age) == arrival / 1000 * 1000)
    }
  }
}
