import SwipeEngine
import Testing

@testable import SwipeTableSDL

@Suite("Frame pacer")
struct FramePacerTests {
  private static let beat = 1 / 60.0

  private func time(_ milliseconds: Double) -> Timestamp { Timestamp(milliseconds: milliseconds) }

  /// Runs a loop that needs a frame all the time and always wakes up late; gives the times of its frames.
  private func frames(_ count: Int, rate: Double, late seconds: Double) -> [Timestamp] {
    var pacer = FramePacer(refreshRate: rate)
    var now = time(5)
    var drawn: [Timestamp] = []
    while drawn.count < count {
      switch pacer.step(at: now, needsFrame: true) {
      case .draw:
        pacer.drew(at: now)
        drawn.append(now)
      case .wait(let end): now = (end ?? now).adding(seconds: seconds)
      }
    }
    return drawn
  }

  @Test("the first frame is drawn at once")
  func first() {
    #expect(FramePacer().step(at: time(7), needsFrame: true) == .draw)
  }

  @Test("where nothing moves, the wait has no end")
  func idle() {
    var pacer = FramePacer()
    pacer.drew(at: time(0))
    #expect(pacer.step(at: time(3), needsFrame: false) == .wait(until: nil))
    #expect(pacer.step(at: time(9000), needsFrame: false) == .wait(until: nil))
  }

  @Test("a change right after a frame waits for the next beat, one after a pause is drawn at once")
  func input() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.drew(at: time(100))
    #expect(pacer.step(at: time(101), needsFrame: true) == .wait(until: time(120)))
    #expect(pacer.step(at: time(120), needsFrame: true) == .draw)
    #expect(pacer.step(at: time(871.3), needsFrame: true) == .draw)
  }

  @Test("something that is due later ends the wait then, but not before the next beat")
  func nextEvent() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.drew(at: time(0))
    #expect(pacer.step(at: time(1), needsFrame: false, nextEvent: time(150)) == .wait(until: time(150)))
    #expect(pacer.step(at: time(1), needsFrame: false, nextEvent: time(4)) == .wait(until: time(20)))
    #expect(pacer.step(at: time(5), needsFrame: false, nextEvent: time(4)) == .wait(until: time(20)))
    #expect(pacer.step(at: time(150), needsFrame: false, nextEvent: time(150)) == .draw)
  }

  @Test("late wake-ups do not add up", arguments: [60.0, 59.94, 90, 120, 144])
  func noDrift(rate: Double) throws {
    let late = 0.0011
    let drawn = frames(1000, rate: rate, late: late)
    let first = try #require(drawn.first)
    for (index, frame) in drawn.enumerated().dropFirst() {
      let error = frame.seconds(since: first) - Double(index) / rate
      #expect(abs(error - late) < 1e-6)
    }
  }

  @Test("a frame that misses its beat altogether starts a new rhythm, and no frames are made up for")
  func missedBeat() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.drew(at: time(0))
    pacer.drew(at: time(95))
    #expect(pacer.step(at: time(96), needsFrame: true) == .wait(until: time(115)))
  }

  @Test("after a frame there is never another at once", arguments: [1.0, 30, 60, 240, 1000])
  func noBusyLoop(rate: Double) {
    var pacer = FramePacer(refreshRate: rate)
    var now = time(0)
    for step in 0..<200 {
      pacer.drew(at: now)
      #expect(pacer.step(at: now, needsFrame: true, nextEvent: .zero) != .draw)
      now = now.adding(seconds: Double(step % 7) * 0.4 / rate + 1 / rate)
    }
  }

  @Test(
    "a rate that no screen has is cut or replaced",
    arguments: [(nil, 60.0), (Double.nan, 60), (0, 1), (-5, 1), (1e9, 1000), (.infinity, 1000), (120, 120)]
  )
  func rates(asked: Double?, given: Double) {
    #expect(FramePacer(refreshRate: asked).refreshRate == given)
  }

  @Test("another screen's rate is adopted from the next frame on")
  func otherScreen() {
    var pacer = FramePacer(refreshRate: 50)
    pacer.drew(at: time(0))
    pacer.setRefreshRate(100)
    #expect(pacer.step(at: time(1), needsFrame: true) == .draw)
    pacer.drew(at: time(1))
    #expect(pacer.step(at: time(2), needsFrame: true) == .wait(until: time(11)))
  }
}
