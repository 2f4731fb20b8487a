import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The list and the sheet of a narrow window")
struct LaboratorySheetFitTests {
  private static let size = (width: 430.0, height: 932.0)

  /// The height that the layout has for the list when the sheet rests.
  private static func height(_ rest: LabForm.SheetRest) -> Double {
    var form = LabForm(isBare: false)
    form.sheet = rest
    return LabLayout(width: size.width, height: size.height, form: form).table(0).height
  }

  private static func top(_ rest: LabForm.SheetRest) -> Double {
    size.height
      - LabLayout(width: size.width, height: size.height, form: LabForm(isBare: false)).sheetHeight(rest)
  }

  @Test(
    "fit each other wherever the sheet is let go: it is drawn to its ends without the list",
    arguments: LabForm.SheetRest.allCases,
    LabForm.SheetRest.allCases
  )
  func drawing(from start: LabForm.SheetRest, to end: LabForm.SheetRest) throws {
    guard start != end else { return }
    var player = try LaboratoryPlayer(width: Self.size.width, height: Self.size.height, isBare: false)
    let places = [LabForm.SheetRest.low, start, end].map { Self.top($0) + 4 }
    for (from, to) in zip(places, places.dropFirst()) where from != to {
      player.play(
        GestureScript().down(200, from).move(dy: to - from, over: 200).wait(300).up().wait(2000)
      )
    }
    #expect(player.table.viewport.height == Self.height(end))
  }
}
