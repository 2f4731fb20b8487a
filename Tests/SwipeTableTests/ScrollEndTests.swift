import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("The end of a list that changes")
struct ScrollEndTests {
  /// 20 rows of 60 pt in 480 pt: the end lies at 720.
  private static let end = 720.0

  /// Pulled 60 pt past its end and let go at 200 ms.
  private var bouncing: TablePlayer {
    var player = TablePlayer(.sample(rows: 20, scroll: Self.end))
    player.play(
      GestureScript().down(100, 400).wait(20).move(dy: -20).wait(20).move(dy: -40).wait(160).up()
    )
    return player
  }

  /// Every 4 ms the offset, and how far it lies past the present end.
  private func follow(_ player: inout TablePlayer, for time: Double) -> [(scroll: Double, past: Double)] {
    (0...Int(time / 4)).map { step in
      if step > 0 { player.advance(by: 4) }
      return (player.scroll, player.scroll - player.table.scrollEnd(at: player.now))
    }
  }

  /// The longest way between two neighbours.
  private func longestStep(_ scrolls: [Double]) -> Double {
    zip(scrolls, scrolls.dropFirst()).map { abs($1 - $0) }.max() ?? 0
  }

  @Test(
    "that a row leaves during a bounce is reached without a jump, and the bounce is made for the end to come",
    arguments: [0.0, 50, 150, 250, 300, 360, 400, 500, 600]
  )
  func removalInBounce(wait: Double) {
    var player = bouncing
    player.advance(by: wait)
    player.play(GestureScript().command(.remove("id3", animated: true)))
    let before = player.scroll - Self.end
    let way = follow(&player, for: 1200)
    #expect(longestStep(way.map(\.scroll)) < 2.5)
    // A critically damped spring that has begun 60 pt farther out has come back by five sixths in 300 ms.
    #expect(way[75].past < max(before, 0) + 10.1)
    #expect(zip(way[75...], way[76...]).allSatisfy { $1.past <= $0.past + 1e-9 }, "it comes back once")
    player.rest()
    expectClose(player.scroll, Self.end - 60)
    #expect(player.log().filter { $0.hasPrefix("scroll") } == ["scrollBegan", "scrollEnded"])
  }

  @Test(
    "that shrinks and grows again under a moving list is reached without a jump",
    arguments: [0.0, 100, 200, 290],
    [20.0, 100, 180, 280]
  )
  func undoInBounce(wait: Double, pause: Double) {
    var player = bouncing
    player.advance(by: wait)
    player.play(GestureScript().command(.remove("id3", animated: true)))
    var way = follow(&player, for: pause)
    player.play(GestureScript().command(.undo).command(.insert(Row(id: "n"), at: 20, animated: true)))
    way += follow(&player, for: 1500)
    #expect(longestStep(way.map(\.scroll)) < 3)
    player.rest()
    #expect(player.scroll <= player.table.scrollEnd(at: player.now))
    #expect(!player.table.needsFrame(at: player.now))
  }

  @Test(
    "that falls faster than it will rise is followed: a bounce that arrives past it moves on without a jump"
  )
  func dip() {
    var player = TablePlayer(.sample(rows: 20, scroll: Self.end) { $0.scroll.bounceResponse = 0.1 })
    player.play(GestureScript().down(100, 400).move(dy: -110, over: 100).wait(100))
    // The list gets lower than it is at the release, and as high as before in the end.
    player.play(GestureScript().command(.remove("id3", animated: true)).wait(100))
    player.play(GestureScript().command(.insert(Row(id: "n"), at: 2, animated: true)))
    let end = player.table.scrollEnd(at: player.now)
    player.play(GestureScript().input(.pointer(PointerSample(pointer: 1, phase: .cancel, location: .zero))))
    let way = follow(&player, for: 600)
    #expect(longestStep(way.map(\.scroll)) < 8)
    #expect(way.contains { $0.scroll < end - 10 }, "it follows the end down")
    #expect(way[100...].allSatisfy { $0.past <= 0 })
    player.rest()
    #expect(player.times(of: "scrollEnded").count == 1)
  }

