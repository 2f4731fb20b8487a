extension TextMetrics {
  /// What stands for the part of a text that does not fit.
  private static let ellipsis = "…"

  /// The text, shortened at its end to fit a width in points. O(log n) measurements; empty where not even "…" fits.
  public func truncated(_ text: String, _ style: TextStyle, toWidth width: Double) -> String {
    guard self.width(of: text, style) > width else { return text }
    let fitting = Fitting(text: text, style: style, width: width, limit: 0)
    return kept(fitting) { [cut(text, style, toWidth: width)] }.first ?? ""
  }

  /// The shortened text, made anew.
  private func cut(_ text: String, _ style: TextStyle, toWidth width: Double) -> String {
    guard self.width(of: text, style) > width else { return text }
    guard self.width(of: Self.ellipsis, style) <= width else { return "" }
    let characters = Array(text)
    var (fits, fails) = (0, characters.count)
    while fails - fits > 1 {
      let middle = (fits + fails) / 2
      if self.width(of: shortened(characters, to: middle), style) <= width {
        fits = middle
      } else {
        fails = middle
      }
    }
    return shortened(characters, to: fits)
  }

  /// The text broken between words into at most `limit` lines of a width in points; what does not fit ends in "…".
  /// A word that is wider than a line is shortened. O(words) measurements.
  public func lines(_ text: String, _ style: TextStyle, width: Double, limit: Int) -> [String] {
    guard limit > 0 else { return [] }
    return kept(Fitting(text: text, style: style, width: width, limit: limit)) {
      broken(text, style, width: width, limit: limit)
    }
  }

  /// The lines, made anew. Asks for nothing that is kept: a cache is not asked again while it waits for an answer.
  private func broken(_ text: String, _ style: TextStyle, width: Double, limit: Int) -> [String] {
    var lines: [String] = []
    var words = text.split(separator: " ").map(String.init)[...]
    while !words.isEmpty, lines.count < limit {
      if lines.count == limit - 1 {
        lines.append(cut(words.joined(separator: " "), style, toWidth: width))
        break
      }
      var line = words.removeFirst()
      while let next = words.first, self.width(of: line + " " + next, style) <= width {
        line += " " + next
        words.removeFirst()
      }
      lines.append(cut(line, style, toWidth: width))
    }
    return lines
  }

  /// The first characters and "…", without a space or comma before it.
  private func shortened(_ characters: [Character], to count: Int) -> String {
    var kept = characters.prefix(count)
    while let last = kept.last, last == " " || last == "," { kept.removeLast() }
    return String(kept) + Self.ellipsis
  }
}
