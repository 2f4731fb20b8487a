/// The pairs of brackets in a line, by rule BD16 of UAX #9: a closing bracket goes with the nearest open one of its
/// kind, and what was opened in between stays without a partner.
struct BracketPairs: Hashable, Sendable {
  /// The places of both brackets; in the order of the opening ones.
  let pairs: [Range<Int>]

  /// Brackets that may be open at the same time; a line with more has no pairs (BD16).
  static let deepest = 63

  /// Each opening bracket with its closing one, from BidiBrackets.txt: those in use outside of mathematics.
  private static let closing: [Character: Character] = [
    "(": ")", "[": "]", "{": "}", "⁅": "⁆", "⁽": "⁾", "₍": "₎", "⟨": "⟩", "⟪": "⟫", "⸨": "⸩", "〈": "〉",
    "《": "》", "「": "」", "『": "』", "【": "】", "〔": "〕", "〖": "〗", "（": "）", "［": "］", "｛": "｝",
  ]
  private static let closed = Set(closing.values)

  /// O(characters · depth).
  init(_ line: String) {
    var open: [(index: Int, closing: Character)] = []
    var pairs: [Range<Int>] = []
    for (index, character) in line.enumerated() {
      if let partner = Self.closing[character] {
        guard open.count < Self.deepest else {
          pairs = []
          break
        }
        open.append((index, partner))
      } else if Self.closed.contains(character),
        let match = open.lastIndex(where: { $0.closing == character })
      {
        pairs.append(open[match].index..<index)
        open.removeSubrange(match...)
      }
    }
    self.pairs = pairs.sorted { $0.lowerBound < $1.lowerBound }
  }
}
