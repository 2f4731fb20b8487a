import SwipeEngine
import TestSupport
import Testing

@Suite("Trigger points as text")
struct TriggerPointTextTests {
  @Test("a whole percentage is written as one", arguments: 0...100)
  func wholePercentages(percent: Int) throws {
    let text = "\(percent)% back"
    let point = try #require(TriggerPoint(text))
    #expect(point.place == .fraction(Double(percent) / 100))
    #expect(point.description == text)
  }

  @Test("any fraction reads back as the very same number")
  func losesNothing() throws {
    var random = SeededRandom(seed: 20_261_204)
    let fractions = (0..<2000).map { _ in random.number(0...1) }
    for fraction in fractions + [0, 1e-40, 1e-7, 0.001, 1, 2.5, 12_345.678, 1e18] {
      let point = TriggerPoint(.fraction(fraction), .exit)
      #expect(TriggerPoint(point.description) == point)
    }
  }

  @Test(
    "what is no number is no point",
    arguments: [
      "% back", "e% back", "1e2e3% back", "inf% back", "nan% back", "-1% back", "1e999% back", "7 back",
    ]
  )
  func refused(text: String) { #expect(TriggerPoint(text) == nil) }
}
