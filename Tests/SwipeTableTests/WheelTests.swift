import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A wheel")
struct WheelTests {
  private let place = Point(x: 200, y: 90)

  private func player(_ change: (inout SwipeStyle) -> Void = { _ in }) -> TablePlayer {
    TablePlayer(.sample(rows: 40, change))
  }

  /// Notches sideways, 20 ms apart.
  private func notches(_ count: Int, dx: Double, phase: WheelSample.Phase? = nil) -> GestureScript {
    (0..<count).reduce(GestureScript()) { script, _ in
      script.wheel(dx: dx, phase: phase, at: place).wait(20)
    }
  }

  @Test("turned sideways swipes the row under it, one to one and without a slop, and lets go 150 ms later")
  func swipe() {
    var player = player()
    player.play(notches(4, dx: -30))
    expectClose(player.offset(of: "id1"), -120)
    #expect(player.phase(of: "id1") == .dragging)
    player.rest()
    #expect(player.times(of: "gestureEnded") == [60 + 150])
    #expect(player.table.openRows == ["id1"])
  }

  @Test("lets go at the end that its device tells, at once")
  func ended() {
    var player = player()
    player.play(notches(4, dx: -30).wheel(dx: -5, phase: .ended, at: place))
    player.rest()
    #expect(player.times(of: "gestureEnded") == [80])
  }

