import Testing

@testable import SwipeLab

@Suite("A number for people")
struct FigureTextTests {
  @Test(
    "has a true minus, thousands apart and fixed decimals",
    arguments: [
      (0, 0, "0"), (-0.0, 1, "0.0"), (-0.04, 1, "0.0"), (0.05, 1, "0.1"), (-1484, 0, "−1\u{2009}484"),
      (1_234_567.891, 2, "1\u{2009}234\u{2009}567.89"), (0.996, 2, "1.00"), (-999.95, 1, "−1\u{2009}000.0"),
      (.nan, 1, "–"), (.infinity, 0, "–"), (1e300, 0, "–"),
    ] as [(Double, Int, String)]
  )
  func fixed(_ number: Double, _ decimals: Int, _ text: String) {
    #expect(FigureText.fixed(number, decimals: decimals) == text)
  }

  @Test("is a dash where there is none, and plain for a machine")
  func plain() {
    #expect(FigureText.fixed(nil, decimals: 1) == "–")
    #expect(FigureText.plain(nil, decimals: 1) == nil)
    #expect(FigureText.plain(-1484.25, decimals: 3) == "-1484.250")
  }

  @Test("has a decimal only where it takes one", arguments: [(-222, "−222"), (74.5, "74.5"), (0.01, "0")])
  func length(_ points: Double, _ text: String) {
    #expect(FigureText.length(points) == text)
  }

  @Test("stands in an SVG file with what XML reads otherwise spelled out")
  func escaped() {
    #expect(SVGWriter.escaped("a<b>&\"c\"\u{1}é") == "a&lt;b&gt;&amp;&quot;c&quot;\u{FFFD}é")
  }
}
