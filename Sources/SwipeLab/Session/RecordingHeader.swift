public import SwipeEngine
public import SwipeTable

/// What a session begins with: the first line of a recording.
public struct RecordingHeader: Hashable, Sendable {
  /// The rows, as the file states them.
  public enum Rows: Hashable, Sendable {
    /// So many rows named `prefix0`, `prefix1`, …, without anything of their own.
    case numbered(count: Int, prefix: String)
    case listed([Row])

    /// The rows themselves. Complexity: O(n) for numbered ones; a negative count gives none.
    public var list: [Row] {
      switch self {
      case .numbered(let count, let prefix): (0..<max(count, 0)).map { Row(id: prefix + String($0)) }
      case .listed(let rows): rows
      }
    }
  }

  /// The list's size in points, each from 0 to `Recording.largestLength`.
  public var width: Double
  public var height: Double
  public var style = StyleReference()
  public var direction = LayoutDirection.leftToRight
  /// The height in points of a row that has none of its own. Default 60.
  public var rowHeight = Self.standardRowHeight
  public var rows: Rows
  /// The actions of every row that has none of its own on that side, the one next to the content first.
  public var leading: [SwipeAction] = []
  public var trailing: [SwipeAction] = []
  /// What the rows show. Default `plain`, the id as title.
  public var scene = Self.standardScene
  /// The scroll offset at the start in points. Default 0.
  public var scroll = 0.0
  /// What the application does when an action fires, in the file's order; each action at most once.
  public var reactions: [Reaction] = []
  /// For a style that uses randomness. Default 0.
  public var seed = 0

  /// Points; the row height where the header names none. Part of the format.
  public static let standardRowHeight = SwipeTable.standardRowHeight
  /// The scene where the header names none.
  public static let standardScene = "plain"

  public init(width: Double, height: Double, rows: Rows) {
    self.width = width
    self.height = height
    self.rows = rows
  }

  /// The commands to run when an action fires, none where the application does nothing.
  /// Complexity: O(n) in the number of reactions.
  public func commands(for action: ActionID) -> [ReactionCommand] {
    reactions.first { $0.action == action }?.commands ?? []
  }
}
