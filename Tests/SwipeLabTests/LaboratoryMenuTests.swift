import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The laboratory's menu and tools")
struct LaboratoryMenuTests {
  private static let isOpen = "Save recording"

  @Test("opens by a click or a tap on its tool", arguments: [PointerSample.Kind.mouse, .touch, .pen])
  func opens(kind: PointerSample.Kind) throws {
    var player = try LaboratoryPlayer()
    player.click(LaboratoryPlayer.menuTool, kind: kind)
    #expect(player.shows(Self.isOpen))
    player.click(LaboratoryPlayer.menuTool, kind: kind)
    #expect(!player.shows(Self.isOpen))
  }

  @Test("does not open by another button, nor while the left one is down for something else")
  func otherButtons() throws {
    var player = try LaboratoryPlayer()
    let right = GestureScript().down(368, 32, kind: .mouse, button: .right).wait(40)
      .input(.pointer(.mouse(.up, at: LaboratoryPlayer.menuTool, button: .right)))
    player.play(right)
    #expect(!player.shows(Self.isOpen))
    player.play(GestureScript().down(368, 32, kind: .mouse))
    player.play(right)
    #expect(!player.shows(Self.isOpen))
    player.play(GestureScript().input(.pointer(.mouse(.up, at: LaboratoryPlayer.menuTool))))
    #expect(player.shows(Self.isOpen))
  }

  @Test("does not open where the press ends beside the tool, or is taken away")
  func slippedOff() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(368, 32).move(dx: -44, over: 50).up())
    player.play(GestureScript().down(368, 32).cancel().up())
    #expect(!player.shows(Self.isOpen))
    #expect(player.lab.appearance == .light)
  }

  @Test("has larger items for a finger where they fit", arguments: [(864.0, 44.0), (480, 44), (340, 36)])
  func itemHeights(height: Double, expected: Double) throws {
    var player = try LaboratoryPlayer(height: height)
    player.click(LaboratoryPlayer.menuTool, kind: .touch)
    player.advance(by: 200)
    let labels = ["System", "Transition"]
    let places = labels.compactMap { player.picture.place(of: $0)?.y }
    #expect(places.count == 2)
    #expect((places.last ?? 0) - (places.first ?? 0) == expected)
    let last = try #require(player.picture.place(of: "Save recording"))
    #expect(last.y + expected / 2 < height)
  }

  @Test("is worked by keys: opens on its first item, goes up and down around the ends, chooses, closes")
  func keys() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("F10").key("Up").key("Up").key("Return"))
    #expect(player.lab.appearance == .dark)
    #expect(!player.shows(Self.isOpen))
    player.play(GestureScript().key("M").key("Up").key("Space"))
    guard case .save? = player.effects.last else {
      Issue.record("The last item, reached around the end, saves")
      return
    }
    for key in ["Escape", "M", "F10"] {
      player.play(GestureScript().key("M"))
      #expect(player.shows(Self.isOpen))
      player.play(GestureScript().key(key))
      #expect(!player.shows(Self.isOpen), "closed by \(key)")
    }
    player.play(GestureScript().key("M").key("Ctrl+Q"))
    #expect(player.effects.last == .quit)
  }

  @Test("closes by a click outside, which does nothing else; a drag there moves no row")
  func outside() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("M"))
    player.click(Point(x: 40, y: 120))
    #expect(!player.shows(Self.isOpen))
    #expect(player.table.selection == nil)
    player.play(GestureScript().key("M").down(60, 700).move(dx: 200, over: 100).up())
    #expect(!player.shows(Self.isOpen))
    #expect(player.table.activeRows(at: player.now).isEmpty)
    #expect(try player.save().pointerSamples.isEmpty)
  }

  @Test("takes the shortcuts that it shows, and closes")
  func shortcuts() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("M").key("T"))
    #expect(player.lab.appearance == .dark)
    #expect(!player.shows(Self.isOpen))
  }

  @Test("passes over items that cannot be chosen: nothing to undo at first")
  func disabledItems() throws {
    var player = try LaboratoryPlayer()
    player.click(LaboratoryPlayer.menuTool)
    try player.click("Undo")
    #expect(player.shows(Self.isOpen))
    player.play(GestureScript().key("Escape").key("M").key("Up").key("Up").key("Up").key("Return"))
    // From the end: save, theme, and then the last section, for there is nothing to undo.
    #expect(player.shows("Circular"))
    player.play(GestureScript().key("M").command(.remove("m0", animated: false)))
    player.click(LaboratoryPlayer.menuTool)
    player.advance(by: 200)
    let undo = try #require(player.picture.texts.first { $0.name == "Ctrl+Z" })
    player.click(undo.middle)
    #expect(player.table.row("m0") != nil)
  }

  @Test("shows the item under the mouse, and chooses where the button goes up")
  func highlight() throws {
    var player = try LaboratoryPlayer()
    player.click(LaboratoryPlayer.menuTool)
    player.advance(by: 200)
    let first = try #require(player.picture.place(of: "Dark theme"))
    let second = try #require(player.picture.place(of: "Save recording"))
    let hover = Theme.light.raisedHover
    #expect(player.picture.rounded(hover).isEmpty)
    player.hover(first)
    #expect(player.picture.rounded(hover).map(\.midY) == [first.y])
    player.play(GestureScript().down(first.x, first.y, kind: .mouse).move(dy: second.y - first.y, over: 50))
    #expect(player.picture.rounded(hover).map(\.midY) == [second.y])
    player.play(GestureScript().input(.pointer(.mouse(.up, at: second))))
    guard case .save? = player.effects.last else {
      Issue.record("The item under the mouse is chosen")
      return
    }
    #expect(player.lab.appearance == .light)
  }

  @Test("keeps the mouse to itself while it is open: no row under it shows the mouse")
  func hoverUnderMenu() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("M"))
    player.hover(Point(x: 200, y: 300))
    player.play(GestureScript().key("Escape"))
    #expect(player.table.visibleRows(at: player.now).allSatisfy { !$0.isHovered })
    #expect(try player.save().pointerSamples.isEmpty)
  }

  @Test("shows the tool under the mouse and under a press")
  func toolGrounds() throws {
    var player = try LaboratoryPlayer()
    player.hover(LaboratoryPlayer.themeTool)
    #expect(player.picture.rounded(Theme.light.hover) == [Rect(x: 304, y: 12, width: 40, height: 40)])
    player.play(GestureScript().down(368, 32))
    #expect(player.picture.rounded(Theme.light.press) == [Rect(x: 348, y: 12, width: 40, height: 40)])
    player.play(GestureScript().cancel())
    #expect(player.picture.rounded(Theme.light.press).isEmpty)
  }

  @Test("The theme turns by its tool, by T and from the menu; its icon shows the other one")
  func theme() throws {
    var player = try LaboratoryPlayer()
    #expect(player.picture.icons.contains { $0.name == "moon" })
    player.click(LaboratoryPlayer.themeTool)
    #expect(player.lab.appearance == .dark)
    player.play(GestureScript().key("T"))
    #expect(player.lab.appearance == .light)
    player.click(LaboratoryPlayer.menuTool)
    try player.click("Dark theme")
    #expect(player.lab.appearance == .dark)
    #expect(player.picture.icons.contains { $0.name == "sun" })
  }
}

extension PointerSample {
  /// A sample of the mouse with the number 1.
  static func mouse(_ phase: Phase, at place: Point, button: Button = .left) -> PointerSample {
    PointerSample(pointer: 1, phase: phase, location: place, kind: .mouse, button: button)
  }

}
