public import SwipeEngine

/// Writes a table into a display list: panes, actions, rows, separators. What a row shows is a closure.
public struct TablePainter {
  public var theme: Theme
  public var metrics: TextMetrics
  /// Where the separator under a row begins, from the leading edge, in points. Default 0.
  public var separatorInset = 0.0
  /// What a row's action looks like, where that depends on the row: title, icon, look and colours of the result count,
  /// its width does not. Default: as it is.
  public var face: (RowID, SwipeAction) -> SwipeAction = { $1 }
  /// The ground of a row's pane on one side, which shows beside the slots and under those without a ground of their own.
  /// Nil, the default, is the theme's `pane`; under circular buttons, and where no action has a ground, it is `under`.
  public var paneColor: (RowID, Edge) -> Color? = { _, _ in nil }
  /// Draws the ground of an action whose `ActionLook.Ground` is `effect` into the slot's rectangle, in the coordinates of
  /// the table's content; it travels with the slot, and what lies outside of the slot is cut off. Default: nothing.
  public var effect: (RowID, SwipeAction, Rect, inout DisplayList) -> Void = { _, _, _, _ in }
  /// How far bars lie over the list at its edges, in points: `ButtonStyle.keepsInView` counts what they cover as not
  /// shown. Negative ones count points beside the list as shown. Default zero.
  public var barInsets = Insets.zero
  private let content: RowPainting.Content

  /// - Parameter content: draws one row's content, in the row's own coordinates.
  public init(theme: Theme, metrics: TextMetrics, content: @escaping RowPainting.Content) {
    self.theme = theme
    self.metrics = metrics
    self.content = content
  }

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
    if isPartial { list.append(.pushClip(shown(of: snapshot, frame))) }
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

  /// What is drawn of a row whose slot is not whole.
  private func shown(of snapshot: RowSnapshot, _ frame: Rect) -> Rect {
    let mask = CollapseMask(rowWidth: frame.width, height: frame.height, isPaneLeft: snapshot.offset > 0)
    return frame.intersection(mask.rect.offset(x: snapshot.offset, y: frame.y))
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

  private func paintPane(
    _ snapshot: RowSnapshot,
    _ row: Row,
    _ edge: Edge,
    _ frame: Rect,
    of table: SwipeTable,
    at time: Timestamp,
    into list: inout DisplayList
  ) {
    let viewport = Rect(
      x: 0,
      y: table.scrollOffset(at: time),
      width: table.viewport.width,
      height: table.viewport.height
    )
    PanePainter(
      theme: theme,
      metrics: metrics,
      snapshot: snapshot,
      frame: frame,
      style: table.options(of: row.id, edge).style ?? table.style,
      actions: table.actions(of: row, edge).map { face(row.id, $0) },
      ground: paneColor(row.id, edge),
      visible: viewport.inset(by: barInsets),
      effect: { effect(row.id, $0, $1, &$2) }
    )
    .paint(at: time, into: &list)
  }
}
