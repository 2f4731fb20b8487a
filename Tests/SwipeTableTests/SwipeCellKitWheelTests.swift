import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A wheel under SwipeCellKit's presets")
struct SwipeCellKitWheelTests {
  @Test(
    "arms a full swipe by the row's place alone, the same on both sides",
    arguments: Kit.ids,
    [Expansion.Kind.destructive, .destructiveAfterFill]
  )
  func placeAlone(id: String, kind: Expansion.Kind) {
    let leading = [SwipeAction.sample("P"), .sample("R")]
    for sign in [-1.0, 1] {
      var player = TablePlayer(.sample(leading: leading) { $0 = .kit(id, kind) })
      func turn(_ way: Double) {
        player.play(GestureScript().wheel(dx: sign * way, at: Point(x: 160, y: 90)).wait(20))
      }
      for _ in 0..<14 { turn(20) }
      expectClose(abs(player.offset(of: "id1")), 280)
      #expect(player.phase(of: "id1") == .dragging)
      turn(20)
      #expect(player.phase(of: "id1") == .expanded)
    }
  }
}
