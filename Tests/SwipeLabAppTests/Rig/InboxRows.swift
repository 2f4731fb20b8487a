import SwipeEngine
import SwipeLab
import SwipeTable

/// Where the rows of the window's inbox are, before anything is scrolled.
enum InboxRows {
  /// A place in the middle of a row's height, in points of the table.
  static func place(in row: Int, x: Double) -> Point {
    let heights = InboxScene().header.rows.list.prefix(row + 1).map { $0.height ?? 0 }
    return Point(x: x, y: heights.reduce(0, +) - (heights.last ?? 0) / 2)
  }

  /// The number of rows.
  static var count: Int { InboxScene().header.rows.list.count }
}
