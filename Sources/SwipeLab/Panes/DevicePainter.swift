import SwipeEngine
import SwipeTable

/// Draws a device: the title bar, the table below it, and what lies over the rows.
struct DevicePainter {
  var lab: Laboratory
  var theme: Theme
  var time: Timestamp

  private var metrics: TextMetrics { lab.metrics }

  // The visual language, sections 2, 3, 6 and 7. Lengths in points.
  private static let title = TextStyle(size: 22, lineHeight: 28, weight: .bold)
  private static let titleOrigin = Point(x: 20, y: 8)
  private static let caption = TextStyle(size: 12, lineHeight: 16)
  private static let captionY = 36.0
  private static let toolIcon = 20.0
  private static let toolRadius = 10.0
  private static let ghost = 0.4
  /// How strong fingers are on the side of a comparison that is not touched.
  private static let otherFinger = 0.5

  func paint(_ device: Int, into list: inout DisplayList) {
    let sides = lab.shownSides
    let side = sides[min(device, sides.count - 1)]
    paintTable(side, device, into: &list)
    paintTitleBar(side, device, into: &list)
  }

  // MARK: Table

  private func paintTable(_ side: LabSide, _ device: Int, into list: inout DisplayList) {
    let frame = lab.layout.table(device)
    let table = side.session.table
    let now = lab.shownTime(time)
    list.clipped(to: frame) { list in
      let covers = table.viewport.width >= frame.width && table.viewport.height >= frame.height
      if !covers || lab.layout.hasDevice {
        list.append(.fill(frame, covers || lab.layout.hasDevice ? theme.under : theme.backdrop))
      }
      list.layer(offset: Point(x: frame.x, y: frame.y)) { list in
        side.scene.painter(theme: theme, metrics: metrics).paint(table, at: now, into: &list)
        if lab.layout.arrangement == .ghost, let other = lab.shownSides.dropFirst().first {
          paintGhost(of: other, at: now, into: &list)
        }
        if device == 0, lab.view.isLive {
          RowMarkPainter(lab: lab, theme: theme, time: now).paint(into: &list)
        }
        if table.rows.isEmpty {
          EmptyListPainter(theme: theme, metrics: metrics)
            .paint(width: table.viewport.width, height: table.viewport.height, into: &list)
        }
        if !lab.layout.form.isBare { paintNotches(of: side, device, at: now, into: &list) }
        paintFingers(device, at: now, into: &list)
      }
    }
  }

  /// The places that mean something to the row in hand, in the row itself.
  private func paintNotches(of side: LabSide, _ device: Int, at now: Timestamp, into list: inout DisplayList)
  {
    let table = side.session.table
    guard let id = lab.rowInHand, lab.shownRow(of: device)?.isDragged == true,
      let row = table.activeRows(at: now).first(where: { $0.id == id })
    else { return }
    let place = Rect(
      x: 0,
      y: row.y - table.scrollOffset(at: now),
      width: table.viewport.width,
      height: row.height
    )
    RulerPainter(theme: theme, metrics: metrics).paintNotches(lab.ruler(of: device), in: place, into: &list)
  }

  /// Fingers with their trails; those of a replay always.
  private func paintFingers(_ device: Int, at now: Timestamp, into list: inout DisplayList) {
    let painter = FingerTrackPainter(theme: theme)
    if let replay = lab.replay { return painter.paint(replay.fingers, at: now, into: &list) }
    guard lab.showsTouches, !lab.layout.form.isBare else { return }
    let track = FingerTrack(lab.fingerInputs)
    let strength = lab.drivenDevice == device ? 1 : Self.otherFinger
    list.faded(strength) { painter.paint(track, at: now, into: &$0) }
  }

  /// The rows of side B that move or are open, over those of side A. Without their grounds, which would pale what lies below.
  private func paintGhost(of side: LabSide, at now: Timestamp, into list: inout DisplayList) {
    let table = side.session.table
    let scroll = table.scrollOffset(at: now)
    var ghost = DisplayList()
    side.scene.painter(theme: theme, metrics: metrics).paint(table, at: now, into: &ghost)
    let shown = ghost.items.filter { !isGround($0) }
    for row in table.activeRows(at: now) where row.offset != 0 {
      let place = Rect(x: 0, y: row.y - scroll, width: table.viewport.width, height: row.height)
      list.clipped(to: place) { list in
        list.faded(Self.ghost) { list in
          for item in shown { list.append(item) }
        }
        list.append(.roundedBorder(place.offset(x: row.offset), radius: 0, width: 1, theme.curveB))
      }
    }
  }

  private func isGround(_ item: DisplayList.Item) -> Bool {
    guard case .fill(_, let color) = item else { return false }
    return color == theme.under || color == theme.pane
  }

  // MARK: Title bar

  private func paintTitleBar(_ side: LabSide, _ device: Int, into list: inout DisplayList) {
    let bar = lab.layout.titleBar(device)
    list.append(.fill(bar, theme.row))
    let x = bar.x + Self.titleOrigin.x
    let firstTool = lab.layout.tools.last.map { lab.layout.tool($0, of: device).x } ?? bar.maxX
    let room = firstTool - LabLayout.toolGap - x
    let title = metrics.truncated(side.scene.title, Self.title, toWidth: room)
    list.text(title, at: Point(x: x, y: bar.y + Self.titleOrigin.y), Self.title, theme.text)
    let summary = metrics.truncated(summary(of: side), Self.caption, toWidth: room)
    list.text(summary, at: Point(x: x, y: bar.y + Self.captionY), Self.caption, theme.text2)
    for tool in lab.layout.tools { paintTool(tool, device, into: &list) }
    list.append(.hairline(x: bar.x, y: bar.maxY, width: bar.width, theme.separator))
  }

  private func summary(of side: LabSide) -> String {
    guard let replay = lab.replay else { return side.scene.summary }
    return replay.isFinished ? "Replay finished · R plays it again" : "Replay"
  }

  private func paintTool(_ tool: LabLayout.Tool, _ device: Int, into list: inout DisplayList) {
    let frame = lab.layout.tool(tool, of: device)
    let isOn = tool == .menu && lab.menu?.anchor == .tool(frame)
    var ground: Color?
    if lab.hovered == .tool(tool, device: device) { ground = theme.hover }
    if lab.isPressed(.tool(tool, device: device)) { ground = theme.press }
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
