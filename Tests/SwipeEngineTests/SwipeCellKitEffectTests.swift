import SwipeEngine
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: what the contents of slots do")
struct SwipeCellKitEffectTests {
  struct Turn: Decodable, Sendable {
    var oldPercent: Double
    var newPercent: Double
    var threshold: Double
    var initialScale: Double
  }

  struct Scaling: Decodable, Sendable {
    var setScaleNow: Double?
    var animateScaleTo: Double?
    var duration: Double?
  }

  struct Arming: Decodable, Sendable {
    var expanding: Bool
    var count: Int
  }

  struct Fading: Decodable, Sendable {
    struct Item: Decodable, Sendable {
      var callerIndex: Int
      var delay: Double
      var duration: Double
      var scale: Double
      var alpha: Double
    }

    var layoutDelay: Double
    var layoutDuration: Double
    var items: [Item]
  }

  typealias ScaleVector = SwipeCellKitVector<Turn, Scaling>
  typealias FadeVector = SwipeCellKitVector<Arming, Fading>

  @Test(
    "a content is small as it appears, and grows and shrinks at the threshold",
    arguments: try SwipeCellKitVectors.exact("scaleTransition") as [ScaleVector]
  )
  func scale(_ vector: ScaleVector) {
    let (input, expected) = (vector.input, vector.expected)
    let effect = ScaleTransition(initialScale: input.initialScale, threshold: input.threshold)
    let context = SlotTransition.Context(
      action: SwipeCellKitPanel.outermost,
      edge: .trailing,
      oldFraction: input.oldPercent,
      newFraction: input.newPercent
    )
    let change = SlotTransition.scale(effect).change(context)
    #expect(change?.fromScale == nil)
    let isAtOnce = change?.duration == 0
    #expect((isAtOnce ? change?.scale : nil) == expected.setScaleNow)
    #expect((isAtOnce ? nil : change?.scale) == expected.animateScaleTo)
    #expect((isAtOnce ? nil : change?.duration) == expected.duration)
    #expect(change?.delay ?? 0 == 0)
    #expect(change?.alpha == nil)
  }

  @Test(
    "the other contents fade one after the other when a full swipe arms",
    arguments: try SwipeCellKitVectors.exact("scaleAlpha") as [FadeVector]
  )
  func fade(_ vector: FadeVector) throws {
    let (arming, count) = (vector.input.expanding, vector.input.count)
    let effect = ExpansionEffect.scaleAndAlpha()
    let timing = effect.timing(arming, count)
    let style = SwipeStyle.swipeCellKit(.border)
    vector.expect(timing.delay, vector.expected.layoutDelay, "the slot's delay")
    let duration = try #require(timing.duration ?? style.expansion.spread.duration)
    vector.expect(duration, vector.expected.layoutDuration, "the slot's time")
    let items = effect.changes(arming, count)
    #expect(items.map(\.index) == vector.expected.items.map(\.callerIndex))
    for (item, expected) in zip(items, vector.expected.items) {
      vector.expect(item.change.delay, expected.delay, "the delay of \(item.index)")
      vector.expect(item.change.duration, expected.duration, "the time of \(item.index)")
      #expect(item.change.scale == expected.scale)
      #expect(item.change.alpha == expected.alpha)
    }
  }
}
