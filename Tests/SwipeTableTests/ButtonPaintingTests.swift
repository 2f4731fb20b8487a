import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("What stands in a button")
struct ButtonPaintingTests {
  private func picture(
    _ actions: [SwipeAction],
    height: Double = 84,
    edge: Edge = .trailing,
    _ change: (inout ButtonStyle) -> Void = { _ in }
  ) -> DisplayList {
    ButtonPicture {
      $0.actions = actions
      $0.height = height
      $0.edge = edge
      change(&$0.style.buttons)
    }.list
  }

  @Test("follows the look: both, the image, the title, in the middle of the slot")
  func looks() {
    let both = picture([.button("Flag")])
    #expect(both.icons.map(\.frame) == [Rect(x: 268, y: 20, width: 24, height: 24)])
    #expect(both.texts.map(\.frame.y) == [48])
    let image = picture([.button("Flag")]) { $0.look = .imageOnly }
    #expect(image.icons.map(\.frame) == [Rect(x: 268, y: 30, width: 24, height: 24)])
    #expect(image.texts.isEmpty)
    let title = picture([.button("Flag")]) { $0.look = .titleOnly }
    #expect(title.icons.isEmpty)
    #expect(title.texts.map(\.middle.y) == [42])
    #expect(title.typeSizes(of: "Flag") == [13])
  }

  @Test("is what there is, where the look would show nothing")
  func nothingToShow() {
    #expect(picture([.button("Go", nil)]) { $0.look = .imageOnly }.texts.map(\.name) == ["Go"])
    #expect(picture([.button("", "flag")]) { $0.look = .titleOnly }.icons.map(\.name) == ["flag"])
    #expect(picture([.button("  ", "flag")]) { $0.look = .titleOnly }.icons.map(\.name) == ["flag"])
    for look in ButtonStyle.Look.allCases {
      let empty = picture([.button("", nil)]) { $0.look = look }
      #expect(empty.icons.isEmpty && empty.texts.isEmpty)
    }
  }

  @Test("keeps the icon in the middle where there is no title")
  func noTitle() {
    #expect(picture([.button("", "flag")]).icons.map(\.middle) == [Point(x: 280, y: 42)])
  }

  @Test("shows the title, not what an assistive technology reads")
  func accessibilityLabel() {
    var action = SwipeAction.button("Flag")
    action.accessibilityLabel = "Flag this message"
    #expect(picture([action]).texts.map(\.name) == ["Flag"])
  }

  @Test("keeps spacing and padding")
  func spacing() throws {
    let list = picture([.button("Flag")]) { $0.spacing = 12 }
    #expect(list.icons.map(\.frame.y) == [16])
    #expect(list.texts.map(\.frame.y) == [52])
    // "Mark all" is 48 wide: with 20 on each side a line has 40, with 8 it has 64.
    let padded = picture([.button("Mark all", width: 80)]) { $0.padding = 20 }
    #expect(padded.texts.map(\.name) == ["Mark", "all"])
    #expect(picture([.button("Mark all", width: 80)]).texts.map(\.name) == ["Mark all"])
  }

  @Test("puts the first line, or the whole title, in the middle")
  func alignment() {
    let actions = [SwipeAction.button("Mark everything"), .button("Flag")]
    let first = picture(actions) { $0.alignment = .firstBaseline }
    #expect(first.icons.map(\.frame.y) == [20, 20])
    #expect(first.texts.map(\.frame.y) == [48, 64, 48])
    let middle = picture(actions) { $0.alignment = .middle }
    #expect(middle.icons.map(\.frame.y) == [12, 20])
    #expect(middle.texts.map(\.frame.y) == [40, 56, 48])
  }

  @Test(
    "wraps a title of equal buttons into as many lines as the height has",
    // Icon and spacing take 28, each line 16.
    arguments: [(60.0, 2), (80, 3), (96, 4), (112, 5), (124, 6), (140, 6)]
  )
  func manyLines(height: Double, lines: Int) {
    for alignment in ButtonStyle.Alignment.allCases {
      let list = picture([.button("aaaaaa bbbbbb cccccc dddddd eeeeee ffffff", width: 56)], height: height) {
        ($0.sizing, $0.alignment, $0.minimumWidth) = (.shared, alignment, 40)
      }
      #expect(list.texts.count == lines)
      #expect(list.texts.allSatisfy { $0.frame.minY >= 0 && $0.frame.maxY <= height })
      #expect(list.icons.allSatisfy { $0.frame.minY >= 0 })
      #expect((list.texts.last?.name.hasSuffix("…") == true) == (lines < 6))
    }
  }

