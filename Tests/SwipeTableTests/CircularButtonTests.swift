import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A circular button")
struct CircularButtonTests {
  private let flag = Color(0xB9530A)

  private func picture(_ change: (inout ButtonPicture) -> Void = { _ in }) -> ButtonPicture {
    ButtonPicture {
      $0.style.buttons.look = .circular
      $0.actions = [.button("Flag", width: 72)]
      change(&$0)
    }
  }

  @Test("is a disc of 48 in the action's colour with an icon of 22, and a label of 11 under it")
  func disc() throws {
    let list = picture().list
    // 48, 4 and 16 in 84.
    #expect(list.rounded(flag) == [Rect(x: 260, y: 8, width: 48, height: 48)])
    #expect(list.icons.map(\.frame) == [Rect(x: 273, y: 21, width: 22, height: 22)])
    #expect(list.icons.map(\.color) == [.white])
    let label = try #require(list.texts.first)
    #expect(label.frame.y == 60 && label.middle.x == 284)
    #expect(label.color == Theme.light.text2)
    #expect(list.typeSizes(of: "Flag") == [11])
    #expect(list.fills(Theme.light.pane).isEmpty)
    #expect(list.fills(Theme.light.under).contains(Rect(x: 248, y: 0, width: 72, height: 84)))
  }

  @Test("is at least 72 wide, and as wide as its disc and the padding need")
  func widths() {
    var buttons = ButtonStyle()
    buttons.look = .circular
    let content = ButtonStyle.Demand.content(ButtonContent(words: [20], space: 3, image: 24))
    for sizing in ButtonStyle.Sizing.allCases {
      buttons.sizing = sizing
      buttons.minimumWidth = nil
      #expect(buttons.widths(for: [content], rowWidth: 320) == [72])
      buttons.minimumWidth = 10
      #expect(buttons.widths(for: [content], rowWidth: 320) == [64])
    }
    // Five in a row of 320 have 58 each.
    buttons.minimumWidth = nil
    #expect(buttons.widths(for: Array(repeating: content, count: 5), rowWidth: 320).allSatisfy { $0 == 58 })
  }

  @Test(
    "shrinks its disc in a low row, then gives the label up",
    arguments: [(80.0, 48.0), (68, 40), (60, 32)]
  )
  func low(height: Double, side: Double) {
    let list = picture { $0.height = height }.list
    #expect(list.rounded(flag).map(\.height) == [side])
    #expect(list.texts.count == 1)
    let lower = picture { $0.height = 59 }.list
    #expect(lower.texts.isEmpty)
    #expect(lower.rounded(flag) == [Rect(x: 260, y: 5.5, width: 48, height: 48)])
  }

  @Test("has the first letter of its title where it has no icon, and nothing in it without either")
  func letter() {
    let list = picture { $0.actions = [.button("flag", nil, width: 72)] }.list
    #expect(list.texts.map(\.name) == ["F", "flag"])
    #expect(list.texts.first?.middle == Point(x: 284, y: 32))
    let bare = picture { $0.actions = [.button(" ", nil, width: 72)] }.list
    #expect(bare.rounded(Color(0x666D7B)) == [Rect(x: 260, y: 18, width: 48, height: 48)])
    #expect(bare.texts.isEmpty)
  }

  @Test("pressed, darkens its disc alone")
  func pressed() {
    let picture = picture()
    var player = picture.open()
    player.play(GestureScript().down(284, 40))
    let list = picture.list(player)
    #expect(list.rounded(Color.black.opacity(0.1)) == list.rounded(flag))
    #expect(list.fills(Color.black.opacity(0.1)).isEmpty)
  }

  @Test("lies over its neighbour while a border pane is narrow; labels without room fade")
  func narrowBorder() {
    let picture = picture {
      $0.style.transition = .border
      $0.actions = [.button("One", width: 72), .button("Two", width: 72)]
    }
    func shown(at offset: Double) -> DisplayList {
      var player = picture.open()
      player.play(GestureScript().command(.setOffset("id0", offset, animated: false)))
      return picture.list(player)
    }
    // "One" is 16.5 wide: it shows whole with 4 to spare.
    #expect(shown(at: -80).rounded(flag).map(\.minX) == [252, 292])
    #expect(shown(at: -80).texts.map(\.name) == ["One", "Two"])
    #expect(shown(at: -41).texts.allSatisfy { $0.color == Theme.light.text2 })
    #expect(shown(at: -37).texts.allSatisfy { $0.color.alpha > 0 && $0.color.alpha < 255 })
    #expect(shown(at: -32).texts.isEmpty)
    #expect(!shown(at: -80).items.contains { $0 == .pushClip(Rect(x: 240, y: 0, width: 40, height: 84)) })
  }

  @Test("keeps its colour while its row collapses, and fades with its effects")
  func collapsing() {
    let picture = picture()
    var player = picture.open()
    player.play(GestureScript().command(.remove("id0", animated: true)).wait(80))
    #expect(picture.list(player).rounded(flag).count == 1)
    #expect(picture.list(player).icons.isEmpty)
  }
}
