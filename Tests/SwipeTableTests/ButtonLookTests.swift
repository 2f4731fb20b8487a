import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("The look of an action")
struct ButtonLookTests {
  private let delete = Color(0xCF2E35)
  private let pressedGround = Color.black.opacity(0.1)

  private func picture(
    _ change: (inout ActionLook) -> Void,
    style: (inout SwipeStyle) -> Void = { _ in }
  ) -> ButtonPicture {
    ButtonPicture {
      $0.actions = [.delete]
      change(&$0.actions[0].look)
      style(&$0.style)
    }
  }

  private func pressed(_ picture: ButtonPicture) -> DisplayList {
    var player = picture.open()
    player.play(GestureScript().down(280, 40))
    return picture.list(player)
  }

  /// A transition that gives the slot a colour.
  private func painting(_ rgba: UInt32) -> SlotTransition {
    SlotTransition(id: "paint") { _ in SlotChange(background: SlotColor(rgba: rgba)) }
  }

  @Test("colours title and icon, at rest and pressed")
  func textColor() {
    let (own, pressedOwn) = (Color(0x123456), Color(0x654321))
    let plain = picture { $0.textColor = own }
    #expect(plain.list.texts.map(\.color) == [own] && plain.list.icons.map(\.color) == [own])
    #expect(pressed(plain).texts.map(\.color) == [own])
    let both = picture { ($0.textColor, $0.highlightedTextColor) = (own, pressedOwn) }
    #expect(both.list.texts.map(\.color) == [own])
    #expect(pressed(both).texts.map(\.color) == [pressedOwn])
    #expect(pressed(both).icons.map(\.color) == [pressedOwn])
  }

  @Test("changes the icon and the ground while it is pressed")
  func highlighted() {
    let look = picture { ($0.highlightedIcon, $0.highlightedGround) = ("star", Color(0x00FF00, alpha: 60)) }
    #expect(look.list.icons.map(\.name) == ["trash"])
    #expect(look.list.fills(Color(0x00FF00, alpha: 60)).isEmpty)
    #expect(pressed(look).icons.map(\.name) == ["star"])
    #expect(pressed(look).fills(Color(0x00FF00, alpha: 60)) == [Rect(x: 240, y: 0, width: 80, height: 84)])
    #expect(pressed(look).fills(pressedGround).isEmpty)
    #expect(pressed(picture { _ in }).icons.map(\.name) == ["trash"])
  }

  @Test("lets the pane show under a clear ground, in a colour that its text can be read on")
  func clear() {
    for theme in [Theme.light, .dark, .highContrastLight, .highContrastDark] {
      var picture = picture { $0.ground = .clear }
      picture.theme = theme
      #expect(picture.list.fills(delete).isEmpty)
      #expect(picture.list.texts.map(\.color) == [theme.text])
      #expect(theme.text.contrast(with: theme.under) >= 4.5 && theme.text.contrast(with: theme.pane) >= 4.5)
    }
    #expect(pressed(picture { $0.ground = .clear }).fills(pressedGround).isEmpty, "nothing to darken")
    let own = Color(0x00FF00, alpha: 60)
    let shown = pressed(picture { ($0.ground, $0.highlightedGround) = (.clear, own) })
    #expect(shown.fills(own).count == 1, "unless the action says how")
  }

  @Test("has white text on every colour, but black where white is hard to read")
  func ink() {
    for (color, ink) in [
      (0xFFD60A as UInt32, Color.black), (0x808000, .black), (0xCF2E35, .white), (0, .white),
    ] {
      var picture = picture { _ in }
      picture.actions[0].colors = ActionColors(normal: Color(color), armed: Color(color))
      #expect(picture.list.texts.map(\.color) == [ink], "\(color)")
    }
  }

  @Test(
    "yields its ground to the colour that a transition gives the slot",
    arguments: [ActionLook.Ground.color, .clear, .effect]
  )
  func slotBackground(ground: ActionLook.Ground) {
    var picture = picture { $0.ground = ground }
    picture.actions[0].transition = painting(0x1122_3380)
    picture.change = { $0.effect = { _, _, rect, list in list.append(.fill(rect, .white)) } }
    let list = picture.list
    let slot = Rect(x: 240, y: 0, width: 80, height: 84)
    #expect(list.fills(Color(0x112233, alpha: 0x80)) == [slot])
    #expect(list.fills(delete).isEmpty)
    #expect(!list.fills(.white).contains(slot))
  }

  @Test("lets the colour of a transition stand behind the disc of a circular button")
  func slotBackgroundOfDisc() {
    var picture = picture { _ in
    } style: {
      $0.buttons.look = .circular
    }
    picture.actions[0].transition = painting(0xFFEE_00FF)
    #expect(picture.list.fills(Color(0xFFEE00)).count == 1)
    #expect(picture.list.rounded(delete).count == 1)
    #expect(picture.list.texts.map(\.color) == [.black])
  }

  @Test("draws the program's effect in the slot, with which it travels, and cuts off the rest")
  func effect() {
    var seen: [Rect] = []
    for offset in [-80.0, -60, -120] {
      var picture = picture {
        $0.ground = .effect
      } style: {
        $0.transition = .drag
        $0.drag.elasticity = 1
      }
      picture.change = { painter in
        painter.effect = { row, action, rect, list in
          #expect(row == "id0" && action.id == "delete")
          list.append(.fill(rect, Color(0x00AA00)))
        }
      }
      var player = picture.open()
      player.play(GestureScript().command(.setOffset("id0", offset, animated: false)))
      let list = picture.list(player)
      let slots = list.fills(Color(0x00AA00))
      #expect(slots.allSatisfy { list.items.contains(.pushClip($0)) })
      #expect(list.texts.map(\.color) == [.white])
      seen += slots
    }
    #expect(seen.map(\.x) == [240, 260, 200])
    #expect(seen.allSatisfy { $0.y == 0 && $0.height == 84 })
  }

  @Test("gives the pane the theme's ground, or what the program says")
  func paneColor() {
    func grounds(_ picture: ButtonPicture) -> [Color] {
      picture.list.items.compactMap { item in
        if case .fill(Rect(x: 160, y: 0, width: 160, height: 84), let color) = item { color } else { nil }
      }
    }
    var picture = ButtonPicture { _ in }
    #expect(grounds(picture) == [Theme.light.pane])
    picture.actions[0].look.ground = .clear
    #expect(grounds(picture) == [Theme.light.pane])
    picture.actions[1].look.ground = .clear
    #expect(grounds(picture) == [Theme.light.under])
    picture.change = { $0.paneColor = { $0 == "id0" && $1 == .trailing ? Color(0xABCDEF) : nil } }
    #expect(grounds(picture) == [Color(0xABCDEF)])
  }

  @Test("is each side's own: style of the buttons, transition, shadow")
  func sides() {
    var player = TablePlayer.painted(rows: 2)
    var own = SwipeStyle()
    own.buttons.look = .imageOnly
    own.transition = .drag
    player.play(
      GestureScript().input(.options(SideOptions(style: own), of: "id0", .leading))
        .command(.open("id0", .leading, animated: false))
    )
    #expect(player.picture().edgeShadows.isEmpty)
    #expect(!player.picture().texts.map(\.name).contains("Read"))
    player.play(GestureScript().command(.open("id0", .trailing, animated: false)))
    #expect(player.picture().edgeShadows.count == 1)
    #expect(player.picture().texts.map(\.name).contains("Flag"))
  }
}
