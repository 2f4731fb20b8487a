import SwipeTable
import TestSupport
import Testing

@Suite("Text that has to fit")
struct TextMetricsTests {
  /// Ten points a character.
  private let style = TextStyle(size: 20, lineHeight: 24)
  private let metrics = TextMetrics.halfEm

  @Test(
    "is shortened at its end, and left alone where it fits",
    arguments: [
      ("abcdef", 60.0, "abcdef"), ("abcdef", 59.9, "abcd…"), ("abcdef", 50, "abcd…"), ("abcdef", 20, "a…"),
      ("abcdef", 10, "…"), ("abcdef", 9.9, ""), ("abcdef", 0, ""), ("abcdef", -5, ""), ("", 0, ""),
      ("", 50, ""),
      ("ab cdef", 40, "ab…"), ("ab, cdef", 50, "ab…"), (", ,,  ,", 50, "…"), ("  ab", 30, "…"),
      ("ab", .infinity, "ab"),
    ]
  )
  func truncated(text: String, width: Double, expected: String) {
    #expect(metrics.truncated(text, style, toWidth: width) == expected)
  }

  @Test("is cut between characters, never within one")
  func wholeCharacters() {
    let family = "👩‍👩‍👧"
    #expect(metrics.truncated(family + family + family, style, toWidth: 20) == family + "…")
    #expect(metrics.truncated("e\u{301}e\u{301}e\u{301}", style, toWidth: 20) == "e\u{301}…")
    #expect(metrics.truncated("नमस्ते दुनिया", style, toWidth: 30).hasSuffix("…"))
  }

  @Test(
    "is broken between words, as full as the lines can be, and the last line ends in …",
    arguments: [
      ("one two three", 70.0, 2, ["one two", "three"]), ("one two three", 69, 2, ["one", "two t…"]),
      ("one two three", 69, 3, ["one", "two", "three"]), ("one two three", 130, 2, ["one two three"]),
      ("one two three", 70, 1, ["one tw…"]), ("  one   two ", 70, 2, ["one two"]), ("", 70, 2, []),
      ("one", 70, 0, []), ("extraordinary word", 60, 2, ["extra…", "word"]),
      ("a b c d", 10, 3, ["a", "b", "…"]),
    ]
  )
  func lines(text: String, width: Double, limit: Int, expected: [String]) {
    #expect(metrics.lines(text, style, width: width, limit: limit) == expected)
  }

  @Test("without any room gives empty lines, not more than asked for", arguments: [0.0, -1, 5])
  func noRoom(width: Double) {
    let lines = metrics.lines("one two three", style, width: width, limit: 2)
    #expect(lines.count <= 2)
    #expect(lines.allSatisfy { $0.isEmpty })
  }

  @Test("is never wider than the room, and loses no word that would have fitted")
  func random() {
    var random = SeededRandom(seed: 11)
    // Letters of very different widths, one of them combining.
    let metrics = TextMetrics { text, _ in
      text.reduce(0) { $0 + (["i": 3, "W": 17, " ": 4, ",": 4, "…": 12][$1] ?? 9) }
    }
    for _ in 0..<3000 {
      let text = String((0..<random.whole(0...40)).map { _ in random.pick(Array("iiWWna  ,é🎈")) })
      let width = random.number(0...200)
      let cut = metrics.truncated(text, style, toWidth: width)
      #expect(metrics.width(of: cut, style) <= width)
      if metrics.width(of: text, style) <= width { #expect(cut == text) }
      let limit = random.whole(1...4)
      let lines = metrics.lines(text, style, width: width, limit: limit)
      #expect(lines.count <= limit)
      #expect(lines.allSatisfy { metrics.width(of: $0, style) <= width })
      if width >= 12 * 17, !lines.joined().contains("…") {
        let words = text.split(separator: " ").joined(separator: " ")
        #expect(lines.joined(separator: " ") == words)
      }
    }
  }

  @Test("is measured in few steps however long it is")
  func steps() {
    var count = 0
    let counting = TextMetrics { text, _ in
      count += 1
      return Double(text.count)
    }
    _ = counting.truncated(String(repeating: "a", count: 100_000), style, toWidth: 500)
    #expect(count < 25)
  }
}
