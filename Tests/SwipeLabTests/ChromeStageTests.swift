import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("What stands around a device")
struct ChromeStageTests {
  private func drawn(_ body: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList()
    body(&list)
    return list
  }

  @Test("the row's values are told with their units, both sides of a comparison in their colours")
  func rowReadout() {
    let a = RowReadout.Side(offset: -267.5, velocity: -1215, phase: "dragging", armed: "none")
    let b = RowReadout.Side(
      offset: nil,
      velocity: nil,
      phase: "closed",
      armed: String(repeating: "long ", count: 9)
    )
    let origin = Point(x: 24, y: 60)
    for (sides, width) in [([a], 184.0), ([a, b], 236)] {
      let list = drawn { RowReadout(sides: sides).paint(at: origin, .dark, .halfEm, into: &$0) }
      ChromeParts.expectTexts(of: list, inside: Rect(x: 24, y: 60, width: width, height: 130))
      let ink = sides.count == 1 ? Theme.dark.text : Theme.dark.curveA
      #expect(list.texts.first { $0.name == "dragging" }?.color == ink)
      #expect(list.texts.map(\.name).filter { ["pt", "pt/s"].contains($0) } == ["pt", "pt/s"])
    }
  }

  @Test("the last six events are told, the latest at the bottom")
  func events() {
    let lines = (0..<9).map { index in
      EventReadout.Line(
        time: Timestamp(seconds: Double(index) * 12.345),
        name: index == 8 ? String(repeating: "aVeryLongName", count: 4) : "event\(index)",
        detail: "trailing"
      )
    }
    let list = drawn { EventReadout(lines: lines).paint(at: .zero, .light, .halfEm, into: &$0) }
    let names = list.texts.map(\.name).filter { $0.hasPrefix("event") }
    #expect(names == ["event3", "event4", "event5", "event6", "event7"])
    ChromeParts.expectTexts(of: list, inside: Rect(x: 0, y: 0, width: EventReadout.width, height: 180))
    let none = drawn { EventReadout(lines: []).paint(at: .zero, .light, .halfEm, into: &$0) }
    #expect(none.texts.map(\.name) == ["Events"])
  }

  @Test(
    "a device's head names its side; the spring gives way to a long name",
    arguments: [0.0, 60, 200, 420]
  )
  func head(width: Double) {
    let frame = Rect(x: 10, y: 12, width: width, height: DeviceHead.height)
    for name in ["Default", String(repeating: "Name ", count: 12)] {
      let head = DeviceHead(side: 1, name: name, spring: "ζ 0.70 · 0.40 s")
      let list = drawn { head.paint(in: frame, .light, .halfEm, into: &$0) }
      let words = list.texts.filter { $0.name != "B" && !$0.name.isEmpty }
      #expect(words.allSatisfy { $0.frame.maxX <= frame.maxX })
      #expect(list.place(of: "B") == Point(x: 22, y: 24))
      #expect(list.rounded(Theme.light.curveB).count == 1)
      #expect((list.place(of: head.spring) != nil) == (name == "Default" && width >= 200))
    }
  }

  @Test("the tools between two devices are hit where they are drawn")
  func compareTools() {
    let tools = CompareTools(around: Point(x: 100, y: 300))
    ChromeParts.expect(tools.map, inside: Rect(x: 56, y: 256, width: 88, height: 88))
    #expect(tools.map.parts == [.swap, .copy])
    #expect(tools.part(at: Point(x: 100, y: 250)) == nil)
    let list = drawn { tools.paint(.light, .halfEm, into: &$0) }
    #expect(list.icons.map(\.name) == ["swap", "copy"])
    for (icon, place) in zip(list.icons, tools.map.places) {
      #expect(tools.part(at: icon.middle) == place.part)
    }
  }
}
