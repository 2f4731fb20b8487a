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
    #expect(SceneCatalog.ids == ["plain", "inbox"])
    #expect(SceneCatalog.scene("nothing") == nil)
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
