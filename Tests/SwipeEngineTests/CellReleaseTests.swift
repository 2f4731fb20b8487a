import SwipeEngine
import TestSupport
import Testing

@Suite("A released row")
struct CellReleaseTests {
  @Test(
    "goes by distance below 100 pt/s: half the pane decides",
    arguments: [
      (-79.0, 0.0), (-80, -160), (-81, -160), (-160, -160), (39, 0), (40, 80), (0, 0), (-400, -160),
    ]
  )
  func byDistance(way: Double, rest: Double) {
    var row = CellDriver()
    row.grab()
    row.move(way)
    row.release()
    row.pass(3000)
    #expect(row.offset == rest)
  }

  @Test(
    "goes by the sign of the speed from 100 pt/s on",
    arguments: [
      (-150.0, 10.0, 101.0, 0.0), (-150, 10, 99, -160), (-20, -10, 101, -160), (-20, -10, 99, 0),
      (70, -10, 101, 0), (10, 10, 2000, 80),
    ]
  )
  func bySpeed(way: Double, last: Double, speed: Double, rest: Double) {
    var row = CellDriver()
    row.grab()
    row.move(way)
    row.pass(100)
    row.move(0, over: 8)
    row.move(last, over: 1e3 * abs(last) / speed)
    expectClose(abs(row.velocity), speed, within: 1e-6)
    row.release(after: 0)
    row.pass(3000)
    #expect(row.offset == rest)
  }

  @Test(
    "goes by the style's own thresholds",
    arguments: [(0.25, -41.0, -160.0), (0.75, -119, 0), (1, -160, -160)]
  )
  func thresholds(fraction: Double, way: Double, rest: Double) {
    var row = CellDriver { $0.release.openThreshold = fraction }
    row.grab()
    row.move(way)
    row.release()
    row.pass(3000)
    #expect(row.offset == rest)
  }

  @Test("opens by no flick a side that its drag may not enter, even from exactly 0")
  func flickAtWall() {
    var row = CellDriver(open: .trailing)
    row.grab()
    row.move(160, over: 40)
    #expect(row.offset == 0)
    row.release(after: 0)
    row.pass(2000)
    #expect(row.cell.phase == .closed)
    #expect(row.log == ["gestureBegan", "gestureEnded", "willClose trailing", "didClose trailing"])
  }

  @Test("keeps its place and its speed in the instant of the release")
  func continuous() {
    var row = CellDriver()
    row.grab()
    row.move(-100, over: 100)
    let (place, speed) = (row.offset, row.velocity)
    row.release(after: 0)
    expectClose(row.offset, place, within: 1e-9)
    expectClose(row.velocity, speed, within: 1e-6)
    row.pass(1)
    expectClose(row.offset, place + speed / 1000, within: 0.1)
  }

  @Test(
    "never shows the other side when it closes, however fast it is thrown",
    arguments: [200.0, 1000, 5000, 20000],
    [0.1, 0.5, 0.86, 1, 2]
  )
  func neverCrosses(speed: Double, ratio: Double) {
    var row = CellDriver { $0.settle.dampingRatio = ratio }
    row.grab()
    row.move(-150)
    row.pass(100)
    row.move(0, over: 8)
    row.move(20, over: 2e4 / speed)
    row.release(after: 0)
    let offsets = row.offsets(for: 4000)
    #expect(offsets.allSatisfy { $0 <= 0 })
    #expect(row.offset == 0)
    let last = row.times(of: "didClose trailing")
    #expect(last.isEmpty, "a row that was never open sends no didClose")
  }

  @Test(
    "goes to the nearer rest by distance alone when the gesture is cancelled",
    arguments: [(-79.0, 0.0), (-81, -160)]
  )
  func cancelled(way: Double, rest: Double) {
    var row = CellDriver()
    row.grab()
    row.move(way - 40, over: 40)
    row.move(40, over: 20)
    row.cancel()
    row.pass(3000)
    #expect(row.offset == rest)
    #expect(row.log[1] == "gestureEnded cancelled")
  }

  @Test("fires no action when the gesture is cancelled, armed or not", arguments: Expansion.Kind.allCases)
  func cancelNeverFires(kind: Expansion.Kind) {
    var row = CellDriver { $0.expansion.kind = kind }
    row.grab()
    row.move(-300)
    #expect((row.cell.armed != nil) == (kind != .none))
    row.cancel()
    row.pass(3000)
    #expect(row.cell.armed == nil)
    #expect(row.offset == -160)
    #expect(!row.log.contains { $0.hasPrefix("action") || $0.hasPrefix("fill") })
  }

  @Test("is at its rest at once where the settle takes no time", arguments: [true, false])
  func jumps(byDuration: Bool) {
    var row = CellDriver { style in
      if byDuration { style.settle.duration = 0 } else { style.settle.response = 0 }
    }
    row.grab()
    row.move(-100)
    row.release()
    #expect(row.offset == -160)
    #expect(row.log == ["gestureBegan", "gestureEnded", "willOpen trailing", "didOpen trailing"])
    #expect(Set(row.events.dropFirst().map(\.time)).count == 1)
  }

  @Test("settles in the time that the style states, whatever the damping", arguments: [0.3, 0.86, 1, 2])
  func settlesInTime(ratio: Double) {
    var row = CellDriver {
      $0.settle.duration = 0.5
      $0.settle.dampingRatio = ratio
    }
    row.grab()
    row.move(-81)
    row.release()
    row.pass(500)
    expectClose(row.offset, -160, within: 0.25)
  }
}
