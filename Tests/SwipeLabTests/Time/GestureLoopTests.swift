import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A gesture that is played again")
struct GestureLoopTests {
  /// A laboratory in which a row was thrown open, and a second one swiped out.
  private static func play(full: Bool) throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer()
    player.advance(by: 500)
    var script = GestureScript().down(350, 200)
    for _ in 1...8 { script = script.wait(16).move(dx: full ? -40 : -14, dy: 0) }
    player.play(script.up())
    player.advance(by: 3000)
    return player
  }

  @Test(
    "shows the frames of the straight run under the same style, forwards and backwards",
    arguments: [false, true]
  )
  func same(full: Bool) throws {
    let player = try Self.play(full: full)
    let gesture = try #require(player.lab.gestures.last)
    var loop = GestureLoop(gesture, of: player.lab.history, styles: [player.lab.session.style])
    #expect(loop.start < gesture.down)
    let end = try #require(gesture.ended)
    #expect(loop.end > end)
    let times = stride(from: loop.start.milliseconds, to: loop.end.milliseconds, by: 7).map {
      Timestamp(milliseconds: $0)
    }
    for time in times + times.reversed() {
      loop.show(time)
      let past = Playback(player.lab.history, at: time)
      #expect(loop.sides[0].session.frame(0, at: time) == past.sides[0].session.frame(0, at: time))
      #expect(loop.sides[0].scene.summary == past.sides[0].scene.summary)
    }
  }

  @Test("is under another style what the same finger would have done from the beginning")
  func restyled() throws {
    let player = try Self.play(full: false)
    let gesture = try #require(player.lab.gestures.last)
    let style = StyleReference("default", settings: [ParameterSetting("settle.response", .number(0.9))])
    var loop = GestureLoop(gesture, of: player.lab.history, styles: [player.lab.session.style])
    let middle = Timestamp(seconds: gesture.down.seconds + 0.25)
    loop.show(middle)
    let quick = loop.end
    loop.restyle([style])
    #expect(loop.time == middle)
    #expect(loop.end > quick)
    let straight = GestureLoop(gesture, of: player.lab.history, styles: [style])
    for time in stride(from: 0.0, to: 1500, by: 11) {
      let time = Timestamp(milliseconds: loop.start.milliseconds + time)
      var (one, other) = (loop, straight)
      one.show(time)
      other.show(time)
      #expect(one.sides[0].session.frame(0, at: time) == other.sides[0].session.frame(0, at: time))
    }
  }

  @Test("shows what a side would have done that was not there when it was felt")
  func laterSide() throws {
    var player = try Self.play(full: false)
    player.arrange(.sideBySide)
    let gesture = try #require(player.lab.gestures.last)
    let styles = player.lab.sides.map(\.session.style)
    #expect(styles.count == 2 && styles[0] != styles[1])
    var loop = GestureLoop(gesture, of: player.lab.history, styles: styles)
    let alone = GestureLoop(gesture, of: player.lab.history, styles: [styles[1]])
    loop.show(alone.end)
    #expect(loop.sides.count == 2)
    var other = alone
    other.show(alone.end)
    #expect(loop.sides[1].session.frame(0, at: alone.end) == other.sides[0].session.frame(0, at: alone.end))
  }

  @Test("takes a row out again each time, and ends though nobody answers")
  func fullSwipe() throws {
    var player = try LaboratoryPlayer()
    try player.choose("Fills, then asks", in: "Full swipe")
    var script = GestureScript().down(397, 200)
    for _ in 1...10 { script = script.wait(20).move(dx: -39.5, dy: 0) }
    player.play(script.up())
    player.advance(by: 1000)
    #expect(player.phase(of: "m1") == .filling)
    let gesture = try #require(player.lab.gestures.last)
    var loop = GestureLoop(gesture, of: player.lab.history, styles: [player.lab.session.style])
    for _ in 0..<2 {
      loop.show(loop.start)
      #expect(loop.sides[0].session.table.activeRows(at: loop.time).allSatisfy { $0.offset == 0 })
      loop.show(loop.end)
      let rows = loop.sides[0].session.table.activeRows(at: loop.time)
      #expect(rows.contains { $0.phase == .filling }, "\(rows.map { ($0.id, $0.phase, $0.offset) })")
    }
    #expect(loop.end.seconds(since: gesture.down) < 7)
  }
}
