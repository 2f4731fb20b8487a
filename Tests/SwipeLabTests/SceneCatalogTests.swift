import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The scenes")
struct SceneCatalogTests {
  @Test("can each be had by their id, and no other")
  func catalog() {
    for id in SceneCatalog.ids {
      #expect(SceneCatalog.scene(id).map { type(of: $0).id } == id)
    }
    #expect(SceneCatalog.ids == ["plain", "inbox", "tasks", "books", "contacts"])
    #expect(SceneCatalog.offered.map(\.id) == ["inbox", "tasks", "books", "contacts"])
    #expect(SceneCatalog.offered.map(\.title) == ["Inbox", "Tasks", "Reading list", "Contacts"])
    #expect(SceneCatalog.scene("nothing") == nil)
  }

  @Test(
    "begin with the style of the system that they show, and a header that a file can state",
    arguments: [
      ("plain", "default"), ("inbox", "default"), ("tasks", "swipycell.mixed"),
      ("books", "bwswipe.slidingDoor"), ("contacts", "swtableview"),
    ]
  )
  func styles(id: String, preset: String) throws {
    let scene = try #require(SceneCatalog.scene(id))
    #expect(scene.header.style == StyleReference(preset))
    let recording = Recording(header: scene.header)
    #expect(try Recording(parsing: recording.encoded(), file: id) == recording)
    #expect(scene.header.scene == id)
    #expect(Set(scene.header.rows.list.map(\.id)).count == scene.header.rows.list.count)
  }

  @Test("say nothing of rows and actions that they do not know", arguments: SceneCatalog.ids)
  func unknown(id: String) throws {
    var scene = try #require(SceneCatalog.scene(id))
    let before = scene.summary
    for kind in [SwipeEvent.Kind.removed, .inserted, .selected, .action("nothing", by: .tap)] {
      scene.take(SwipeEvent(time: .zero, row: "nobody", kind: kind))
    }
    let row = scene.header.rows.list[0].id
    scene.take(SwipeEvent(time: .zero, row: row, kind: .action("nothing", by: .key)))
    #expect(scene.summary == before)
    for isOut in [false, true] { #expect(scene.answer(to: "nothing", of: row, isOut: isOut) == nil) }
    #expect(scene.drawn("nobody").texts.map(\.name) == ["nobody"])
  }

  @Test("Plain rows show their id, on the leading side, shortened where it does not fit")
  func plain() {
    let scene = PlainScene()
    #expect(scene.removal(of: "x") == ("trash", "Row deleted"))
    for (direction, width, text, x) in [
      (LayoutDirection.leftToRight, 320.0, "row 12", 20.0),
      (.rightToLeft, 320, "row 12", 320 - 20 - 48),
      (.leftToRight, 80, "row…", 20),
      (.leftToRight, 30, "", 20),
    ] {
      let list = scene.drawn("row 12", width: width, direction: direction)
      #expect(list.texts.map(\.name) == [text])
      #expect(list.texts.map(\.frame.x) == [x])
    }
  }
}
