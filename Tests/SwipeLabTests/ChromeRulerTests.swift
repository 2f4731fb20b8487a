import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The ruler above a device")
struct ChromeRulerTests {
  private let frame = Rect(x: 100, y: 50, width: 400, height: 24)
  private let row = Rect(x: 100, y: 200, width: 400, height: 104)

  private func ruler(_ side: Ruler.Side = .right, _ marks: [Ruler.Mark] = [], at offset: Double? = nil)
    -> Ruler
  {
    Ruler(side: side, marks: marks, offset: offset)
  }

  private func list(_ ruler: Ruler) -> DisplayList {
    var list = DisplayList()
    RulerPainter(theme: .light, metrics: .halfEm).paint(ruler, in: frame, Theme.light.curveA, into: &list)
    return list
  }

  @Test("counts from the edge that uncovers")
  func places() {
    #expect(ruler(.right).x(of: 30, in: frame) == 470)
    #expect(ruler(.left).x(of: 30, in: frame) == 130)
    #expect(ruler(.left).x(of: 401, in: frame) == nil)
    #expect(ruler(.left).x(of: -1, in: frame) == nil)
  }

  @Test(
    "points at the row's edge while it shows the ruler's side",
    arguments: [
      (.right, -140, 360), (.right, 0, 500), (.right, 20, nil), (.left, 140, 240), (.left, -1, nil),
      (.right, -1000, 100), (.left, .nan, nil), (.left, nil, nil),
    ] as [(Ruler.Side, Double?, Double?)]
  )
  func pointer(side: Ruler.Side, offset: Double?, x: Double?) {
    #expect(ruler(side, at: offset).pointer(in: frame) == x)
  }

  @Test("has a tick every 10 points, and a long one every 50, inside of its frame")
  func ticks() {
    let ticks = list(ruler()).fills(Theme.light.controlBorder)
    #expect(ticks.count == 41)
    #expect(ticks.filter { $0.height == 9 }.count == 9)
    #expect(ticks.allSatisfy { $0.minX >= frame.minX && $0.maxX <= frame.maxX && $0.maxY == frame.maxY })
  }

  @Test(
    "labels its marks without a collision, however near to each other they are",
    arguments: [
      [222.0, 370], [100, 100], [90, 100, 110], [0, 400], [200, 260, 230], [500, 20],
    ]
  )
  func labels(offsets: [Double]) {
    let kinds: [GestureCurves.Mark.Kind] = [.pane, .target, .trigger]
    let marks = zip(kinds, offsets).map { Ruler.Mark(kind: $0, offset: -$1) }
    for side in [Ruler.Side.left, .right] {
      let labels = ruler(side, marks).labels(in: frame, .halfEm)
      let there = marks.filter { abs($0.offset) <= frame.width }
      #expect(labels.count == there.count)
      let sorted = labels.sorted { $0.x < $1.x }
      #expect(sorted.allSatisfy { $0.x >= frame.minX && $0.x + $0.width <= frame.maxX })
      for (left, right) in zip(sorted, sorted.dropFirst()) { #expect(left.x + left.width + 8 <= right.x) }
    }
  }

  @Test("leaves out labels that have no room, the triggers' first, but never their marks")
  func crowded() {
    let marks = (0..<8).map { Ruler.Mark(kind: $0 == 7 ? .target : .trigger, offset: 100 + Double($0)) }
    let ruler = ruler(.left, marks)
    let labels = ruler.labels(in: frame, .halfEm)
    #expect(labels.contains { $0.text == "Target 107" })
    #expect(labels.count < marks.count)
    let list = list(ruler)
    #expect(list.fills(Theme.light.warning).count == 7 && list.fills(Theme.light.danger).count == 1)
    let atEdge = [GestureCurves.Mark.Kind.pane, .trigger, .target].enumerated()
      .map { Ruler.Mark(kind: $1, offset: Double($0)) }
    // A third one would stand too far from its mark.
    #expect(self.ruler(.left, atEdge).labels(in: frame, .halfEm).map(\.text) == ["Pane 0", "Target 2"])
    let narrow = Rect(x: 0, y: 0, width: 20, height: 24)
    #expect(self.ruler(.left, [Ruler.Mark(kind: .pane, offset: 5)]).labels(in: narrow, .halfEm).isEmpty)
  }

  @Test("notches the row white where its pane is uncovered, and in the marks' colours where it is not")
  func notches() {
    let marks = [Ruler.Mark(kind: .pane, offset: -122), Ruler.Mark(kind: .target, offset: -330)]
    var list = DisplayList()
    let painter = RulerPainter(theme: .light, metrics: .halfEm)
    painter.paintNotches(ruler(.right, marks, at: -140), in: row, into: &list)
    let white = list.fills(.white)
    #expect(white == [200, 294].map { Rect(x: 377, y: $0, width: 2, height: 10) })
    #expect(list.fills(Theme.light.danger).map(\.minX) == [169, 169])
  }

  @Test("draws nothing without a width")
  func empty() {
    var list = DisplayList()
    RulerPainter(theme: .light, metrics: .halfEm)
      .paint(ruler(.left, at: 0), in: Rect(x: 0, y: 0, width: 0, height: 24), .black, into: &list)
    #expect(list.items.isEmpty)
  }
}
