/// Where in a text of several lines a byte stands, as people count.
struct TextPlace: Hashable, Sendable {
  /// Counted from 1.
  let line: Int
  /// The character within the line, counted from 1.
  let column: Int

  private static let lineFeed: UInt8 = 0x0A
  /// The two high bits of the bytes of UTF-8 that begin no character: 10.
  private static let continuationMask: UInt8 = 0xC0
  private static let continuation: UInt8 = 0x80

  /// The place of the byte at `offset`, counted from 0; the end of the text where there is no such byte. Complexity:
  /// O(n) in the bytes before it.
  init(of offset: Int, in text: ArraySlice<UInt8>) {
    let before = text.prefix(max(0, offset))
    line = before.count { $0 == Self.lineFeed } + 1
    let start = before.lastIndex(of: Self.lineFeed).map { $0 + 1 } ?? before.startIndex
    column = before[start...].count { $0 & Self.continuationMask != Self.continuation } + 1
  }
}
