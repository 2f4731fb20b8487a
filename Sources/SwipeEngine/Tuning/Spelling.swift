/// Finds the word that somebody probably meant, for error sentences.
package enum Spelling {
  /// Words longer than this (in bytes) are not compared: nobody mistyped them.
  private static let longestWord = 80

  /// The known word nearest to `word`, or nil where none is near: at most a third of its letters may differ
  /// (two of a short word, one of three letters or fewer), or it is the last part of one word only
  /// (`hardStop` for `drag.hardStop`), or has one as its last part or in front of it (`expansion.kind` for `expansion`), or
  /// stands in front of several (`swipecellkit` for `swipecellkit.border`). The first of equally near words wins, so the
  /// answer depends on nothing but the arguments. Complexity: O(n · m²) for n words of length m.
  package static func nearest(to word: String, in words: [String]) -> String? {
    guard !word.isEmpty, word.utf8.count <= longestWord else { return nil }
    let parts = words.filter { $0.hasSuffix("." + word) }
    if parts.count == 1 { return parts[0] }
    let pieces = word.split(separator: ".")
    if pieces.count > 1, let last = pieces.last.map(String.init), words.contains(last) { return last }
    var best: (word: String, distance: Int)?
    let allowed = word.utf8.count <= 3 ? 1 : max(2, word.utf8.count / 3)
    for candidate in words {
      let distance = distance(from: word.lowercased(), to: candidate.lowercased())
      guard distance <= allowed, distance < candidate.utf8.count else { continue }
      if distance < (best?.distance ?? .max) { best = (candidate, distance) }
    }
    let parent = pieces.dropLast().joined(separator: ".")
    if words.contains(parent), best.map({ $0.distance > nearMiss }) ?? true { return parent }
    return best?.word ?? words.first { $0.hasPrefix(word + ".") }
  }

  /// So many letters may differ for two words to be certainly the same one, mistyped.
  private static let nearMiss = 2

  /// The least number of bytes to insert, delete or replace that turns one word into the other (Levenshtein,
  /// 1965).
  private static func distance(from first: String, to second: String) -> Int {
    let first = Array(first.utf8)
    let second = Array(second.utf8)
    var row = Array(0...second.count)
    for (i, left) in first.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, right) in second.enumerated() {
        let replaced = diagonal + (left == right ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[second.count]
  }
}
