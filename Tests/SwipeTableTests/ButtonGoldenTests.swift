import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("The pictures of the buttons")
struct ButtonGoldenTests {
  private static let actions: [SwipeAction] = [
    .button("More", "more", width: nil).measured(.halfEm),
    .button("Mark as read", "read", width: nil).measured(.halfEm),
    .button("Delete", "trash", width: nil).measured(.halfEm),
  ]

  @Test("of each look under each transition are as they were reviewed, at 60, 100 and 150 % of the pane")
  func looks() {
    var text = ""
    for look in ButtonStyle.Look.allCases {
      for transition in ActionTransition.allCases {
        for percent in [60.0, 100, 150] {
          let picture = ButtonPicture {
            $0.style = .swipeCellKit(transition)
            $0.style.buttons.look = look
            $0.actions = Self.actions
          }
          var player = picture.open()
          let pane = player.offset(of: "id0")
          player.play(GestureScript().command(.setOffset("id0", pane * percent / 100, animated: false)))
          text += "# \(look), \(transition), \(Int(percent)) %\n\(picture.list(player))\n"
        }
      }
    }
    Golden.expect(text, named: "buttons.txt")
  }
}
