import Testing

@testable import SwipeTableSDL

@Suite("Bracket pairs")
struct BracketPairsTests {
  @Test(
    "a closing bracket goes with the nearest open one of its kind",
    arguments: [
      ("", []), ("a(b)", [1..<3]), ("(a[b])", [0..<5, 2..<4]), ("(a[b)]", [0..<4]), ("a)b(", []),
      ("(()", [1..<2]), ("((a)", [1..<3]), ("「a」（b）", [0..<2, 3..<5]), ("(a]", []),
    ] as [(String, [Range<Int>])]
  )
  func pairs(line: String, expected: [Range<Int>]) {
    #expect(BracketPairs(line).pairs == expected)
  }

  @Test("a line with more open brackets than the algorithm allows has no pairs", arguments: [63, 64])
  func deepest(depth: Int) {
    let line = String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    #expect(BracketPairs(line).pairs.count == (depth <= BracketPairs.deepest ? depth : 0))
  }
}
