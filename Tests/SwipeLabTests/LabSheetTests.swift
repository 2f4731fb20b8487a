import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The sheet of a narrow window, and the inspector that comes and goes")
struct LabSheetTests {
  /// A phone whose sheet is being drawn by its grabber, or comes to a rest.
  private static func player(isDrawn: Bool) throws -> LaboratoryPlayer {
    var player = try LaboratoryPlayer(width: 430, height: 932, isBare: false)
    let grabber = try #require(player.lab.layout.grabber).middle
    player.play(GestureScript().down(grabber.x, grabber.y).move(dy: -200, over: 160))
    #expect(player.lab.layout.form.drawnSheet != nil)
    if !isDrawn {
      player.sample(.up, Point(x: grabber.x, y: grabber.y - 200), .touch)
      player.advance(by: 20)
      #expect(player.lab.sheetMotion != nil)
    }
    return player
  }

  @Test(
    "is at a rest again where the window was wide meanwhile, or the list alone",
    arguments: [true, false]
  )
  func gone(isDrawn: Bool) throws {
    for way in ["wide", "bare"] {
      var player = try Self.player(isDrawn: isDrawn)
      if way == "wide" {
        player.play(GestureScript().command(.resize(width: 1280, height: 800)))
      } else {
        player.key("H")
      }
      player.sample(.up, Point(x: 200, y: 400), .touch)
      player.advance(by: 2000)
      player.expectRest()
      if way == "wide" {
        player.play(GestureScript().command(.resize(width: 430, height: 932)))
      } else {
        player.key("H")
      }
      let layout = player.lab.layout
      #expect(layout.form.drawnSheet == nil)
      #expect(LabForm.SheetRest.allCases.map(layout.sheetHeight).contains(try #require(layout.sheet).height))
    }
  }

  @Test("waits for no help of a row that is hidden with the inspector", arguments: ["I", "H", "narrow"])
  func hiddenHelp(way: String) throws {
    var player = try LaboratoryPlayer.window()
    player.hover(try player.reveal(.name("settle.response")))
    #expect(player.lab.nextEvent != .distantFuture)
    player.advance(by: 50)
    if way == "narrow" {
      player.play(GestureScript().command(.resize(width: 430, height: 932)))
    } else {
      player.key(way)
    }
    player.advance(by: 2000)
    player.expectRest()
  }

  @Test("leaves the list as high as what it shows of it, at each rest", arguments: LabForm.SheetRest.allCases)
  func rests(rest: LabForm.SheetRest) throws {
    var player = try LaboratoryPlayer(width: 430, height: 932, isBare: false)
    player.tell { lab, time in
      lab.rest(at: rest, at: time)
      return []
    }
    player.advance(by: 2000)
    player.expectRest()
    let table = player.lab.layout.table(0)
    #expect(player.table.viewport == SwipeTable.Viewport(width: table.width, height: table.height))
  }
}
