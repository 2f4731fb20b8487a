/// The dialog that lists the keys.
struct KeysSheet: Hashable, Sendable {
  /// What can be pressed.
  enum Part: Hashable, Sendable {
    case close
  }

  /// What one combination of keys does.
  struct Line: Hashable, Sendable {
    /// The caps, from the first pressed to the last.
    var keys: [String]
    var what: String
  }

  /// Keys that belong together.
  struct Group: Hashable, Sendable {
    var head: String
    var lines: [Line]
  }

  static let title = "Keys"

  var groups: [Group]

  init(_ content: [(head: String, lines: [(keys: [String], what: String)])]) {
    groups = content.map { group in
      Group(head: group.head, lines: group.lines.map { Line(keys: $0.keys, what: $0.what) })
    }
  }
}
