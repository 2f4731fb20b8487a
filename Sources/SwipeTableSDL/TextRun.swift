import SDL

/// A stretch of a line that one font sets in one direction.
struct TextRun: Hashable {
  var path: String
  /// The letters in the order in which they are read.
  var text: String
  /// The embedding level of UAX #9: even from left to right, odd from right to left.
  var level: UInt8 = 0
  /// The script of the letters from right to left; nil where there are none, or in an unknown one.
  var script: Script?

  var direction: TextDirection { Self.isRightToLeft(level) ? .rightToLeft(script) : .leftToRight }

  static func isRightToLeft(_ level: UInt8) -> Bool { !level.isMultiple(of: 2) }

  /// Whether another run that follows in reading order can be set together with this one. Spaces and punctuation go
  /// with every script.
  func goesOn(with next: TextRun) -> Bool {
    path == next.path && level == next.level
      && (script == next.script || script == nil || next.script == nil)
  }

  mutating func append(_ next: TextRun) {
    text += next.text
    script = script ?? next.script
  }
}

extension [TextRun] {
  /// The runs from left to right, given in the order in which they are read: rule L2 of UAX #9. From the highest level
  /// down to the first, every stretch of that level or above is turned round. O(runs · levels).
  var inVisualOrder: [TextRun] {
    var runs = self
    for level in stride(from: runs.map(\.level).max() ?? 0, to: 0, by: -1) {
      var start = runs.startIndex
      while let first = runs[start...].firstIndex(where: { $0.level >= level }) {
        let end = runs[first...].firstIndex { $0.level < level } ?? runs.endIndex
        runs[first..<end].reverse()
        start = end
      }
    }
    return runs
  }
}
