public import SwipeEngine

/// Writes a table into a display list: panes, actions, rows, separators. What a row shows is a closure.
public struct TablePainter {
  public var theme: Theme
  public var metrics: TextMetrics
  /// Where the separator under a row begins, from the leading edge, in points. Default 0.
  public var separatorInset = 0.0
  /// What a row's action looks like, where that depends on the row: only title and icon of the result count.
  /// Default: as it is.
  public var face: (RowID, SwipeAction) -> SwipeAction = { $1 }
  private let content: RowPainting.Content

  /// - Parameter content: draws one row's content, in the row's own coordinates.
  public init(theme: Theme, metrics: TextMetrics, content: @escaping RowPainting.Content) {
    self.theme = theme
    self.metrics = metrics
    self.content = content
  }

  /// Width of the shadow that a row throws on a pane under it, in points.
  private static let edgeShadowWidth = 10.0

  /// Draws the table as it is at `time`, its top left at (0, 0). O(visible rows).
  public func paint(_ table: SwipeTable, at time: Timestamp, into list: inout DisplayList) {
    let viewport = Rect(x: 0, y: 0, width: table.viewport.width, height: table.viewport.height)
    list.clipped(to: viewport) { list in
      list.append(.fill(viewport, theme.under))
      list.layer(offset: Point(x: 0, y: -table.scrollOffset(at: time))) { list in
        for snapshot in table.visibleRows(at: time) {
          guard let row = table.row(snapshot.id) else { continue }
          let frame = Rect(x: 0, y: snapshot.y, width: table.viewport.width, height: snapshot.height)
          paint(snapshot, row, frame, of: table, at: time, into: &list)
        }
      }
    }
  }

  private func paint(
    _ snapshot: RowSnapshot,
    _ row: Row,
    _ frame: Rect,
    of table: SwipeTable,
    at time: Timestamp,
    into list: inout DisplayList
  ) {
    let isPartial = snapshot.height != snapshot.fullHeight
    if isPartial { list.append(.pushClip(frame)) }
    if let edge = snapshot.edge {
      paintPane(snapshot, row, edge, frame, of: table, at: time, into: &list)
    }
    let isLast = snapshot.index == table.rows.count - 1
    list.layer(offset: Point(x: snapshot.offset, y: snapshot.y)) { list in
      let ground = Rect(x: 0, y: 0, width: frame.width, height: snapshot.fullHeight)
      list.append(.fill(ground, groundColor(of: snapshot)))
      content(
        RowPainting(
          row: row,
          width: frame.width,
          height: snapshot.fullHeight,
          direction: table.direction,
          isSelected: snapshot.isSelected,
          theme: theme,
          metrics: metrics
        ),
        &list
      )
      if !isLast { paintSeparator(ground, table.direction, into: &list) }
    }
    if isPartial { list.append(.popClip) }
  }

  private func groundColor(of snapshot: RowSnapshot) -> Color {
    var color = theme.row
    if snapshot.isHovered { color = theme.hover }
    if snapshot.isSelected { color = theme.tint }
    return color.mixed(with: theme.press, snapshot.pressure)
  }

  private func paintSeparator(_ ground: Rect, _ direction: LayoutDirection, into list: inout DisplayList) {
    list.append(
      .hairline(
        x: direction == .leftToRight ? separatorInset : 0,
        y: ground.maxY,
        width: ground.width - separatorInset,
        theme.rowSeparator
      )
    )
  }

  /// The strip that a moved row leaves: its ground, the slots, and the shadow of a row that lies above them.
  private func paintPane(
    _ snapshot: RowSnapshot,
    _ row: Row,
    _ edge: Edge,
    _ frame: Rect,
    of table: SwipeTable,
    at time: Timestamp,
    into list: inout DisplayList
  ) {
    let isLeft = snapshot.offset > 0
    let strip = Rect(
      x: isLeft ? 0 : max(0, frame.width + snapshot.offset),
      y: frame.y,
      width: min(abs(snapshot.offset), frame.width),
      height: frame.height
    )
    let painter = SlotPainter(theme: theme, metrics: metrics, snapshot: snapshot, isLeft: isLeft)
    list.clipped(to: strip) { list in
      list.append(.fill(strip, theme.pane))
      let widths = table.context(of: row).slotWidths(edge)
      for (index, action) in table.actions(of: row, edge).enumerated() where index < snapshot.slots.count {
        let slot = snapshot.slots[index]
        painter.paint(slot, face(row.id, action), width: widths[index], in: frame, at: time, into: &list)
      }
      if table.style.transition == .reveal {
        let x = isLeft ? strip.maxX - Self.edgeShadowWidth : strip.x
        let shadow = Rect(x: x, y: frame.y, width: Self.edgeShadowWidth, height: frame.height)
        list.append(.edgeShadow(shadow, towardsRight: !isLeft))
      }
    }
  }
}
