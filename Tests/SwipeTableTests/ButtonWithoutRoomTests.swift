import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A button without room")
struct ButtonWithoutRoomTests {
  private func picture(
    _ action: SwipeAction,
    height: Double = 84,
    _ change: (inout ButtonStyle) -> Void = { _ in }
  ) -> DisplayList {
    ButtonPicture {
      $0.actions = [action]
      $0.height = height
      change(&$0.style.buttons)
    }.list
  }

  @Test("shows no part of a title whose beginning it has no room for", arguments: [8.0, 10, 13])
  func lostBeginning(width: Double) {
    #expect(picture(.button("Act 0", nil, width: width)).texts.isEmpty)
  }

  @Test("has its icon in the middle where nothing of the title fits beside its padding")
  func iconAlone() {
    for alignment in [ButtonStyle.Alignment.firstBaseline, .middle] {
      let list = picture(.button("Flag it")) {
        $0.alignment = alignment
        $0.padding = 100
      }
      #expect(list.texts.isEmpty)
      #expect(list.icons.map(\.middle) == [Point(x: 280, y: 42)])
    }
  }

  @Test("shows no slivers of letters in a row that is lower than they are", arguments: [1.0, 6, 11])
  func sliver(height: Double) {
    for look in [ButtonStyle.Look.titleAndImage, .titleOnly] {
      #expect(picture(.button("Flag", nil), height: height) { $0.look = look }.texts.isEmpty)
    }
    #expect(picture(.button("Flag", nil), height: 12).texts.map(\.name) == ["Flag"])
  }
}
