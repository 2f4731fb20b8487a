import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A gesture of long ago")
struct LabOldGestureTests {
  @Test(
    "is filmed and looped as it was while what went in then is kept, and not any more once it is forgotten"
  )
  func forgotten() throws {
    var player = try LaboratoryPlayer.window()
    player.throwOpen()
    player.advance(by: 70_000)
    for _ in 0..<6 {
      player.key("Down")
      player.advance(by: 1000)
    }
    let film = try #require(Self.film(&player))
    #expect(film.recording.lastTime.seconds < 2)
    player.key("L")
    let loop = try #require(player.lab.view.loop)
    #expect(loop.start >= player.lab.history.start && loop.gesture.row == "m0")
    player.key("L")
    for _ in 0..<80 {
      player.key("Down")
      player.advance(by: 1000)
    }
    #expect(Self.film(&player) == nil)
    player.key("L")
    #expect(player.lab.view.isLive)
  }

  /// What `R` asks for.
  private static func film(_ player: inout LaboratoryPlayer) -> FilmRequest? {
    player.forgetEffects()
    player.key("R")
    for case .film(let request) in player.effects { return request }
    return nil
  }
}
