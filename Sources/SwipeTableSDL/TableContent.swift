import SwipeEngine
import SwipeTable

/// A window's content that is one table and nothing else.
@MainActor
final class TableContent: WindowContent {
  private(set) var table: SwipeTable
  var painter: TablePainter
  private let react: SwipeTable.Reaction

  init(table: SwipeTable, painter: TablePainter, react: @escaping SwipeTable.Reaction) {
    self.table = table
    self.painter = painter
    self.react = react
  }

  func take(_ input: TableInput, at time: Timestamp) {
    table.handle(input, at: time, react: react)
  }

  func advance(to time: Timestamp) {
    table.advance(to: time, react: react)
  }

  func needsFrame(at time: Timestamp) -> Bool {
    table.needsFrame(at: time)
  }

  var nextEvent: Timestamp { table.nextEvent }

  func picture(at time: Timestamp) -> (list: DisplayList, background: Color) {
    var list = DisplayList()
    painter.paint(table, at: time, into: &list)
    return (list, painter.theme.under)
  }
}
