public import SwipeEngine
import SwipeTable

extension Session {
  /// The state at `time` as the beginning of another session. Complete where nothing moves and nobody touches: a
  /// header can say which rows are open, but not what was under way. O(rows).
  public func header(at time: Timestamp) -> RecordingHeader {
    var now = header
    now.width = table.viewport.width
    now.height = table.viewport.height
    now.style = style
    now.direction = table.direction
    now.scroll = max(0, table.scrollOffset(at: time))
    let open = Dictionary(
      uniqueKeysWithValues: table.activeRows(at: time).compactMap { row in
        row.phase == .open ? row.edge.map { (row.id, $0) } : nil
      })
    let rows = table.rows.map { row in
      var row = row
      row.open = open[row.id]
      return row
    }
    if rows != header.rows.list { now.rows = .listed(rows) }
    return now
  }
}
