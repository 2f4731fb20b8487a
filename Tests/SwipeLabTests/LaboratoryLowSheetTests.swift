import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The sheet of a narrow window")
struct LaboratoryLowSheetTests {
  @Test("shows its round corners and its grabber, also where the timeline stands on it alone")
  func low() throws {
    let player = try LaboratoryPlayer(width: 430, height: 932, isBare: false)
    let sheet = try #require(player.lab.layout.sheet)
    #expect(player.lab.layout.timeline == sheet)
    let grabber = Rect(x: sheet.midX - 18, y: sheet.y + 6, width: 36, height: 4)
    #expect(player.picture.rounded(Theme.light.track).contains(grabber))
    #expect(!player.picture.fills(Theme.light.panel).contains(sheet))
  }
}
