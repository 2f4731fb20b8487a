import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The window's picture")
struct LaboratoryPictureTests {
  /// The drawing steps around the stage: what follows its clip.
  private func chrome(_ player: LaboratoryPlayer) -> String {
    let lines = player.picture.description.split(separator: "\n", omittingEmptySubsequences: false)
    let start = lines.firstIndex(of: "}") ?? 0
    return lines[(start + 1)...].joined(separator: "\n")
  }

  @Test("of title bar, menu and bars is as it was reviewed")
  func golden() throws {
    var still = try LaboratoryPlayer()
    still.hover(LaboratoryPlayer.themeTool)
    var bars = try LaboratoryPlayer()
    bars.announce("Saved to here")
    bars.play(GestureScript().wait(1000).command(.remove("m0", animated: true)).wait(50))
    var menu = try LaboratoryPlayer()
    menu.play(GestureScript().key("T").wait(200).key("M").wait(30))
    var page = try LaboratoryPlayer()
    page.play(GestureScript().key("M").key("Down").key("Down").key("Down").key("Right").wait(200))
    var systems = try LaboratoryPlayer()
    try systems.choose("Tasks", in: "Scene")
    systems.play(GestureScript().key("M").key("Down").key("Right").wait(200))
    var question = try LaboratoryPlayer()
    try question.choose("Fills, then asks", in: "Full swipe")
    question.play(GestureScript().command(.perform("m0", "delete", by: .key)).wait(2000))
    var row = try LaboratoryPlayer()
    row.rightClick(Point(x: 390, y: 310))
    row.advance(by: 200)
    let pictures = [
      ("title bar, theme tool under the mouse", chrome(still)),
      ("undo bar rising, a notice above it", chrome(bars)),
      ("menu coming, dark, first item highlighted", chrome(menu)),
      ("a section of the menu, what is chosen highlighted", chrome(page)),
      ("the systems, one that has kinds in use", chrome(systems)),
      ("the question about a filled row", chrome(question)),
      ("a row's menu at the right edge", chrome(row)),
    ]
    Golden.expect(pictures.map { "# \($0)\n\($1)" }.joined(separator: "\n"), named: "window.txt")
  }

  @Test("keeps the table inside the stage")
  func stage() throws {
    let picture = try LaboratoryPlayer().picture
    #expect(picture.items.first == .pushClip(Rect(x: 0, y: 64, width: 400, height: 800)))
    #expect(picture.items.dropFirst().first == .pushLayer(offset: Point(x: 0, y: 64)))
  }

  @Test("of an empty list says that all is clear, at 42 % of the height")
  func emptyList() throws {
    var player = try LaboratoryPlayer(scene: PlainScene())
    for row in player.table.rows { player.play(GestureScript().command(.remove(row.id, animated: false))) }
    let title = try #require(player.picture.place(of: "All clear"))
    #expect(title.x == 200)
    let disc = try #require(player.picture.rounded(Theme.light.control).first)
    let text = try #require(player.picture.place(of: "Swiped rows would rest here."))
    expectClose((disc.minY + text.y + 10) / 2, 64 + 0.42 * 800)
    #expect(disc == Rect(x: 160, y: disc.y, width: 80, height: 80))
  }

  @Test("of a replay in a larger window shows the backdrop beside the table")
  func backdrop() throws {
    let recording = Recording(
      header: RecordingHeader(width: 320, height: 480, rows: .numbered(count: 3, prefix: "x"))
    )
    let player = try LaboratoryPlayer(replaying: recording)
    #expect(player.picture.fills(Theme.light.backdrop) == [Rect(x: 0, y: 64, width: 400, height: 800)])
    #expect(try LaboratoryPlayer().picture.fills(Theme.light.backdrop).isEmpty)
    #expect(Laboratory.windowSize(for: recording.header) == (320, 544))
  }

  @Test("of the title bar keeps title and summary clear of the tools", arguments: [400.0, 320, 200, 110])
  func narrowTitle(width: Double) throws {
    let player = try LaboratoryPlayer(width: width)
    let title = player.picture.texts.suffix(2)
    #expect(title.allSatisfy { $0.frame.maxX <= max(width - 100, 20) })
  }

  @Test("has shortcuts that can be read on a highlighted item of the menu, in both themes")
  func shortcuts() throws {
    for key in ["Escape", "T"] {
      var player = try LaboratoryPlayer()
      player.play(GestureScript().key(key).wait(200).key("M").key("Up").wait(200))
      let theme = key == "T" ? Theme.dark : .light
      let shortcut = try #require(player.picture.texts.last { $0.name == "F5" })
      #expect(player.picture.rounded(theme.raisedHover).map(\.midY) == [shortcut.middle.y])
      #expect(shortcut.color.contrast(with: theme.raisedHover) >= 4.5)
    }
  }
}
