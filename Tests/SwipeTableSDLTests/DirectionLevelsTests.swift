import Testing

@testable import SwipeTableSDL

/// The levels are written as digits, one for each character; those expected are what FriBidi 1.0.8 gives.
@Suite("Direction levels")
struct DirectionLevelsTests {
  private func levels(_ line: String) -> String? {
    DirectionLevels(line)?.levels.map(String.init).joined()
  }

  @Test(
    "a line without letters from right to left has no levels",
    arguments: ["", " ", "Inbox", "Ж é 日本語 हिन्दी", "12 (3)", "👩‍👩‍👧‍👦", "…", "\u{200D}", "\u{FEFF}", "\u{202E}abc"]
  )
  func leftToRight(line: String) {
    #expect(DirectionLevels(line) == nil)
  }

  @Test(
    "every block from right to left is known",
    arguments: ["א", "ب", "ܐ", "ހ", "ߊ", "ࠀ", "ࡀ", "ࢠ", "יִ", "ﭐ", "ﺏ", "𐤀", "𐴀", "𐼰", "𞤀", "𞸀"] as [Character]
  )
  func blocks(letter: Character) {
    #expect(levels("\(letter)") == "1")
    #expect(levels("a\(letter)") == "01")
  }

  @Test(
    "the first letter makes the base direction",
    arguments: [("אa", 1), ("aא", 0), ("12 (א a", 1), ("… aא", 0), ("\u{200F}aא", 1), ("٣", 0)]
  )
  func base(line: String, base: UInt8) {
    #expect(DirectionLevels(line)?.base == base)
  }

  @Test(
    "spaces and punctuation go with both neighbours where these agree, else with the base direction",
    arguments: [
      ("שלום עולם", "111111111"), ("שלום abc", "11111222"), ("abc שלום", "00001111"),
      ("א a b ג", "1122211"), ("a א, ב b", "00111100"), ("שלום!", "11111"), ("abc שלום!", "000011110"),
      ("א…", "11"), ("aא…", "010"), ("אa…", "121"), ("  א  ", "11111"),
    ]
  )
  func neutrals(line: String, expected: String) {
    #expect(levels(line) == expected)
  }

  @Test(
    "numbers run from left to right everywhere",
    arguments: [
      ("א 12 ב", "112211"), ("a א 12 ב b", "0011221100"), ("a 12 א", "000001"),
      ("א 1,250.50", "1122222222"), ("א 5%", "1122"), ("א %5-", "11221"), ("א -5", "1112"),
      ("א 1-2", "11222"), ("א 1,,2", "112112"), ("ب 1-2", "11212"), ("ب 1,2", "11222"), ("ب ١٢", "1122"),
      ("٠ ٣", "212"), ("א ۱۲", "1122"), ("א €5", "1122"), ("ߊ ߁", "111"),
    ]
  )
  func numbers(line: String, expected: String) {
    #expect(levels(line) == expected)
  }

  @Test(
    "a pair of brackets stays together",
    arguments: [
      ("a א (ב) b", "001111100"), ("a (א ב) ג", "000111001"), ("א (a) ב", "1112111"), ("א (a b)", "1112221"),
      ("a (א) b", "0001000"), ("א b (c) ד", "112222211"), ("a (b א) ג", "000001001"), ("א (ב", "1111"),
      ("a א [ב) b", "001111000"), ("a א () b", "00100000"),
    ]
  )
  func brackets(line: String, expected: String) {
    #expect(levels(line) == expected)
  }

  @Test("marks follow their letter")
  func marks() {
    #expect(levels("שָׁלוֹם a") == "111112")
    #expect(levels("a\u{5B8}") == "0")
  }

  @Test("every character gets a level, at most 2, also in the longest text")
  func long() {
    let line = String(repeating: "א (a [1) ", count: 455)
    let found = DirectionLevels(line)
    #expect(found?.levels.count == line.count)
    #expect(found?.levels.allSatisfy { $0 <= 2 } == true)
  }
}
