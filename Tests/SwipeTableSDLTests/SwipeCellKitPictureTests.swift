import SDL
import SwipeEngine
import SwipeRaster
import SwipeTable
import SwipeTableSDL
import TestSupport
import Testing

@Suite("A picture of SwipeCellKit's panes")
struct SwipeCellKitPictureTests {
  /// One transition at one display scale.
  struct Strip: Sendable, CustomTestStringConvertible {
    var transition: ActionTransition
    var scale: Double

    static let all = ActionTransition.allCases.flatMap { transition in
      [1.0, 2.0].map { Strip(transition: transition, scale: $0) }
    }

    var testDescription: String { "\(transition), scale \(scale)" }
    var file: String { "swipecellkit-\(transition)@\(Int(scale))x.png" }
  }

  private static let width = 375.0
  private static let height = 80.0
  private static let gap = 8.0
  /// The open pane: three buttons of the standard width.
  private static let pane = 222.0
  private static let fractions = [0.25, 0.5, 1, 1.5]

  private func player(_ transition: ActionTransition, _ kind: Expansion.Kind) -> TablePlayer {
    var style = SwipeStyle.swipeCellKit(transition)
    style.expansion.kind = kind
    let table = SwipeTable(
      rows: [Row(id: "row")],
      trailing: [
        SwipeAction(id: "more", title: "More", icon: "more"),
        SwipeAction(id: "flag", title: "Flag", icon: "flag"),
        SwipeAction(id: "delete", title: "Delete", icon: "trash", role: .destructive),
      ],
      rowHeight: Self.height,
      style: style,
      viewport: SwipeTable.Viewport(width: Self.width, height: Self.height)
    )
    return TablePlayer(table)
  }

  /// The pane at the fractions of its width, then a full swipe before it arms, while the armed slot takes the pane, when it
  /// has it, and while the row fills; and a selection, whose slots share a part of the overscroll.
  private func stages(_ transition: ActionTransition) -> [TablePlayer] {
    var stages = Self.fractions.map { fraction in
      var player = player(transition, .none)
      player.play(GestureScript().command(.setOffset("row", -Self.pane * fraction, animated: false)))
      return player
    }
    let drag = GestureScript().down(365, 40).move(dx: -285, over: 400).wait(800)
    let arming = drag.move(dx: -20, over: 40)
    for script in [drag, arming.wait(120), arming.wait(1000), arming.wait(1000).up().wait(120)] {
      var player = player(transition, .destructiveAfterFill)
      player.play(script)
      stages.append(player)
    }
    var selection = player(transition, .selection)
    selection.play(GestureScript().command(.setOffset("row", -Self.pane * 1.5, animated: false)))
    return stages + [selection]
  }

  private func drawn(_ strip: Strip) -> PixelBuffer {
    var list = DisplayList()
    let painter = TablePainter(theme: .light, metrics: BlockSource.metrics) { painting, list in
      let style = TextStyle(size: 16, lineHeight: 20)
      list.append(.text("content", origin: Point(x: 20, y: 30), style, painting.theme.text, scale: 1))
    }
    let stages = stages(strip.transition)
    for (index, player) in stages.enumerated() {
      list.layer(offset: Point(x: 0, y: Double(index) * (Self.height + Self.gap))) { list in
        painter.paint(player.table, at: player.now, into: &list)
      }
    }
    let height = Double(stages.count) * (Self.height + Self.gap) - Self.gap
    var canvas = Canvas(
      width: Int(Self.width * strip.scale),
      height: Int(height * strip.scale),
      scale: strip.scale
    )
    _ = canvas.draw(list, background: .black, source: BlockSource())
    return canvas.buffer
  }

  @Test(
    "is the one that was reviewed: the pane at 25, 50, 100 and 150 %, a full swipe before, during and after",
    arguments: Strip.all
  )
  func goldens(_ strip: Strip) throws {
    try GoldenPicture.expect(try #require(SurfacePixels(drawn(strip))), named: strip.file)
  }
}
