extension StringProtocol {
  /// The text without white space at its ends.
  public var trimmed: String {
    let start = drop { $0.isWhitespace }
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }

  /// The text with a capital at its beginning: a clause as a sentence of its own.
  var withCapital: String { prefix(1).uppercased() + dropFirst() }
}
