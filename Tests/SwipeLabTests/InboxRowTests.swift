import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A row of the inbox")
struct InboxRowTests {
  private let scene = InboxScene()

  @Test("is drawn as it was reviewed: unread, flagged, one line, two lines, from the right, in the dark")
  func golden() {
    let pictures = [
      ("unread, two lines", scene.drawn("m0")),
      ("flagged, one line", scene.drawn("m2", height: 84)),
      ("right to left", scene.drawn("m0", direction: .rightToLeft)),
      ("flagged, right to left, dark", scene.drawn("m2", height: 84, direction: .rightToLeft, theme: .dark)),
      ("200 pt wide", scene.drawn("m1", width: 200)),
    ]
    Golden.expect(pictures.map { "# \($0)\n\($1)" }.joined(separator: "\n"), named: "inbox-rows.txt")
  }

  @Test("read, loses its dot, its bolder type and the accent of its time")
  func read() {
    var scene = scene
    let unread = scene.drawn("m0")
    scene.take(SwipeEvent(time: .zero, row: "m0", kind: .selected))
    let read = scene.drawn("m0")
    #expect(unread.rounded(Theme.light.accentBright) == [Rect(x: 6, y: 28, width: 8, height: 8)])
    #expect(read.rounded(Theme.light.accentBright).isEmpty)
    #expect(unread.texts.first { $0.name == "9:41" }?.color == Theme.light.accentText)
    #expect(read.texts.first { $0.name == "9:41" }?.color == Theme.light.text2)
    #expect(unread.weights == [.semiBold, .medium, .semiBold, .medium, .regular, .regular])
    #expect(read.weights == [.semiBold, .regular, .medium, .regular, .regular, .regular])
  }

  @Test(
    "keeps the sender clear of flag and time, and every line inside the row",
    arguments: [390.0, 320, 240, 200]
  )
  func clear(width: Double) throws {
    for message in InboxContent.messages() {
      let list = scene.drawn(message.id, width: width)
      let time = try #require(list.texts.first { $0.name == message.time })
      let ends = [time.frame] + list.icons.filter { $0.name == "flag" }.map(\.frame)
      let sender = try #require(list.texts.first { $0.frame.x == 72 && $0.frame.y == 12 })
      #expect(sender.frame.maxX <= ends.map(\.x).min() ?? 0, "\(message.id)")
      #expect(list.texts.allSatisfy { $0.frame.maxX <= width - 12 }, "\(message.id)")
    }
  }

  @Test("from the right is the mirror image: each mark as far from the other side")
  func mirrored() {
    for id in ["m0", "m1", "m2", "m8"] {
      let left = scene.drawn(id)
      let right = scene.drawn(id, direction: .rightToLeft)
      #expect(right.texts.map(\.name) == left.texts.map(\.name))
      #expect(right.texts.map { 390 - $0.frame.maxX } == left.texts.map(\.frame.x))
      #expect(right.icons.map { 390 - $0.frame.maxX } == left.icons.map(\.frame.x))
      #expect(right.icons.map(\.name).contains("chevron-left"))
      #expect(left.icons.map(\.name).contains("chevron-right"))
    }
  }

  @Test("can be as narrow as nothing", arguments: [72.0, 88, 100, 20, 1])
  func narrow(width: Double) {
    let list = scene.drawn("m0", width: width)
    #expect(list.texts.contains { $0.name == "MO" })
    #expect(list.texts.allSatisfy { $0.frame.width >= 0 })
  }

  @Test("that is no message shows its id")
  func stranger() {
    #expect(scene.drawn("somebody").texts.map(\.name) == ["somebody"])
  }
}

extension DisplayList {
  /// The weights of the texts in the order of drawing.
  var weights: [TextStyle.Weight] {
    items.compactMap { if case .text(_, _, let style, _, _) = $0 { style.weight } else { nil } }
  }
}
