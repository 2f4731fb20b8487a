public import SwipeEngine
public import SwipeTable

extension Laboratory {
  /// The whole window as it is at `time`.
  public func displayList(at time: Timestamp, metrics: TextMetrics) -> DisplayList {
    var list = DisplayList()
    LabPainter(lab: self, theme: theme(at: time), metrics: metrics, time: time).paint(into: &list)
    return list
  }

  /// What shows where nothing is drawn.
  public func background(at time: Timestamp) -> Color { theme(at: time).under }
}

/// Draws the window: the table on its stage, the title bar, bars and the menu.
struct LabPainter {
  var lab: Laboratory
  var theme: Theme
  var metrics: TextMetrics
  var time: Timestamp

  // The visual language, sections 2, 3 and 6. Lengths in points.
  private static let title = TextStyle(size: 22, lineHeight: 28, weight: .bold)
  private static let titleOrigin = Point(x: 20, y: 8)
  private static let caption = TextStyle(size: 12, lineHeight: 16)
  private static let captionY = 36.0
  private static let toolIcon = 20.0
  private static let toolRadius = 10.0

  func paint(into list: inout DisplayList) {
    paintStage(into: &list)
    paintTitleBar(into: &list)
    for kind in BarKind.allCases.reversed() {
      guard let bar = lab.bar(kind) else { continue }
      BarPainter(
        layout: lab.layout,
        theme: theme,
        metrics: metrics,
        time: time,
        pressedButton: lab.pressedButton(of: kind)
      ).paint(bar, position: lab.position(of: kind), into: &list)
    }
    if let menu = lab.menu {
      MenuPainter(menu: menu, layout: lab.layout, theme: theme, metrics: metrics, time: time)
        .paint(into: &list)
    }
  }

  private func paintStage(into list: inout DisplayList) {
    let stage = lab.layout.stage
    let table = lab.session.table
    let now = lab.sessionTime(time)
    list.clipped(to: stage) { list in
      let covers = table.viewport.width >= stage.width && table.viewport.height >= stage.height
      if !covers { list.append(.fill(stage, theme.backdrop)) }
      list.layer(offset: Point(x: stage.x, y: stage.y)) { list in
        lab.scene.painter(theme: theme, metrics: metrics).paint(table, at: now, into: &list)
        RowMarkPainter(lab: lab, theme: theme, time: now).paint(into: &list)
        if table.rows.isEmpty {
          EmptyListPainter(theme: theme, metrics: metrics)
            .paint(width: table.viewport.width, height: table.viewport.height, into: &list)
        }
        if let replay = lab.replay { FingerPainter(theme: theme).paint(replay.pointers, into: &list) }
      }
    }
  }

  private func paintTitleBar(into list: inout DisplayList) {
    let bar = lab.layout.titleBar
    list.append(.fill(bar, theme.row))
    let room = lab.layout.tool(.appearance).x - LabLayout.toolGap - Self.titleOrigin.x
    let title = metrics.truncated(lab.scene.title, Self.title, toWidth: room)
    list.text(title, at: Self.titleOrigin, Self.title, theme.text)
    let summary = metrics.truncated(summary, Self.caption, toWidth: room)
    list.text(summary, at: Point(x: Self.titleOrigin.x, y: Self.captionY), Self.caption, theme.text2)
    for tool in LabLayout.Tool.allCases { paintTool(tool, into: &list) }
    list.append(.hairline(x: 0, y: bar.maxY, width: bar.width, theme.separator))
  }

  private var summary: String {
    guard let replay = lab.replay else { return lab.scene.summary }
    return replay.isFinished ? "Replay finished · R plays it again" : "Replay"
  }

  private func paintTool(_ tool: LabLayout.Tool, into list: inout DisplayList) {
    let frame = lab.layout.tool(tool)
    let isOn = tool == .menu && lab.menu.map { $0.row == nil } ?? false
    var ground: Color?
    if lab.hoveredTool == tool { ground = theme.hover }
    if lab.isPressed(tool) { ground = theme.press }
    if isOn { ground = theme.tint }
    if let ground { list.append(.roundedRect(frame, radius: Self.toolRadius, ground)) }
    let icon =
      switch tool {
      case .menu: "ellipsis"
      case .appearance: lab.appearance == .dark ? "sun" : "moon"
      }
    list.icon(
      icon,
      at: Point(x: frame.midX - Self.toolIcon / 2, y: frame.midY - Self.toolIcon / 2),
      size: Self.toolIcon,
      isOn ? theme.accentText : theme.text2
    )
  }
}
