/// What fontconfig answers to a pattern.
struct FontMatch: Hashable, Sendable {
  /// The typeface's names, separated by commas: `Inter,Inter Semi Bold`.
  var family: String
  var file: String
  /// Whether its letters are pictures with colours of their own, which cannot be drawn as coverage.
  var isColored: Bool

  /// Asks `fc-match`; nil where there is none, or no font.
  static func best(for pattern: String) -> FontMatch? {
    System.output(of: "fc-match", ["-f", "%{family}\n%{file}\n%{color}\n", pattern]).flatMap(
      FontMatch.init(answer:)
    )
  }

  /// Reads an answer of the form `family`, `file`, `True` or `False`, a line each.
  init?(answer: String) {
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count >= 3, !lines[1].isEmpty else { return nil }
    self.init(family: String(lines[0]), file: String(lines[1]), isColored: lines[2] == "True")
  }

  init(family: String, file: String, isColored: Bool = false) {
    self.family = family
    self.file = file
    self.isColored = isColored
  }
}
