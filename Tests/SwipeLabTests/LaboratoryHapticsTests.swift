import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("What can be felt in the laboratory")
struct LaboratoryHapticsTests {
  private func felt(_ effects: [LabEffect]) -> [SwipeEvent.Haptic] {
    effects.compactMap { if case .feel(let haptic) = $0 { haptic } else { nil } }
  }

  /// The white lines on view.
  private func flashes(_ player: LaboratoryPlayer) -> [Rect] {
    player.picture.placed.compactMap { item, shift in
      guard case .fill(let rect, let color) = item, rect.width == 2, color.opaque == .white else {
        return nil
      }
      return rect.offset(x: shift.x, y: shift.y)
    }
  }

  /// A player under a full swipe whose target lies 30 points from the far edge.
  private func player() throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer()
    try player.choose("Acts and goes", in: "Full swipe")
    return player
  }

  @Test("asks for each tick and each thud once: arming, disarming, arming, the action")
  func once() throws {
    var player = try player()
    player.play(GestureScript().down(399, 114).move(dx: -395, over: 200).move(dx: 100, over: 100))
    #expect(felt(player.effects) == [.tick, .tick])
    player.play(GestureScript().input(.pointer(.sample(.move, 4, 114))).wait(50))
    player.play(GestureScript().input(.pointer(.sample(.up, 4, 114))).wait(2000))
    #expect(felt(player.effects) == [.tick, .tick, .tick, .thud])
  }

  @Test("asks for what falls due by itself: the thud at the end of a fill")
  func due() throws {
    var player = try LaboratoryPlayer()
    try player.choose("Fills, acts, goes", in: "Full swipe")
    player.play(GestureScript().down(399, 114).move(dx: -395, over: 200).up())
    #expect(felt(player.effects) == [.tick])
    player.advance(by: 2000)
    #expect(felt(player.effects) == [.tick, .thud])
  }

  @Test("asks for the same in a replay that is shown")
  func replay() throws {
    var session = try player()
    session.play(GestureScript().down(399, 114).move(dx: -395, over: 200).up().wait(1000))
    var shown = try LaboratoryPlayer(replaying: try session.save())
    for _ in 1...300 { shown.advance(by: 16) }
    #expect(felt(shown.effects) == [.tick, .thud])
  }

  @Test("shows a tick that arms where nothing can be felt: a white line at the target for 120 ms")
  func flash() throws {
    var player = try player()
    player.play(GestureScript().down(399, 114).move(dx: -300, over: 100))
    #expect(flashes(player).isEmpty)
    player.play(GestureScript().input(.pointer(.sample(.move, 4, 114))))
    #expect(flashes(player) == [Rect(x: 29, y: 64, width: 2, height: 104)])
    #expect(player.lab.needsFrame(at: player.now))
    player.advance(by: 119)
    #expect(flashes(player).count == 1)
    player.advance(by: 1)
    #expect(flashes(player).isEmpty)
    // Disarming shows nothing.
    player.play(GestureScript().input(.pointer(.sample(.move, 300, 114))))
    #expect(flashes(player).isEmpty)
  }

  @Test("shows no line where ticks can be felt")
  func noFlash() throws {
    var player = try player()
    player.setFelt(true)
    player.play(GestureScript().down(399, 114).move(dx: -395, over: 100))
    #expect(felt(player.effects) == [.tick])
    #expect(flashes(player).isEmpty)
  }
}

extension Color {
  /// The colour without its transparency.
  fileprivate var opaque: Color {
    var color = self
    color.alpha = Color.white.alpha
    return color
  }
}
