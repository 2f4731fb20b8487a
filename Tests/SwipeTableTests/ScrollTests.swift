import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("Scrolling")
struct ScrollTests {
  /// 40 rows of 60 pt in 480 pt: the end lies at 1920.
  private func player(scroll: Double = 0, _ change: (inout SwipeStyle) -> Void = { _ in }) -> TablePlayer {
    TablePlayer(.sample(rows: 40, scroll: scroll, change))
  }

  private static let end = 1920.0

  @Test("follows the finger one to one, less the slop")
  func drag() {
    var player = player()
    player.play(GestureScript().down(160, 400).move(dy: -110, over: 200))
    expectClose(player.scroll, 100)
    player.play(GestureScript().down(160, 10, pointer: 2))
    expectClose(player.scroll, 100)
    #expect(player.log() == ["scrollBegan"])
  }

  @Test("goes on by itself after a flick, and ends by itself")
  func fling() {
    var player = player()
    player.play(GestureScript().down(160, 400).move(dy: -160, over: 80).up())
    let place = player.scroll
    player.advance(by: 16)
    expectClose(player.scroll, place + 2000 * 0.016, within: 1)
    player.rest()
    // A decay of 0.998 a millisecond goes on for v / −ln(0.998) ms.
    expectClose(player.scroll, place + 2 / 0.002002, within: 1)
    #expect(player.log() == ["scrollBegan", "scrollEnded"])
    #expect(!player.table.needsFrame(at: player.now))
  }

  @Test("stands where a finger that has stopped lets it go")
  func noFling() {
    var player = player()
    player.play(GestureScript().down(160, 400).move(dy: -160, over: 80).wait(100).up())
    expectClose(player.scroll, 150)
    player.rest()
    expectClose(player.scroll, 150)
    #expect(player.times(of: "scrollEnded") == [180])
  }

  @Test(
    "is held by a rubber band past both ends, and bounces back to them",
    arguments: [(0.0, 1.0), (1920, -1)]
  )
  func rubberBand(start: Double, sign: Double) {
    var player = player(scroll: start)
    player.play(GestureScript().down(160, 240).move(dy: sign * 110, over: 200).wait(100))
    let out = 480 * 0.55 * 100 / (0.55 * 100 + 480)
    expectClose(player.scroll, start - sign * out, within: 1e-6)
    player.play(GestureScript().input(.pointer(PointerSample(pointer: 1, phase: .cancel, location: .zero))))
    player.rest()
    expectClose(player.scroll, start)
  }

  @Test("swings past the end after a fling, and comes back to it")
  func bounce() {
    var player = player(scroll: 1700)
    player.play(GestureScript().down(160, 400).move(dy: -200, over: 80).up())
    var furthest = 0.0
    for _ in 0..<200 {
      player.advance(by: 8)
      furthest = max(furthest, player.scroll)
    }
    #expect(furthest > Self.end + 5)
    player.rest()
    expectClose(player.scroll, Self.end)
  }

  @Test("caught past an end, stays there without a jump until it is let go")
  func caughtPastEnd() {
    var player = player()
    player.play(GestureScript().down(160, 100).move(dy: 300, over: 100).up().wait(30))
    let place = player.scroll
    #expect(place < -5)
    player.play(GestureScript().down(160, 200).wait(400))
    expectClose(player.scroll, place, within: 1e-9)
    player.play(GestureScript().down(160, 200).move(dy: -11))
    expectClose(player.scroll, place, within: 2)
  }

  @Test("keeps its place when rows below go, and moves to the new end when it must")
  func shrinks() {
    var player = player(scroll: 1000)
    player.play(GestureScript().command(.remove("id39", animated: true)))
    player.rest()
    expectClose(player.scroll, 1000)
    player.play(GestureScript().command(.scrollTo(1e9, animated: false)))
    player.play(GestureScript().command(.remove("id0", animated: true)).wait(150))
    expectClose(player.scroll, player.table.scrollEnd(at: player.now))
    player.rest()
    expectClose(player.scroll, 1800)
  }

  @Test("keeps its place through a resize as far as the content allows")
  func resize() {
    var player = player(scroll: 1900)
    player.play(GestureScript().command(.resize(width: 200, height: 1200)))
    expectClose(player.scroll, 1200)
    player.play(GestureScript().command(.resize(width: 200, height: 5000)))
    expectClose(player.scroll, 0)
    player.play(GestureScript().command(.resize(width: 0, height: 0)))
    #expect(player.table.visibleRows(at: player.now).isEmpty)
  }

