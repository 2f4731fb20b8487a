import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The dialog of the keys")
struct ChromeKeysSheetTests {
  private let sheet = KeysSheet([
    ("Time", [(["Space"], "Play or pause"), (["Shift", "→"], "Ten frames forward"), (["L"], "Loop")]),
    ("Stage", [(["1"], "One"), (["2"], "A | B"), (["T"], "Touches")]),
    (
      "Values",
      [(["Ctrl", "Shift", "Z"], "Redo what was undone, with a line that is far too long for a phone")]
    ),
    ("Program", [(["R"], "Film what was just felt"), (["?"], "Keys"), (["F11"], "Full screen")]),
  ])

  private func layout(_ width: Double, _ height: Double, offset: Double = 0) -> KeysSheetLayout {
    KeysSheetLayout(sheet, in: Rect(x: 0, y: 0, width: width, height: height), offset: offset)
  }

  private func list(_ layout: KeysSheetLayout) -> DisplayList {
    var list = DisplayList()
    KeysSheetPainter(theme: .light, metrics: .halfEm).paint(sheet, layout, into: &list)
    return list
  }

  @Test("has two columns of about the same height where there is room, else one")
  func columns() {
    #expect(layout(1280, 800).columns == [0..<2, 2..<4])
    #expect(layout(430, 932).columns == [0..<4])
    #expect(
      KeysSheetLayout(KeysSheet([]), in: Rect(x: 0, y: 0, width: 900, height: 700), offset: 0).contentHeight
        == 0
    )
  }

  @Test("shows every key and what it does, apart from each other", arguments: [320.0, 430, 700, 1280])
  func fits(width: Double) {
    let layout = layout(width, 1400)
    let list = list(layout)
    ChromeParts.expect(layout.map, inside: layout.card.frame)
    ChromeParts.expectTexts(of: list, inside: layout.card.frame, "\(width) wide")
    for text in ["Time", "Space", "Play or pause", "F11", "Full screen"] {
      #expect(list.place(of: text) != nil, "\(text) at \(width)")
    }
    #expect(layout.mostOffset == 0)
  }

  @Test("scrolls as far as its last line and no farther")
  func scrolls() {
    let top = layout(430, 400)
    let most = top.mostOffset
    #expect(most > 0)
    #expect(layout(430, 400, offset: -50).offset == 0)
    let end = layout(430, 400, offset: 1e6)
    #expect(end.offset == most)
    let last = end.frame(ofGroup: 3)
    #expect(last.maxY == end.card.content.maxY)
    #expect(top.frame(ofGroup: 0).minY - layout(430, 400, offset: 20).frame(ofGroup: 0).minY == 20)
    #expect(list(end).place(of: "Time") == nil)
    #expect(list(end).place(of: "Full screen") != nil)
  }

  @Test("is closed by its cross")
  func close() throws {
    let layout = layout(1280, 800)
    let frame = try #require(layout.map.frame(of: .close))
    #expect(layout.part(at: Point(x: frame.midX, y: frame.midY)) == .close)
    #expect(layout.part(at: Point(x: layout.card.frame.midX, y: layout.card.frame.midY)) == nil)
  }
}
