import SwipeEngine
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Late frames in the laboratory")
struct LaboratoryLateFrameTests {
  /// A row has been let go and moves by itself; frames are 20 ms apart.
  private func moving() throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer(isBare: false, frameInterval: 0.02)
    player.play(GestureScript().down(380, 314).move(dx: -200, over: 120).up())
    #expect(player.lab.needsFrame(at: player.now))
    return player
  }

  @Test(
    "are those of a motion that come an interval or more after their time",
    arguments: [([20], 0), ([29, 20, 20], 0), ([31], 1), ([20, 75, 20], 1), ([45, 20, 90], 2)]
      as [([Double], Int)]
  )
  func late(steps: [Double], late: Int) throws {
    var player = try moving()
    let before = player.lab.curves.lateFrames.count
    for step in steps { player.advance(by: step) }
    #expect(player.lab.curves.lateFrames.count - before == late)
  }

  @Test("are none after a rest, however long")
  func rest() throws {
    var player = try moving()
    for _ in 0..<200 { player.advance(by: 20) }
    #expect(!player.lab.needsFrame(at: player.now))
    let before = player.lab.curves.lateFrames.count
    player.advance(by: 1000)
    #expect(player.lab.curves.lateFrames.count == before)
  }
}
