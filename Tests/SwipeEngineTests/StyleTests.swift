import SwipeEngine
import TestSupport
import Testing

@Suite("The default style")
struct StyleTests {
  @Test("has the values that recordings rely on")
  func defaults() {
    let style = SwipeStyle()
    #expect(style.transition == .reveal)
    #expect(style.expansion.kind == .none)
    #expect(style.openRows == .one)
    #expect(style.touchOutside == .close)
    #expect(!style.drag.oppositeSwipe && !style.drag.hardStop && style.closeOnScroll)
    #expect(style.expansion.deleteThreshold == 0)
    #expect([style.recognition.slop, style.recognition.bias] == [10, 1])
    #expect(style.drag.rubberBand == 0.55)
    #expect([style.release.velocityThreshold, style.release.openThreshold] == [100, 0.5])
    #expect([style.settle.response, style.settle.dampingRatio] == [0.4, 0.86])
    #expect(style.settle.duration == nil)
    #expect(style == .default)
  }

  @Test("has a spring of its response and damping ratio, and one of its duration where that is set")
  func spring() {
    var motion = SettleMotion(response: 0.4, dampingRatio: 0.86)
    expectClose(motion.spring.response, 0.4)
    expectClose(motion.spring.dampingRatio, 0.86)
    motion.duration = 0.3
    #expect(motion.spring.response != 0.4)
    expectClose(motion.spring.dampingRatio, 0.86)
    motion.duration = 0
    #expect(motion.spring.isSnap)
  }

  @Test("leaves illegal lengths out of a row's surroundings", arguments: [-1.0, .nan, .infinity, -.infinity])
  func illegalLengths(length: Double) {
    #expect(CellAction(id: "A", width: length).width == 0)
    let context = CellContext(style: SwipeStyle(), width: length, leading: [], trailing: [])
    #expect(context.width == 0)
    #expect(context.paneWidth(.trailing) == 0)
  }

  @Test(
    "names the edge that an offset uncovers, by direction",
    arguments: [(1.0, Edge.leading), (-1, .trailing)]
  )
  func edges(offset: Double, edge: Edge) {
    #expect(Edge(uncoveredBy: offset, in: .leftToRight) == edge)
    #expect(Edge(uncoveredBy: offset, in: .rightToLeft) == edge.opposite)
    #expect(Edge(uncoveredBy: 0, in: .leftToRight) == nil)
    #expect(Edge(uncoveredBy: .nan, in: .leftToRight) == nil)
    #expect(edge.sign(in: .leftToRight) == offset)
  }
}
