import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport

extension Scene {
  /// What the scene draws for one row, in the row's own coordinates.
  func drawn(
    _ row: RowID,
    width: Double = 390,
    height: Double = 104,
    direction: LayoutDirection = .leftToRight,
    theme: Theme = .light
  ) -> DisplayList {
    var content = DisplayList()
    let painter = TablePainter(theme: theme, metrics: .halfEm) { painting, _ in draw(painting, into: &content)
    }
    let table = SwipeTable(
      rows: [Row(id: row, height: height)],
      viewport: SwipeTable.Viewport(width: width, height: height),
      direction: direction
    )
    var list = DisplayList()
    painter.paint(table, at: .zero, into: &list)
    return content
  }
}
