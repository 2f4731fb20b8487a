import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Dialogs")
struct ChromeSheetTests {
  private static let windows = [
    (320.0, 568.0), (430, 932), (699, 500), (700, 500), (1280, 800), (1920, 1080),
  ]
  private static let words = Array(repeating: "a name", count: 40).joined(separator: " ")

  private func window(_ size: (Double, Double)) -> Rect { Rect(x: 0, y: 0, width: size.0, height: size.1) }

  private func sheet(_ text: String = "Calm drag", caret: Int = 9) -> NameSheet {
    var field = TextField(text)
    field.moveCaret(to: caret)
    return NameSheet(
      title: "Save this style",
      message: "It appears in the picker under its name.",
      field: field
    )
  }

  private func list(_ sheet: NameSheet, _ layout: NameSheetLayout) -> DisplayList {
    var list = DisplayList()
    NameSheetPainter(theme: .light, metrics: .halfEm)
      .paint(sheet, layout, Attention(focused: .field), into: &list)
    return list
  }

  @Test("stand in the middle, at most 420 wide, and on a phone at the bottom edge", arguments: windows)
  func place(size: (Double, Double)) {
    let window = window(size)
    let frame = NameSheetLayout(sheet(), in: window, .halfEm).card.frame
    if size.0 < 700 {
      #expect(frame.minX == 0 && frame.width == size.0 && frame.maxY == size.1)
    } else {
      #expect(frame.midX == window.midX && frame.midY == window.midY && frame.width == 420)
    }
  }

  @Test("hold their words and parts, however long the words are", arguments: windows)
  func fits(size: (Double, Double)) {
    var name = sheet()
    for (title, error) in [("Save this style", nil), (Self.words, Self.words)] as [(String, String?)] {
      name.title = title
      name.message = title
      name.error = error
      let layout = NameSheetLayout(name, in: window(size), .halfEm)
      #expect(layout.parts == [.field, .cancel, .save])
      ChromeParts.expect(layout.map, inside: layout.card.frame)
      ChromeParts.expectTexts(of: list(name, layout), inside: layout.card.frame)
      let question = ConfirmSheet(title: title, message: title, confirmLabel: "Delete")
      let asked = ConfirmSheetLayout(question, in: window(size), .halfEm)
      #expect(asked.parts == [.cancel, .confirm])
      ChromeParts.expect(asked.map, inside: asked.card.frame)
      var drawn = DisplayList()
      ConfirmSheetPainter(theme: .dark, metrics: .halfEm).paint(question, asked, into: &drawn)
      ChromeParts.expectTexts(of: drawn, inside: asked.card.frame)
      #expect(drawn.texts.first { $0.name == "Delete" }?.color == Theme.dark.danger)
    }
  }

  @Test("dim the whole window and are not hit beside their card")
  func scrim() {
    let window = window((1280, 800))
    let layout = NameSheetLayout(sheet(), in: window, .halfEm)
    #expect(list(sheet(), layout).fills(Color.black.opacity(0.32)) == [window])
    #expect(layout.part(at: Point(x: layout.card.frame.minX - 1, y: layout.field.midY)) == nil)
    #expect(layout.part(at: Point(x: layout.field.midX, y: layout.field.midY)) == .field)
  }

  @Test(
    "show the caret within the field, wherever in a name of sixty characters it is",
    arguments: [0, 9, 30, 60]
  )
  func caret(place: Int) throws {
    let name = sheet(String(repeating: "m", count: 60), caret: place)
    let layout = NameSheetLayout(name, in: window((320, 568)), .halfEm)
    let caret = try #require(list(name, layout).fills(Theme.light.accentText).first)
    #expect(caret.minX >= layout.field.minX && caret.maxX <= layout.field.maxX)
  }

  @Test("find the gap between two characters that a point means, also in a text that is scrolled")
  func character() {
    for caret in [0, 60] {
      let name = sheet(String(repeating: "m", count: 60), caret: caret)
      let layout = NameSheetLayout(name, in: window((430, 932)), .halfEm)
      for place in [0, 1, 17, 59, 60] {
        let box = layout.textBox(.halfEm)
        let x = box.textX(of: name.field) + box.offset(of: place, in: name.field)
        for nudge in [-3.0, 0, 3] {
          #expect(box.place(at: x + nudge, in: name.field) == place)
        }
      }
    }
    let none = sheet("", caret: 0)
    let layout = NameSheetLayout(none, in: window((430, 932)), .halfEm)
    #expect(layout.textBox(.halfEm).place(at: 1000, in: none.field) == 0)
  }

  @Test("show what is selected, and an error in red around and below the field")
  func selection() throws {
    var name = sheet()
    name.field.moveCaret(to: 0)
    name.field.moveCaret(to: 4, isSelecting: true)
    name.error = "There is a style of this name already."
    name.canSave = false
    let layout = NameSheetLayout(name, in: window((1280, 800)), .halfEm)
    let list = list(name, layout)
    let selected = try #require(list.fills(Theme.light.tint).first)
    expectClose(selected.width, 4 * 13.0 / 2, within: 1e-9)
    let error = try #require(list.texts.first { $0.name == name.error })
    #expect(error.color == Theme.light.danger)
    #expect(error.frame.minY >= layout.field.maxY)
    #expect(list.items.contains(.roundedBorder(layout.field, radius: 8, width: 2, Theme.light.danger)))
  }

  @Test("make do with no room at all")
  func noRoom() {
    let layout = NameSheetLayout(sheet(), in: .zero, .halfEm)
    #expect(layout.part(at: .zero) == nil)
    #expect(!list(sheet(), layout).items.isEmpty)
  }
}