  @Test("moves under a finger that holds the list past it without a jump at the finger's next movement")
  func drag() {
    var player = TablePlayer(.sample(rows: 20, scroll: Self.end))
    player.play(GestureScript().down(100, 400).move(dy: -110, over: 100))
    let place = player.scroll
    #expect(place > Self.end + 45)
    player.play(GestureScript().command(.remove("id3", animated: true)).wait(150))
    player.play(
      GestureScript().input(
        .pointer(PointerSample(pointer: 1, phase: .move, location: Point(x: 100, y: 289)))
      )
    )
    expectClose(player.scroll, place, within: 1)
    player.advance(by: 200)
    player.play(
      GestureScript().input(
        .pointer(PointerSample(pointer: 1, phase: .move, location: Point(x: 100, y: 288)))
      )
    )
    expectClose(player.scroll, place, within: 2)
  }

  @Test("brings a resting list back to its place when a removal is undone in its collapse")
  func restingUndo() {
    var player = TablePlayer(.sample(rows: 20, scroll: Self.end))
    player.play(GestureScript().command(.remove("id3", animated: true)).wait(150))
    expectClose(player.scroll, Self.end - 30, within: 1e-6)
    player.play(GestureScript().command(.undo))
    player.rest()
    expectClose(player.scroll, Self.end)
  }

  @Test("is scrolled to together with the row that comes in there")
  func insertionAtEnd() {
    var player = TablePlayer(.sample(rows: 20, scroll: Self.end))
    player.play(
      GestureScript().command(.insert(Row(id: "n"), at: 20, animated: true))
        .command(.scrollTo(1e9, animated: true), tag: "s")
    )
    let way = follow(&player, for: 300)
    #expect(way.allSatisfy { abs($0.past) < 1e-6 })
    expectClose(player.scroll, Self.end + 60)
  }
}

@Suite("A scroll from code while the content shrinks")
struct GuidedScrollTests {
  /// Offsets every ms.
  private func offsets(_ player: inout TablePlayer, for time: Int) -> [Double] {
    (0..<time).map { _ in
      player.advance(by: 1)
      return player.scroll
    }
  }

  @Test(
    "keeps its place, its speed, its tag and its time of arrival, and goes to the new end",
    arguments: [1, 20, 100, 150, 250]
  )
  func removedAtOnce(wait: Int) {
    var player = TablePlayer(.sample(rows: 20))
    player.play(GestureScript().command(.scrollTo(720, animated: true), tag: "s"))
    var way = offsets(&player, for: wait)
    let place = player.scroll
    player.play(GestureScript().command(.remove("id3", animated: false)))
    expectClose(player.scroll, place)
    way += offsets(&player, for: 400 - wait)
    let speeds = zip(way, way.dropFirst()).map { $1 - $0 }
    #expect(abs(speeds[wait - 1] - (wait > 1 ? speeds[wait - 2] : speeds[wait])) < 0.3)
    #expect(zip(speeds, speeds.dropFirst()).allSatisfy { abs($1 - $0) < 0.3 }, "no jump in speed")
    #expect(player.times(of: "completed s true") == [300])
    #expect(player.times(of: "scrollEnded") == [300])
    expectClose(player.scroll, 660)
  }

  @Test("arrives together with the slot that closes, and is never past the end")
  func collapsing() {
    var player = TablePlayer(.sample(rows: 20))
    player.play(GestureScript().command(.scrollTo(720, animated: true), tag: "s").wait(280))
    player.play(GestureScript().command(.remove("id3", animated: true)).wait(20))
    player.play(
      GestureScript().command(.remove("id4", animated: true)).command(.remove("id5", animated: true))
    )
    for _ in 0..<400 {
      player.advance(by: 1)
      #expect(player.scroll <= player.table.scrollEnd(at: player.now) + 1e-6)
    }
    #expect(player.times(of: "completed s true") == [600])
    expectClose(player.scroll, 540)
  }

  @Test("by a key goes on in the same way")
  func key() {
    var player = TablePlayer(.sample(rows: 20))
    player.play(GestureScript().key("End").wait(100).command(.remove("id3", animated: false)))
    player.rest()
    expectClose(player.scroll, 660)
    #expect(player.times(of: "scrollEnded") == [300])
  }
}
