import SwipeEngine
import SwipeTable

/// Tables and gestures to measure with.
enum SampleTable {
  /// The size of the window that opens at first, in points.
  static let width = 420.0
  static let height = 800.0
  private static let rowHeight = 72.0
  private static let heights = [72.0, 84, 104]

  /// Rows of three heights.
  static func rows(_ count: Int) -> [Row] {
    (0..<count).map { Row(id: "row \($0)", height: heights[$0 % heights.count]) }
  }

  /// A table with so many rows, scrolled to its middle.
  static func table(rows count: Int) -> SwipeTable { table(rows(count)) }

  /// A table with these rows, scrolled to its middle.
  static func table(_ rows: [Row]) -> SwipeTable {
    let total = rows.reduce(0) { $0 + ($1.height ?? rowHeight) }
    return SwipeTable(
      rows: rows,
      leading: [SwipeAction(id: "read", title: "Read")],
      trailing: [SwipeAction(id: "flag", title: "Flag"), SwipeAction(id: "delete", title: "Delete")],
      rowHeight: rowHeight,
      viewport: SwipeTable.Viewport(width: width, height: height),
      scroll: (total / 2).rounded()
    )
  }
}
