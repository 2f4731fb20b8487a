import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A display list")
struct DisplayListTests {
  private static let frame = Rect(x: 1, y: 2, width: 3.5, height: 4)

  /// One of each drawing step.
  private static let items: [(item: DisplayList.Item, words: String)] = [
    (.fill(frame, .black), "fill 1,2 3.5x4 #000000"),
    (.roundedRect(frame, radius: 2, Color(0xABCDEF, alpha: 128)), "rounded 1,2 3.5x4 radius 2 #abcdef80"),
    (.roundedBorder(frame, radius: 2, width: 1, .white), "border 1,2 3.5x4 radius 2 width 1 #ffffff"),
    (
      .line(from: .zero, to: Point(x: 9, y: 0.5), width: 1.25, dash: nil, .black),
      "line 0,0 to 9,0.5 width 1.25 #000000"
    ),
    (
      .line(from: .zero, to: .zero, width: 1, dash: DisplayList.Dash(line: 4, gap: 2), .black),
      "line 0,0 to 0,0 width 1 dashed 4 2 #000000"
    ),
    (.hairline(x: 1, y: 2, width: 1.0 / 3, .black), "hairline 1,2 length 0.333 #000000"),
    (.shadow(frame, radius: 2, .large), "shadow large 1,2 3.5x4 radius 2 opacity 1"),
    (
      .gradient(frame, radius: 2, top: .white, bottom: .clear),
      "gradient 1,2 3.5x4 radius 2 #ffffff to #00000000"
    ),
    (
      .text("Hi", origin: .zero, TextStyle(size: 14, lineHeight: 20, weight: .bold), .black, scale: 1.12),
      "text \"Hi\" at 0,0 14/20 bold #000000 scale 1.12"
    ),
    (.icon("trash", frame, .white, scale: 1), "icon trash 1,2 3.5x4 #ffffff"),
    (.edgeShadow(frame, towardsRight: true), "edge shadow 1,2 3.5x4 to the right"),
  ]

  @Test("prints each step in words, inner ones indented")
  func description() {
    for (item, words) in Self.items { #expect(item.description == words) }
    var list = DisplayList()
    list.clipped(to: Self.frame) { list in
      list.layer(offset: Point(x: -1, y: 0)) { $0.append(.fill(.zero, .black)) }
    }
    #expect(list.description == "clip 1,2 3.5x4 {\n  layer -1,0 {\n    fill 0,0 0x0 #000000\n  }\n}\n")
  }

  @Test("prints numbers that are none, and more closings than openings, without a trap")
  func oddNumbers() {
    for odd in [Double.nan, .infinity, -.infinity, 1e300, -0.0, .leastNonzeroMagnitude] {
      #expect(!DisplayList.Item.hairline(x: odd, y: odd, width: odd, .black).description.isEmpty)
    }
    var list = DisplayList()
    list.append(.popClip)
    list.append(.popLayer)
    #expect(list.description == "}\n}\n")
  }

  @Test("faded, loses as much opacity in every step that has a colour; an edge shadow stays")
  func faded() {
    for (item, _) in Self.items {
      var list = DisplayList()
      list.faded(0.5) { $0.append(item) }
      var whole = DisplayList()
      whole.faded(1) { $0.append(item) }
      #expect(whole.items == [item])
      if case .edgeShadow = item { #expect(list.items == [item]) } else { #expect(list.items != [item]) }
    }
    var list = DisplayList()
    list.faded(0.5) { list in
      list.faded(0.5) { $0.append(.fill(.zero, .black)) }
      list.append(.shadow(.zero, radius: 0, .small))
    }
    #expect(
      list.items == [
        .fill(.zero, Color.black.opacity(0.25)), .shadow(.zero, radius: 0, .small, opacity: 0.5),
      ]
    )
  }
}