  @Test("keeps all icons of a pane on one line, also where long titles push them up")
  func lifted() {
    let list = picture([.button("aaaaaaaa bbbbbbbb cccccccc", width: 80), .button("Flag")]) {
      $0.sizing = .shared
    }
    #expect(list.texts.map(\.name) == ["aaaaaaaa", "bbbbbbbb", "cccccccc", "Flag"])
    #expect(list.icons.map(\.frame.y) == [4, 4])
    #expect(list.texts.map(\.frame.y) == [32, 48, 64, 32])
  }

  @Test("shortens a word that is wider than the button, after it has taken half of the padding")
  func longWord() {
    // 12 letters are 72 wide, as much as 80 less half of the padding; 13 are not.
    #expect(picture([.button("abcdefghijkl")]).texts.map(\.name) == ["abcdefghijkl"])
    #expect(picture([.button("abcdefghijklm")]).texts.map(\.name) == ["abcdefghijk…"])
  }

  @Test("takes the larger label where it breaks the title as the smaller one does")
  func largerLabel() {
    // 12 letters: 72 wide at 12, 78 at 13.
    let title = "abcdefghijkl"
    #expect(picture([.button(title, width: 94)]).typeSizes(of: title) == [13])
    #expect(picture([.button(title, width: 93)]).typeSizes(of: title) == [12])
  }

  @Test("sets all labels of equal buttons alike")
  func equalLabels() {
    let (long, short) = ("abcdefghijkl", "Flag")
    func sizes(_ sizing: ButtonStyle.Sizing) -> [Double] {
      let list = picture([.button(long, width: 90), .button(short, width: 90)]) { $0.sizing = sizing }
      return list.typeSizes(of: long) + list.typeSizes(of: short)
    }
    #expect(sizes(.own) == [12, 13])
    #expect(sizes(.shared) == [12, 12])
  }

  @Test("keeps inside a slot of any width", arguments: Array(stride(from: 0.0, through: 40, by: 5)))
  func narrow(width: Double) {
    for look in ButtonStyle.Look.allCases {
      let list = picture([.button("Flag", width: width)]) { $0.look = look }
      for mark in list.icons { #expect(mark.frame.minX >= 320 - width && mark.frame.maxX <= 320) }
      #expect(look == .titleOnly || list.texts.isEmpty)
    }
  }

  @Test(
    "keeps inside a row of any height: the icon alone, then smaller",
    arguments: [0.0, 4, 20, 30, 43.5, 44]
  )
  func low(height: Double) {
    let list = picture([.button("Flag")], height: height)
    #expect(list.texts.count == (height >= 44 ? 1 : 0))
    for mark in list.icons { #expect(mark.frame.minY >= 0 && mark.frame.maxY <= height) }
    #expect(list.icons.map(\.frame.height) == (height > 0 ? [min(24, height)] : []))
  }

  @Test("is mirrored from the right: the box stands at the row's side")
  func rightToLeft() {
    let list = ButtonPicture {
      $0.direction = .rightToLeft
      $0.actions = [.button("Flag", width: 60), .button("Mark all", "trash", width: 100)]
    }.list
    #expect(list.icons.map(\.middle.x) == [130, 50])
    #expect(list.texts.map(\.middle.x) == [130, 50])
  }

  @Test("takes the font of the action, for measuring as well")
  func font() {
    var action = SwipeAction.button("abcdefghij", width: nil)
    action.look.font = TextStyle(size: 20, lineHeight: 26, weight: .bold)
    let measured = action.measured(.halfEm)
    #expect(measured.width == 116)
    let list = picture([measured], height: 104)
    #expect(list.typeSizes(of: "abcdefghij") == [20])
    #expect(list.texts.map(\.frame.height) == [26])
  }

  @Test("never cuts off what was measured", arguments: ButtonStyle.Look.allCases, ButtonStyle.Sizing.allCases)
  func measuredFits(look: ButtonStyle.Look, sizing: ButtonStyle.Sizing) {
    for title in ["Go", "Archive", "Mark everything", "A title of some length"] {
      let list = picture([SwipeAction.button(title, width: nil).measured(.halfEm)], height: 104) {
        ($0.look, $0.sizing) = (look, sizing)
      }
      let shown = list.texts.map(\.name).joined(separator: " ")
      #expect(shown == (look == .imageOnly ? "" : title))
    }
  }
}
