import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A table's pictures")
struct TablePainterGoldenTests {
  @Test("of each transition are as they were reviewed, at 25, 50, 100 and 150 % of the pane")
  func transitions() {
    var text = ""
    for transition in ActionTransition.allCases {
      for percent in [25.0, 50, 100, 150] {
        var player = TablePlayer.painted(rows: 1) {
          $0.transition = transition
          $0.expansion.kind = .destructive
        }
        player.drag(to: -160 * percent / 100)
        text += "# \(transition), \(Int(percent)) %\n\(player.picture())\n"
      }
    }
    Golden.expect(text, named: "transitions.txt")
  }

  @Test("of each state are as they were reviewed")
  func states() {
    let text = Self.states().map { "# \($0)\n\($1)" }.joined(separator: "\n")
    Golden.expect(text, named: "states.txt")
  }

  private static func states() -> [(String, DisplayList)] {
    var armed = TablePlayer.painted(rows: 1) { $0.expansion.kind = .destructiveAfterFill }
    armed.drag(to: -292, wait: 45)
    var filling = armed
    let up = PointerSample(pointer: 1, phase: .up, location: Point(x: 8, y: 30))
    filling.play(GestureScript().input(.pointer(up)).wait(100))
    var collapsing = TablePlayer.painted(rows: 1)
    collapsing.play(
      GestureScript().command(.open("id0", .trailing, animated: false))
        .command(.remove("id0", animated: true)).wait(40)
    )
    var pressed = TablePlayer.painted(rows: 1)
    pressed.play(GestureScript().command(.open("id0", .leading, animated: false)).down(40, 30))
    var hovered = TablePlayer.painted(rows: 2)
    hovered.play(GestureScript().tap(100, 90).wait(300))
    hovered.play(
      GestureScript().input(
        .pointer(PointerSample(pointer: 2, phase: .move, location: Point(x: 9, y: 9), kind: .mouse))
      )
    )
    var right = TablePlayer.painted(rows: 1, direction: .rightToLeft)
    right.play(GestureScript().command(.open("id0", .trailing, animated: false)))
    return [
      ("armed for 45 ms", armed.picture()), ("filling for 100 ms", filling.picture()),
      ("collapsing for 40 ms", collapsing.picture()), ("pressed action", pressed.picture()),
      ("hovered, selected", hovered.picture()), ("right to left, dark", right.picture(theme: .dark)),
      ("empty", TablePlayer.painted(rows: 0).picture()),
    ]
  }
}
