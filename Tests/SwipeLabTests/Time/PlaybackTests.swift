import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The past of the laboratory")
struct PlaybackTests {
  /// What each table showed at a time.
  private struct Look: Equatable {
    var time: Timestamp
    var frames: [FrameTrace]
    var summaries: [String]

    init(_ sides: [LabSide], at time: Timestamp) {
      self.time = time
      frames = sides.map { $0.session.frame(0, at: time) }
      summaries = sides.map(\.scene.summary)
    }
  }

  /// A minute and more of gestures, changed parameters, answers and a comparison that comes and goes.
  private static func play(seed: UInt64) throws -> (lab: Laboratory, looks: [Look]) {
    var player = try LaboratoryPlayer()
    var random = SeededRandom(seed: seed)
    var looks: [Look] = []
    for turn in 0..<110 {
      let y = 100 + Double(random.whole(0...600))
      var script = GestureScript().down(330, y)
      for _ in 1...random.whole(2...12) {
        script = script.wait(Double(random.whole(4...30))).move(dx: -25, dy: 1)
      }
      player.play(script.wait(5).up())
      if turn % 9 == 3 { player.arrange(turn % 2 == 0 ? .one : .sideBySide) }
      if turn % 4 == 1 { player.tune("settle.dampingRatio", 0.3 + Double(turn % 7) / 10) }
      for _ in 0..<random.whole(3...60) {
        player.advance(by: 16.7)
        looks.append(Look(player.lab.sides, at: player.lab.now))
      }
      // What goes in at the very instant of a look belongs to it in the past, which it did not then.
      player.advance(by: 3)
      if turn % 5 == 4 { player.play(GestureScript().key("Ctrl+Z")) }
    }
    return (player.lab, looks)
  }

  @Test("is exactly what it was, in whatever order it is looked at", arguments: [1, 2, 3] as [UInt64])
  func exact(seed: UInt64) throws {
    let (lab, looks) = try Self.play(seed: seed)
    let kept = looks.filter { $0.time >= lab.history.start }
    #expect(kept.count > 500)
    let limit = Timestamp(seconds: lab.now.seconds - 60)
    #expect(lab.history.start <= limit)
    var random = SeededRandom(seed: seed)
    var playback = Playback(lab.history, at: lab.now)
    for index in (0..<400).map({ _ in random.whole(0...kept.count - 1) }) + Array(kept.indices) {
      let look = kept[index]
      playback.seek(to: look.time, in: lab.history)
      #expect(Look(playback.sides, at: look.time) == look, "at \(look.time.milliseconds) ms")
      // The first that differs says enough.
      guard Look(playback.sides, at: look.time) == look else { return }
    }
  }

  @Test("begins a minute ago at the latest, and earlier times are its beginning")
  func limits() throws {
    let (lab, _) = try Self.play(seed: 4)
    var playback = Playback(lab.history, at: .zero)
    #expect(playback.time == lab.history.start)
    playback.seek(to: lab.now, in: lab.history)
    #expect(Look(playback.sides, at: lab.now) == Look(lab.sides, at: lab.now))
  }
}