  @Test("lets go at the first momentum, and what follows moves nothing and opens nothing")
  func momentum() {
    var player = player()
    var script = notches(4, dx: -30)
    for _ in 0..<20 { script = script.wheel(dx: -20, momentum: true, at: place).wait(10) }
    player.play(script)
    player.rest()
    #expect(player.times(of: "gestureEnded") == [80])
    #expect(
      player.log(of: "id1") == ["gestureBegan", "gestureEnded", "willOpen trailing", "didOpen trailing"]
    )
    #expect(player.offset(of: "id1") == -160)
  }

  @Test("swipes anew with the fingers' next movement, even while the momentum has hardly ended")
  func afterMomentum() {
    var player = player()
    player.play(
      notches(2, dx: -30).wheel(dx: -20, momentum: true, at: place).wait(50).wheel(dx: 10, at: place).wait(
        1000
      )
    )
    player.rest()
    #expect(player.log(of: "id1").filter { $0 == "gestureBegan" }.count == 2)
  }

  @Test(
    "that sets out towards a side without actions is declined once, and belongs to nobody until the pause"
  )
  func declined() {
    var player = TablePlayer(.sample(rows: 40, leading: []))
    player.play(notches(5, dx: 30).wait(50))
    player.play(notches(3, dx: -30))
    player.rest()
    #expect(player.log() == ["declined"])
    player.play(notches(3, dx: -30))
    #expect(player.phase(of: "id1") == .dragging)
  }

  @Test("turned up and down scrolls between the ends, and ends 150 ms after the last turn")
  func scroll() {
    var player = player()
    player.play(GestureScript().wheel(dy: -60).wait(100).wheel(dy: -60).wait(100).wheel(dy: 30))
    expectClose(player.scroll, 90)
    player.rest()
    #expect(player.log() == ["scrollBegan", "scrollEnded"])
    #expect(player.times(of: "scrollEnded") == [350])
    player.play(GestureScript().wheel(dy: 500).wheel(dy: -1e9))
    expectClose(player.scroll, 1920)
  }

  @Test("keeps its axis until the pause", arguments: [true, false])
  func axis(swipesFirst: Bool) {
    var player = player()
    let first =
      swipesFirst ? GestureScript().wheel(dx: -30, at: place) : GestureScript().wheel(dy: -30, at: place)
    player.play(first.wait(50).wheel(dx: -30, dy: -30, at: place).wait(50).wheel(dx: 0, dy: -50, at: place))
    expectClose(player.offset(of: "id1"), swipesFirst ? -60 : 0)
    expectClose(player.scroll, swipesFirst ? 0 : 110)
    player.rest()
  }

  @Test("without a place takes the mouse's last one, and swipes nothing where there is none")
  func withoutPlace() {
    var player = player()
    player.play(GestureScript().wheel(dx: -50).wait(300))
    #expect(player.events.isEmpty)
    let mouse = PointerSample(pointer: 0, phase: .move, location: Point(x: 50, y: 210), kind: .mouse)
    player.play(GestureScript().input(.pointer(mouse)).wheel(dx: -50))
    expectClose(player.offset(of: "id3"), -50)
    player.rest()
  }

  @Test("ends where a finger comes down, and does nothing while a finger swipes or scrolls")
  func finger() {
    var player = player()
    player.play(notches(2, dx: -50).down(200, 200))
    #expect(player.times(of: "gestureEnded", row: "id1") == [40])
    player.rest()
    player.play(
      GestureScript().down(200, 210).move(dx: -60).wheel(dy: -60, at: place).wheel(dx: -60, at: place)
    )
    expectClose(player.offset(of: "id3"), -50)
    expectClose(player.scroll, 0)
  }

  @Test("with numbers that are none, or none but zeros, does nothing", arguments: [Double.nan, .infinity, 0])
  func nothing(delta: Double) {
    var player = player()
    player.play(GestureScript().wheel(dx: delta, at: place).wheel(dy: delta, at: place))
    player.rest()
    #expect(player.events.isEmpty)
  }

  @Test(
    "loses its row when it is removed or closed from code, and leaves the rest alone",
    arguments: [true, false]
  )
  func rowTaken(removed: Bool) {
    var player = player()
    player.play(
      notches(3, dx: -40).command(removed ? .remove("id1", animated: true) : .close("id1", animated: true))
    )
    player.play(notches(3, dx: -40))
    player.rest()
    #expect(player.log(of: "id1").prefix(2) == ["gestureBegan", "gestureEnded cancelled"])
    #expect(player.table.openRows.isEmpty)
    #expect(player.log(of: "id2").isEmpty)
  }

  @Test("closes an open row when it scrolls, and when it swipes another", arguments: [true, false])
  func closesOpenRow(scrolls: Bool) {
    var player = TablePlayer(.sample(rows: 40, open: ["id4": .trailing]))
    player.play(scrolls ? GestureScript().wheel(dy: -60) : notches(3, dx: -50))
    player.rest()
    #expect(player.log(of: "id4") == ["willClose trailing", "didClose trailing"])
  }

  @Test("that scrolls on after a scroll from code has begun takes over from it")
  func overCode() {
    var player = player()
    player.play(
      GestureScript().wheel(dy: -60).wait(20).command(.scrollTo(900, animated: true), tag: "s").wait(50)
        .wheel(dy: -1)
    )
    player.rest()
    #expect(player.log() == ["scrollBegan", "completed s false", "scrollEnded"])
    #expect(player.scroll < 800)
  }

  @Test(
    "turned back past an end moves the list by its way, and the bounce goes on from there",
    arguments: [1.0, -1]
  )
  func overscroll(sign: Double) {
    var player = TablePlayer(.sample(rows: 20, scroll: sign > 0 ? 0 : 720))
    player.play(GestureScript().down(100, 240).move(dy: sign * 150, over: 60).wait(60).up().wait(50))
    let place = player.scroll
    #expect(abs(place - (sign > 0 ? 0 : 720)) > 50)
    player.play(GestureScript().wheel(dy: -sign * 10))
    expectClose(player.scroll, place + sign * 10)
    player.play(GestureScript().wheel(dy: sign * 500))
    expectClose(player.scroll, place + sign * 10, "further out it moves nothing")
    let offsets = (0..<100).map { _ in
      player.advance(by: 4)
      return player.scroll
    }
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { abs($1 - $0) < 4 })
    player.rest()
    expectClose(player.scroll, sign > 0 ? 0 : 720)
    #expect(player.log() == ["scrollBegan", "scrollEnded"])
  }

  @Test("ends only a scroll of its own: one that a key, a command or a finger took over ends with that")
  func taken() {
    var player = TablePlayer(.sample(rows: 20))
    player.play(GestureScript().wheel(dy: -60).wait(50).key("End"))
    player.rest()
    #expect(player.times(of: "scrollEnded") == [350])
    #expect(player.log() == ["scrollBegan", "scrollEnded"])
    expectClose(player.scroll, 720)
    var other = TablePlayer(.sample(rows: 20))
    other.play(
      GestureScript().down(100, 400).wheel(dy: -60).wait(50).move(dy: -60, over: 300).wait(200).up()
    )
    other.rest()
    #expect(other.times(of: "scrollEnded") == [550])
    #expect(other.log() == ["scrollBegan", "scrollEnded"])
  }

  @Test(
    "turned at the end of the list scrolls nothing, says nothing, and leaves open rows alone",
    arguments: [60.0, 0]
  )
  func atTheEnd(dy: Double) {
    var player = TablePlayer(.sample(rows: 20, open: ["id1": .trailing]))
    player.play(GestureScript().wheel(dy: 60).wheel(dy: dy).wait(1000))
    #expect(player.events.isEmpty)
    #expect(player.table.openRows == ["id1"])
    var short = TablePlayer(.sample(rows: 3, open: ["id1": .trailing]))
    short.play(GestureScript().wheel(dy: -60).wait(1000))
    #expect(short.events.isEmpty)
  }

  @Test("lets go of its row when a finger that was down wins another one")
  func fingerWins() {
    var player = player()
    player.play(GestureScript().down(300, 330).wheel(dx: -40, at: place))
    #expect(player.phase(of: "id1") == .dragging)
    player.play(GestureScript().move(dx: -60, over: 60).up())
    #expect(player.phase(of: "id1") != .dragging)
    player.rest()
    #expect(player.table.openRows.count <= 1)
  }

  @Test("that lost its row to a command does not end the drag of a finger that takes it")
  func lostRow() {
    var player = player()
    player.play(GestureScript().down(300, 90).wheel(dx: -40, at: place).key("Escape").wait(10))
    player.play(GestureScript().move(dx: -60, over: 60))
    player.advance(by: 300)
    #expect(player.phase(of: "id1") == .dragging)
    player.play(GestureScript().up())
    player.rest()
  }
}
