import CSDL2
import Foundation
import Testing

@testable import SDL

extension SDLTests {
  @Suite("EventQueue")
  @MainActor
  struct EventQueueTests {
    private func finger(_ id: Int64, _ screen: Screen) -> SDL_Event {
      .make(SDL_FINGERMOTION) {
        $0.tfinger.touchId = 8
        $0.tfinger.fingerId = id
        $0.tfinger.windowID = screen.window.id
      }
    }

    @Test("events keep their order, and no two bear the same time")
    func order() throws {
      let screen = try Screen()
      for id in 0..<500 { screen.push(finger(Int64(id), screen)) }
      let events = screen.allEvents()
      let ids = events.map { event -> Int64 in
        guard case .finger(let finger) = event.kind else { return -1 }
        return finger.id
      }
      #expect(ids == (0..<500).map { Int64($0) })
      #expect(zip(events, events.dropFirst()).allSatisfy { $0.time < $1.time })
    }

    @Test("an event bears the time at which it arrived, not the time at which it was read")
    func arrival() throws {
      let screen = try Screen()
      let microsecond: Int64 = 1000
      let before = MonotonicClock.now() / microsecond * microsecond
      screen.push(finger(1, screen))
      let after = MonotonicClock.now()
      // The reading is later by any measure: the clock has moved on by more than the stamp's unit.
      while MonotonicClock.now() < after + 50 * microsecond {}
      let event = try #require(screen.queue.poll())
      #expect(before <= event.time && event.time <= after)
    }

    @Test(
      "an event that comes after the last poll is there for the next one",
      arguments: [nil, 0] as [Int64?]
    )
    func lateEvent(deadline: Int64?) throws {
      let screen = try Screen()
      for id in 0..<10 {
        screen.push(finger(Int64(id), screen))
        let event = deadline == nil ? screen.queue.poll() : screen.queue.wait(until: deadline)
        #expect(event != nil)
      }
    }

    @Test("polling an empty queue gives nothing")
    func emptyQueue() throws {
      let screen = try Screen()
      #expect(screen.queue.poll() == nil)
    }

    @Test("a wait ends at its deadline, never before", arguments: [-1, 0, 1_300_000, 5_000_000] as [Int64])
    func deadline(length: Int64) throws {
      let screen = try Screen()
      let deadline = MonotonicClock.now() + length
      #expect(screen.queue.wait(until: deadline) == nil)
      #expect(MonotonicClock.now() >= deadline)
    }

    @Test(
      "an event that is there is given even where the deadline has passed",
      arguments: [.min, 0] as [Int64]
    )
    func pastDeadline(deadline: Int64) throws {
      let screen = try Screen()
      screen.push(finger(7, screen))
      #expect(screen.queue.wait(until: deadline) != nil)
      #expect(screen.queue.wait(until: deadline) == nil)
    }

    @Test(
      "an event ends a wait without a deadline, and one with a far deadline",
      arguments: [nil, Int64.max]
    )
    func waiting(deadline: Int64?) throws {
      let screen = try Screen()
      screen.push(finger(7, screen))
      #expect(screen.queue.wait(until: deadline) != nil)
    }

    @Test("a wake-up that came before the wait ends it")
    func earlyWake() throws {
      let screen = try Screen()
      screen.queue.wake()
      #expect(screen.queue.wait(until: nil)?.kind == .wake)
    }

    @Test("a wake-up from another thread ends the wait")
    func wakeFromElsewhere() throws {
      let screen = try Screen()
      let queue = screen.queue
      // A thread and no task: a suspended test would let others in while it holds SDL's session.
      Thread.detachNewThread { queue.wake() }
      #expect(queue.wait(until: nil)?.kind == .wake)
    }

    @Test("an event that means nothing does not end a wait")
    func meaningless() throws {
      let screen = try Screen()
      screen.push(.make(SDL_CLIPBOARDUPDATE) { _ in })
      screen.push(.make(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_TAKE_FOCUS.rawValue) })
      screen.queue.wake()
      #expect(screen.queue.wait(until: nil)?.kind == .wake)
    }
  }
}
