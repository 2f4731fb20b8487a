import SwipeEngine
import SwipeTable

/// Draws the stage: its ground, the devices with what stands above and between them, and the numbers beside them.
struct StagePanePainter {
  var lab: Laboratory
  var theme: Theme
  var time: Timestamp

  private var layout: LabLayout { lab.layout }
  private var metrics: TextMetrics { lab.metrics }

  func paint(into list: inout DisplayList) {
    guard layout.hasDevice else {
      return DevicePainter(lab: lab, theme: theme, time: time).paint(0, into: &list)
    }
    list.append(.fill(layout.stage, theme.backdrop))
    list.clipped(to: layout.stage) { list in
      for device in layout.devices.indices { paint(device, into: &list) }
      paintReadouts(into: &list)
      let attention = lab.attention {
        if case .compare(let part) = $0 { part } else { nil as CompareTools.Part? }
      }
      lab.compareTools?.paint(theme, metrics, attention, into: &list)
    }
  }

  private func paint(_ device: Int, into list: inout DisplayList) {
    let frame = DeviceFrame(frame: layout.devices[device])
    frame.paintShadow(into: &list)
    DevicePainter(lab: lab, theme: theme, time: time).paint(device, into: &list)
    frame.paintCorners(theme, into: &list)
    if layout.form.arrangement != .one { paintHeads(device, into: &list) }
    paintRuler(device, into: &list)
  }

  // MARK: Above a device

  /// The name of the side; with the second one as a ghost, those of both.
  private func paintHeads(_ device: Int, into list: inout DisplayList) {
    let box = layout.devices[device]
    let sides = layout.devices.count > 1 ? [device] : Array(lab.shownSides.indices)
    let width = box.width / Double(sides.count)
    for (place, side) in sides.enumerated() {
      let frame = Rect(
        x: box.x + Double(place) * width,
        y: layout.stage.y + DeviceHead.top,
        width: width - ControlPainter.gap,
        height: DeviceHead.height
      )
      DeviceHead(side: side, name: lab.origins[side].name, spring: lab.springText(of: side))
        .paint(in: frame, theme, metrics, into: &list)
    }
  }

  private func paintRuler(_ device: Int, into list: inout DisplayList) {
    let box = layout.devices[device]
    let frame = Rect(
      x: box.x,
      y: box.y - RulerPainter.gap - RulerPainter.height,
      width: box.width,
      height: RulerPainter.height
    )
    let painter = RulerPainter(theme: theme, metrics: metrics)
    let sides = lab.shownSides
    let side = min(device, sides.count - 1)
    painter.paint(lab.ruler(of: side), in: frame, theme.curve(side), into: &list)
  }

  // MARK: Beside the devices

  private func paintReadouts(into list: inout DisplayList) {
    guard let (left, right) = layout.readouts else { return }
    RowReadout(sides: lab.shownSides.indices.map { lab.readout(of: $0) })
      .paint(at: Point(x: left.x, y: left.y), theme, metrics, into: &list)
    let x = right.maxX - EventReadout.width
    EventReadout(lines: lab.eventLines).paint(at: Point(x: x, y: right.y), theme, metrics, into: &list)
  }
}
