import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Rows by the keys alone")
struct LabSelectionTests {
  @Test("are selected one after the other, scrolled into view, and opened")
  func keys() throws {
    var player = try LaboratoryPlayer.window()
    player.key("Ctrl+Down")
    #expect(player.table.selection == "m0")
    for _ in 0..<9 {
      player.key("Ctrl+Down")
      player.advance(by: 600)
    }
    #expect(player.table.selection == "m9")
    #expect(player.table.scrollOffset(at: player.now) > 0)
    player.key("Left")
    player.advance(by: 2000)
    #expect(player.phase(of: "m9") == .open)
    player.key("Ctrl+Up")
    player.advance(by: 2000)
    #expect(player.phase(of: "m9") == .closed)
  }

  @Test("begin with the last one on view where the way is up, and end at the list's end")
  func ends() throws {
    var player = try LaboratoryPlayer.window()
    player.key("Ctrl+Up")
    let last = try #require(player.table.selection)
    #expect(last != "m0")
    player.key("Home")
    player.advance(by: 2000)
    for _ in 0..<20 { player.key("Ctrl+Up") }
    #expect(player.table.selection == "m0")
  }
}

@Suite("The name of a control")
struct LabTooltipTests {
  @Test(
    "shows while the mouse rests on an icon, below it or above where the window ends, and goes with the mouse"
  )
  func tip() throws {
    var player = try LaboratoryPlayer.window()
    let undo = try #require(player.lab.toolbarLayout?.frame(of: .inspector))
    player.hover(Point(x: undo.midX, y: undo.midY))
    player.advance(by: 390)
    #expect(!player.shows("Inspector"))
    let due = player.lab.nextEvent
    #expect(due == Timestamp(milliseconds: 400))
    player.advance(to: 400)
    #expect(player.shows("Inspector"))
    let place = try #require(player.picture.place(of: "Inspector"))
    #expect(place.y > undo.maxY)
    let step = try #require(player.lab.timelineLayout?.frame(of: .stepBack))
    player.hover(Point(x: step.midX, y: step.midY))
    #expect(!player.shows("Inspector"))
    player.advance(by: 500)
    #expect(try #require(player.picture.place(of: "A frame back")).y < step.minY)
    player.key("M")
    #expect(!player.shows("A frame back"))
  }
}
