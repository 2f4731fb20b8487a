import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("The table painter")
struct TablePainterTests {
  private let light = Theme.light
  private let flagColor = Color(0xB9530A)
  private let deleteColor = Color(0xCF2E35)

  /// A player whose first row stands open at its trailing side, by a transition.
  private func open(
    _ transition: ActionTransition = .reveal,
    _ edge: Edge = .trailing,
    direction: LayoutDirection = .leftToRight,
    trailing: [SwipeAction] = [.flag, .delete]
  ) -> TablePlayer {
    var player = TablePlayer.painted(trailing: trailing, direction: direction) { $0.transition = transition }
    player.play(GestureScript().command(.open("id0", edge, animated: false)))
    return player
  }

  @Test("throws the row's shadow on the pane where the actions lie under it, and nowhere else")
  func edgeShadow() throws {
    for transition in ActionTransition.allCases {
      for edge in Edge.allCases {
        let shadows = open(transition, edge).picture().edgeShadows
        guard transition == .reveal else {
          #expect(shadows.isEmpty)
          continue
        }
        let shadow = try #require(shadows.first)
        #expect(shadow.frame == Rect(x: edge == .leading ? 70 : 160, y: 0, width: 10, height: 60))
        #expect(shadow.towardsRight == (edge == .trailing))
      }
    }
  }

  @Test("closes the strip that the row leaves with the pane's ground, full height, before the actions")
  func paneGround() {
    for (transition, offset) in [(ActionTransition.reveal, -240.0), (.drag, -60), (.border, -100)] {
      var player = TablePlayer.painted {
        $0.transition = transition
        $0.expansion.kind = .destructive
      }
      player.drag(to: offset)
      let strip = Rect(x: 320 + offset, y: 0, width: -offset, height: 60)
      #expect(player.picture().fills(light.pane) == [strip])
      let grounds = player.picture().items.compactMap { item -> Color? in
        if case .fill(_, let color) = item, color != light.under, color != light.row { color } else { nil }
      }
      #expect(grounds == [light.pane, flagColor, deleteColor])
    }
  }

  @Test("shows the gap of an overscrolled reveal in the pane's ground: the slots stay at the far side")
  func revealGap() {
    var player = TablePlayer.painted { $0.expansion.kind = .destructive }
    player.drag(to: -240)
    #expect(player.picture().fills(flagColor).map(\.minX) == [160])
    #expect(player.picture().fills(deleteColor).map(\.maxX) == [320])
  }

  @Test("draws no pane for a closed row, and only what the viewport shows")
  func closed() {
    let picture = TablePlayer.painted(rows: 50).picture()
    #expect(picture.fills(light.pane).isEmpty)
    #expect(picture.texts.map(\.name) == ["id0", "id1", "id2", "id3"])
  }

  @Test("shifts the row as one piece, its separator with it")
  func movedRow() {
    let picture = open().picture()
    #expect(picture.fills(light.row).first == Rect(x: -160, y: 0, width: 320, height: 60))
    #expect(picture.texts.last { $0.name == "id0" }?.frame.x == -160)
    #expect(picture.hairlines.first == Rect(x: -160, y: 60, width: 320, height: 0))
  }

  @Test("draws a separator under every row but the last, from its inset to the trailing side")
  func separators() {
    for (direction, x) in [(LayoutDirection.leftToRight, 72.0), (.rightToLeft, 0)] {
      let table = TablePlayer.painted(direction: direction).table
      var list = DisplayList()
      var painter = TablePainter(theme: .light, metrics: .halfEm) { _, _ in }
      painter.separatorInset = 72
      painter.paint(table, at: .zero, into: &list)
      #expect(list.hairlines == [60, 120].map { Rect(x: x, y: $0, width: 248, height: 0) })
    }
  }

