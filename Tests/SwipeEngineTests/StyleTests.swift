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

  /// Every number of a style, by its parameter's id.
  private static let numbers: [(String, any WritableKeyPath<SwipeStyle, Double> & Sendable)] = [
    ("recognition.slop", \.recognition.slop), ("recognition.bias", \.recognition.bias),
    ("drag.rubberBand", \.drag.rubberBand), ("release.velocityThreshold", \.release.velocityThreshold),
    ("release.openThreshold", \.release.openThreshold), ("settle.response", \.settle.response),
    ("settle.dampingRatio", \.settle.dampingRatio), ("deleteThreshold", \.expansion.deleteThreshold),
    ("expansion.minimumOverscroll", \.expansion.minimumOverscroll),
    ("expansion.selectionFraction", \.expansion.selectionFraction),
    ("expansion.edgeInset", \.expansion.edgeInset), ("fill.response", \.expansion.fill.response),
    ("fill.dampingRatio", \.expansion.fill.dampingRatio), ("spread.response", \.expansion.spread.response),
    ("spread.dampingRatio", \.expansion.spread.dampingRatio),
    ("scroll.decelerationRate", \.scroll.decelerationRate), ("scroll.rubberBand", \.scroll.rubberBand),
    ("scroll.bounceResponse", \.scroll.bounceResponse),
    ("scroll.bounceDampingRatio", \.scroll.bounceDampingRatio),
    ("slide.launch", \.slide.launch),
    ("leave.slowest", \.leave.slowest),
    ("leave.fastest", \.leave.fastest),
    ("stage.padding", \.stage.padding),
    ("stage.colorDuration", \.stage.colorDuration),
    ("release.decelerationRate", \.release.decelerationRate),
    ("expansion.touchThreshold", \.expansion.touchThreshold),
    ("expansion.overscroll", \.expansion.overscroll),
    ("expansion.stretch", \.expansion.stretch),
    ("expansion.elasticity", \.expansion.elasticity),
    ("expansion.hysteresis", \.expansion.hysteresis),
    ("expansion.minimumTravel", \.expansion.minimumTravel),
    ("expansion.fillExtent", \.expansion.fillExtent),
    ("drag.elasticity", \.drag.elasticity),
    ("drag.wrongWay", \.drag.wrongWay),
    ("slide.dampingRatio", \.slide.dampingRatio),
    ("buttons.padding", \.buttons.padding),
    ("buttons.spacing", \.buttons.spacing),
    ("effects.scaleDuration", \.effects.scaleDuration),
    ("effects.initialScale", \.effects.initialScale),
    ("effects.scaleThreshold", \.effects.scaleThreshold),
    ("effects.fadeDuration", \.effects.fadeDuration),
    ("effects.fadeScale", \.effects.fadeScale),
    ("effects.fadeDelay", \.effects.fadeDelay),
  ]

  @Test("moves a number that is set outside of its range to the nearer end", arguments: numbers)
  func limits(id: String, path: any WritableKeyPath<SwipeStyle, Double> & Sendable) throws {
    guard case .number(let range, _, _, _) = try SwipeStyle.known(id).kind else {
      Issue.record("\(id) is no number")
      return
    }
    var style = SwipeStyle()
    for value in [range.lowerBound.nextDown, -1e9, -.infinity] {
      style[keyPath: path] = value
      #expect(style[keyPath: path] == range.lowerBound)
    }
    for value in [range.upperBound.nextUp, 1e9, .infinity] {
      style[keyPath: path] = value
      #expect(style[keyPath: path] == range.upperBound)
    }
    for value in [range.lowerBound, range.upperBound, (range.lowerBound + range.upperBound) / 2] {
      style[keyPath: path] = value
      #expect(style[keyPath: path] == value)
    }
    // The motions of a full swipe have the defaults of every motion there.
    style[keyPath: path] = .nan
    let standard =
      id.hasPrefix("fill.") || id.hasPrefix("spread.")
      ? try SwipeStyle().value(of: "settle." + id.drop { $0 != "." }.dropFirst())
      : try SwipeStyle().value(of: id)
    #expect(try style.value(of: id) == standard)
  }

  @Test("names every number in the table of this test but the durations")
  func allNumbers() {
    let ids = SwipeStyle.parameters.filter { parameter in
      if case .number(_, _, _, canBeNull: false) = parameter.kind { true } else { false }
    }
    #expect(Set(ids.map(\.id)) == Set(Self.numbers.map(\.0)))
  }

  @Test(
    "limits a duration too, and takes NaN for none",
    arguments: [(-1.0, 0.0), (11, 10), (.infinity, 10), (0.3, 0.3), (.nan, nil)] as [(Double, Double?)]
  )
  func durations(value: Double, kept: Double?) {
    var motion = SettleMotion()
    motion.duration = value
    #expect(motion.duration == kept)
    #expect(SettleMotion(response: -1, dampingRatio: 0).response == 0)
    #expect(SettleMotion(response: -1, dampingRatio: 0).dampingRatio > 0)
  }

  @Test(
    "lets every row arrive, even with the least damping that can be asked for",
    arguments: [0.0, -1, .nan]
  )
  func arrives(dampingRatio: Double) {
    var row = CellDriver { $0.settle.dampingRatio = dampingRatio }
    row.grab()
    row.move(-100)
    row.release()
    #expect(row.cell.nextEvent < .distantFuture)
    row.pass(60_000)
    #expect(row.cell.nextEvent == .distantFuture)
    #expect(row.offset == -160)
    #expect(row.velocity == 0)
  }

  @Test("leaves illegal lengths out of a row's surroundings", arguments: [-1.0, .nan, .infinity, -.infinity])
  func illegalLengths(length: Double) {
    #expect(CellAction(id: "A", width: length).demand == .width(0))
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
    #expect(Edge(uncoveredBy: offset, in: .rightToLeft) == (edge == .leading ? .trailing : .leading))
    #expect(Edge(uncoveredBy: 0, in: .leftToRight) == nil)
    #expect(Edge(uncoveredBy: .nan, in: .leftToRight) == nil)
    #expect(edge.sign(in: .leftToRight) == offset)
  }
}
