import Foundation
import SDL
import SwipeEngine
import SwipeRaster
import SwipeTable
import SwipeTableSDL
import TestSupport
import Testing

@Suite("A picture of each preset's pane")
struct PresetPictureTests {
  /// One preset at one display scale.
  struct Strip: Sendable, CustomTestStringConvertible {
    var preset: Preset
    var scale: Double

    static let all = PresetCatalog.presets.filter { $0.id != "default" && !$0.id.hasPrefix("swipecellkit.") }
      .flatMap { preset in [1.0, 2.0].map { Strip(preset: preset, scale: $0) } }

    var testDescription: String { "\(preset.id), scale \(scale)" }
    var file: String { "\(preset.id)@\(Int(scale))x.png" }
  }

  private static let width = 375.0
  private static let height = 72.0
  private static let gap = 8.0
  /// How far a finger has drawn the row, in points, to both sides.
  private static let ways = [40.0, 110, 200, 320, -40, -110, -200, -320]

  private func player(_ preset: Preset, _ way: Double) -> TablePlayer {
    let table = SwipeTable(
      rows: [Row(id: "row")],
      leading: [
        SwipeAction(id: "done", title: "Done", icon: "check"),
        SwipeAction(id: "drop", title: "Drop", icon: "close", role: .destructive),
      ],
      trailing: [
        SwipeAction(id: "later", title: "Later", icon: "clock"),
        SwipeAction(id: "list", title: "To a list", icon: "list"),
      ],
      rowHeight: Self.height,
      style: preset.style,
      viewport: SwipeTable.Viewport(width: Self.width, height: Self.height)
    )
    var player = TablePlayer(table)
    let slop = preset.style.recognition.slop * (way > 0 ? 1 : -1)
    player.play(GestureScript().down(way > 0 ? 10 : 365, 36).move(dx: way + slop, over: 400).wait(1000))
    return player
  }

  private func drawn(_ strip: Strip) -> PixelBuffer {
    var list = DisplayList()
    let painter = TablePainter(theme: .light, metrics: BlockSource.metrics) { painting, list in
      let style = TextStyle(size: 16, lineHeight: 20)
      list.append(.text("content", origin: Point(x: 20, y: 26), style, painting.theme.text, scale: 1))
    }
    for (index, way) in Self.ways.enumerated() {
      let player = player(strip.preset, way)
      list.layer(offset: Point(x: 0, y: Double(index) * (Self.height + Self.gap))) { list in
        painter.paint(player.table, at: player.now, into: &list)
      }
    }
    let height = Double(Self.ways.count) * (Self.height + Self.gap) - Self.gap
    var canvas = Canvas(
      width: Int(Self.width * strip.scale),
      height: Int(height * strip.scale),
      scale: strip.scale
    )
    _ = canvas.draw(list, background: .black, source: BlockSource())
    return canvas.buffer
  }

  @Test("is the one that was reviewed, at four offsets on either side", arguments: Strip.all)
  func goldens(_ strip: Strip) throws {
    try GoldenPicture.expect(try #require(SurfacePixels(drawn(strip))), named: strip.file)
  }
}
