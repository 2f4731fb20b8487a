import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("The buttons of a row that is partly out of view")
struct ButtonInViewTests {
  /// The middle of the pane's icon and its only line, for a row of 600 in a viewport of 400.
  private func middles(
    scroll: Double,
    keepsInView: Bool = true,
    insets: Insets = .zero,
    height: Double = 600
  ) -> [Double] {
    let list = ButtonPicture {
      $0.height = height
      $0.viewportHeight = 400
      $0.scroll = scroll
      $0.style.buttons.keepsInView = keepsInView
      $0.actions = [.button("Flag")]
      $0.change = { $0.barInsets = insets }
    }.list
    return zip(list.icons, list.texts).map { ($0.frame.minY + $1.frame.maxY) / 2 }
  }

  @Test("stand in the middle of what shows of it", arguments: [0.0, 50, 100, 200])
  func scrolled(scroll: Double) {
    #expect(middles(scroll: scroll) == [200])
    #expect(middles(scroll: scroll, keepsInView: false) == [300 - scroll])
  }

  @Test("mind bars over the list")
  func bars() {
    #expect(middles(scroll: 100, insets: Insets(top: 100)) == [250])
    #expect(middles(scroll: 100, insets: Insets(top: 100, bottom: 100)) == [200])
    #expect(middles(scroll: 0, insets: Insets(all: 300)) == [300])
  }

  @Test("stay where they are in a row that shows whole")
  func whole() {
    #expect(middles(scroll: 0, height: 300) == [150])
    #expect(middles(scroll: 0, keepsInView: false, height: 300) == [150])
  }

  @Test("move no further than what they need of the row: 44 and the padding")
  func need() {
    // A bar leaves 10 points of a row of 300 to be seen; the buttons stand in the last 60 of it.
    let shown = middles(scroll: 0, insets: Insets(top: 290), height: 300)
    #expect(shown == [270])
  }
}