  @Test("gives a row the ground of its state: hovered, selected, pressed at once")
  func grounds() {
    var player = TablePlayer.painted()
    let hover = PointerSample(pointer: 1, phase: .move, location: Point(x: 9, y: 9), kind: .mouse)
    player.play(GestureScript().input(.pointer(hover)))
    #expect(player.picture().fills(light.hover) == [Rect(x: 0, y: 0, width: 320, height: 60)])
    player.play(GestureScript().down(9, 70))
    #expect(player.picture().fills(light.hover).isEmpty)
    #expect(player.picture().fills(light.press) == [Rect(x: 0, y: 60, width: 320, height: 60)])
    player.play(
      GestureScript().wait(40).input(
        .pointer(PointerSample(pointer: 1, phase: .up, location: Point(x: 9, y: 70)))
      )
    )
    player.advance(by: 150)
    #expect(player.picture().fills(light.tint) == [Rect(x: 0, y: 60, width: 320, height: 60)])
  }

  @Test("lets the pressed look fade in 150 ms, fast at first")
  func pressFade() throws {
    var player = TablePlayer.painted(rows: 1)
    // The finger turns into a scroll, so that the row is pressed no longer and is not selected either.
    player.play(GestureScript().down(9, 30).wait(100).move(dy: 20))
    #expect(player.table.needsFrame(at: player.now))
    var last = light.press
    for (time, least, most) in [(0.0, 0.0, 0.0), (75, 0.5, 0.95), (149, 0.95, 1), (150, 1, 1)] {
      player.advance(to: 100 + time)
      let ground = try #require(
        player.picture().items.compactMap { item -> Color? in
          if case .fill(let rect, let color) = item, rect.height == 60 { color } else { nil }
        }.first
      )
      let share = Double(ground.red) - Double(light.press.red)
      let whole = Double(light.row.red) - Double(light.press.red)
      #expect(share >= least * whole - 1 && share <= most * whole + 1, "after \(time) ms")
      #expect(ground.red >= last.red)
      last = ground
    }
    #expect(last == light.row)
  }

  @Test("clips a row whose slot is not whole, and keeps its content as high as it was")
  func collapsing() throws {
    var player = open()
    player.play(GestureScript().command(.remove("id0", animated: true)).wait(150))
    let height = try #require(player.row("id0")).height
    #expect(height < 60 && height > 0)
    let picture = player.picture()
    #expect(picture.items.contains(.pushClip(Rect(x: 0, y: 0, width: 320, height: height))))
    #expect(picture.fills(light.row).first?.height == 60)
    #expect(picture.fills(deleteColor).first?.height == height)
    #expect(picture.texts.contains { $0.name == "id1" && $0.frame.y == height })
  }

  @Test("mirrors everything from the right: the trailing actions stand on the left")
  func rightToLeft() {
    let picture = open(direction: .rightToLeft).picture()
    #expect(picture.fills(light.pane) == [Rect(x: 0, y: 0, width: 160, height: 60)])
    #expect(picture.fills(deleteColor).map(\.x) == [0])
    #expect(picture.fills(flagColor).map(\.x) == [80])
    #expect(picture.edgeShadows.map(\.towardsRight) == [false])
  }

  @Test("asks for the face of each action, by row, and takes title and icon from it")
  func faces() {
    let table = open().table
    var list = DisplayList()
    var painter = TablePainter(theme: .light, metrics: .halfEm) { _, _ in }
    painter.face = { row, action in
      var face = action
      if row == "id0", action.id == "flag" { (face.title, face.icon) = ("Unflag", "star") }
      return face
    }
    painter.paint(table, at: .zero, into: &list)
    #expect(list.texts.map(\.name) == ["Unflag", "Delete"])
    #expect(list.icons.map(\.name) == ["star", "trash"])
  }

  @Test("draws an empty table, and one without width, as its ground alone")
  func empty() {
    let picture = TablePlayer.painted(rows: 0).picture()
    #expect(picture.fills(light.under) == [Rect(x: 0, y: 0, width: 320, height: 200)])
    #expect(picture.placed.count == 3)
    var player = TablePlayer.painted()
    player.play(GestureScript().command(.resize(width: 0, height: 0)))
    #expect(player.picture().texts.isEmpty)
  }
}
