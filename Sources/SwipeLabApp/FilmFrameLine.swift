/// How far a film has come, as a line for programs: `frame 412 of 600`.
struct FilmFrameLine: Hashable {
  let done: Int
  let total: Int

  private static let words = ("frame", "of")

  init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }

  /// Nil for a line that says something else.
  init?(_ line: some StringProtocol) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0] == Self.words.0, parts[2] == Self.words.1,
      let done = Int(parts[1]), let total = Int(parts[3]), (0...total).contains(done)
    else { return nil }
    self.init(done: done, total: total)
  }

  var text: String { "\(Self.words.0) \(done) \(Self.words.1) \(total)" }
}
