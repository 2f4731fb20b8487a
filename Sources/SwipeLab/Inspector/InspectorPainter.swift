import SwipeEngine
import SwipeTable

/// Draws the inspector: its ground, and each band of its layout.
struct InspectorPainter {
  let inspector: Inspector
  let subject: Inspector.Subject
  let pane: Inspector.Pane
  let theme: Theme
  let metrics: TextMetrics
  let time: Timestamp
  let layout: InspectorLayout

  var controls: ControlPainter { ControlPainter(theme: theme, metrics: metrics) }
  var fields: TextFieldPainter { TextFieldPainter(theme: theme, metrics: metrics) }
  var isSheet: Bool { pane.placement == .sheet }

  func paint(into list: inout DisplayList) {
    paintGround(into: &list)
    list.clipped(to: pane.frame) { list in
      for row in layout.rows {
        // What is cut off somewhere is clipped; the rest costs nothing more.
        let visible = row.frame.intersection(row.clip)
        guard !visible.isEmpty else { continue }
        let isWhole = visible == row.frame
        if isWhole { paint(row, into: &list) } else { list.clipped(to: row.clip) { paint(row, into: &$0) } }
      }
      guard !isSheet else { return }
      let line = Rect(x: pane.frame.x, y: pane.frame.y, width: Self.edge, height: pane.frame.height)
      list.append(.fill(line, theme.separator))
    }
  }

  private func paintGround(into list: inout DisplayList) {
    if isSheet {
      SheetGround(frame: pane.frame, color: theme.panel).paint(theme, into: &list)
    } else {
      list.append(.fill(pane.frame, theme.panel))
    }
  }

  /// The line between the stage and the pane, in points.
  private static let edge = 0.5

  private func paint(_ row: InspectorLayout.Row, into list: inout DisplayList) {
    switch row.content {
    case .head: paintHead(in: row.frame, into: &list)
    case .sides: paintSides(into: &list)
    case .search: paintSearch(into: &list)
    case .chips: paintChips(into: &list)
    case .section(let group, let changes, let hasChevron):
      paintSection(group, changes: changes, hasChevron: hasChevron, in: row.frame, into: &list)
    case .settleForm: paintSettleForm(into: &list)
    case .springCard:
      SpringCardPainter(subject: subject, theme: theme, metrics: metrics).paint(
        in: row.frame.inset(by: Insets(left: InspectorMeasures.padding, right: InspectorMeasures.padding)),
        into: &list
      )
    case .parameter(let row): paint(row, into: &list)
    case .nothingFound: paintNothingFound(in: row.frame, into: &list)
    case .foot: paintFoot(in: row.frame, into: &list)
    }
  }
}

extension Inspector {
  /// Draws the inspector as it is at `time`, with its ground.
  func paint(
    _ subject: Subject,
    in pane: Pane,
    theme: Theme,
    metrics: TextMetrics,
    at time: Timestamp,
    into list: inout DisplayList
  ) {
    InspectorPainter(
      inspector: self,
      subject: subject,
      pane: pane,
      theme: theme,
      metrics: metrics,
      time: time,
      layout: layout(subject, in: pane, at: time)
    ).paint(into: &list)
  }
}