  @Test("from code goes to its place in 300 ms and answers when it is there")
  func scrollTo() {
    var player = player()
    player.play(GestureScript().command(.scrollTo(700, animated: true), tag: "s").wait(150))
    expectClose(player.scroll, 350, within: 1e-6)
    player.rest()
    expectClose(player.scroll, 700)
    #expect(player.log() == ["scrollBegan", "completed s true", "scrollEnded"])
    #expect(player.times(of: "completed s true") == [300])
  }

  @Test(
    "from code is clamped to the content, and at once without animation",
    arguments: [(-50.0, 0.0), (1e9, 1920), (.infinity, 500), (.nan, 500)]
  )
  func scrollToClamped(y: Double, expected: Double) {
    var player = player(scroll: 500)
    player.play(GestureScript().command(.scrollTo(y, animated: false), tag: "s"))
    expectClose(player.scroll, expected)
    #expect(player.log().contains("completed s true"))
    #expect(player.log().filter { $0.hasPrefix("scroll") }.count == (y.isFinite ? 2 : 0))
  }

  @Test(
    "from code answers false when a finger, a wheel or another command takes over",
    arguments: ["finger", "wheel", "command"]
  )
  func scrollToInterrupted(by what: String) {
    var player = player()
    player.play(GestureScript().command(.scrollTo(700, animated: true), tag: "s").wait(100))
    switch what {
    case "finger": player.play(GestureScript().tap(160, 90))
    case "wheel": player.play(GestureScript().wheel(dy: -30))
    default: player.play(GestureScript().command(.scrollTo(0, animated: true), tag: "t"))
    }
    player.rest()
    #expect(player.log().contains("completed s false"))
    #expect(player.scroll < 690)
  }

  @Test(
    "from code goes to its place also while rows come and actions change",
    arguments: [nil, "s"] as [String?]
  )
  func scrollToWhileContentChanges(tag: String?) {
    var player = player()
    player.play(
      GestureScript().command(.scrollTo(700, animated: true), tag: tag).wait(100)
        .command(.insert(Row(id: "n"), at: 39, animated: false)).command(.enable("id3", .trailing, false))
        .style(SwipeStyle())
    )
    player.rest()
    expectClose(player.scroll, 700)
  }

  @Test("by a fling goes on undisturbed where nothing changes that concerns it")
  func flingUndisturbed() {
    var player = player()
    player.play(GestureScript().down(160, 400).move(dy: -160, over: 80).up())
    var other = player
    player.play(GestureScript().wait(100).command(.enable("id3", .trailing, false)).command(.reload))
    other.play(GestureScript().wait(100))
    player.rest()
    other.rest()
    #expect(player.scroll == other.scroll)
    #expect(player.events == other.events)
  }

  @Test(
    "by keys goes as far as they say, and quick presses add up",
    arguments: [
      (["Down"], 1060.0), (["Down", "Down", "Down"], 1180), (["Up"], 940), (["PageDown"], 1420),
      (["PageUp"], 580), (["Home"], 0), (["End"], 1920), (["End", "Up"], 1860), (["Right", "x"], 1000),
    ] as [([String], Double)]
  )
  func keys(keys: [String], expected: Double) {
    var player = player(scroll: 1000)
    var script = GestureScript()
    for key in keys { script = script.key(key).wait(20) }
    player.play(script)
    player.rest()
    expectClose(player.scroll, expected)
  }

  @Test(
    "by a page goes at least one row the right way, however low the viewport is",
    arguments: [(40.0, 360.0, 240.0), (0, 360, 240), (60, 360, 240), (100, 360, 240), (200, 440, 160)]
  )
  func pages(height: Double, down: Double, up: Double) {
    for (key, expected) in [("PageDown", down), ("PageUp", up)] {
      var player = TablePlayer(.sample(rows: 20, scroll: 300, height: height))
      player.play(GestureScript().key(key))
      player.rest()
      expectClose(player.scroll, expected, "\(key)")
    }
  }

  @Test("by a finger is not taken over by a second one, and ends with the first")
  func secondFinger() {
    var player = player()
    let first = GestureScript().down(160, 400).move(dy: -110, over: 200).wait(100).up()
    let second = GestureScript().wait(100).down(160, 100, pointer: 2).move(
      dx: -100,
      dy: 200,
      over: 100,
      pointer: 2
    ).up(pointer: 2)
    player.play(first.together(with: second))
    player.rest()
    expectClose(player.scroll, 100)
    #expect(player.log() == ["scrollBegan", "scrollEnded"])
  }

  @Test("leaves no row dragging once it has begun: sideways movement pulls none")
  func axisLock() {
    var player = player()
    player.play(GestureScript().down(160, 400).move(dy: -60, over: 80).move(dx: -150, over: 80).up())
    player.rest()
    #expect(!player.log().contains("gestureBegan"))
  }
}
