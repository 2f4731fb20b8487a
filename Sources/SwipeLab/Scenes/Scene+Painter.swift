import SwipeTable

extension Scene {
  /// Draws the table with its rows as the scene has them at present.
  func painter(theme: Theme, metrics: TextMetrics) -> TablePainter {
    var painter = TablePainter(theme: theme, metrics: metrics, content: draw)
    painter.separatorInset = separatorInset
    painter.face = { face(of: $1, in: $0) }
    return painter
  }
}
