import SwipeEngine
import SwipeTable

/// Draws the timeline.
struct TimelinePainter {
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, section 7. Lengths in points.
  private static let playIcon = 16.0
  private static let hoverShade = 0.06
  private static let pressShade = 0.12
  private static let secondUnit = " s"
  /// Time and length, one over the other.
  static let timeHeight = LabType.sectionHead.lineHeight + LabType.caption.lineHeight

  private var controls: ControlPainter { ControlPainter(theme: theme, metrics: metrics) }

  /// - Parameter hasGround: whether it stands on a ground of its own; false where it lies on a sheet's.
  func paint(
    _ timeline: Timeline,
    _ layout: TimelineLayout,
    _ attention: Attention<Timeline.Part> = Attention(),
    hasGround: Bool = true,
    into list: inout DisplayList
  ) {
    if hasGround {
      let frame = layout.frame
      list.append(.fill(frame, theme.panel))
      list.append(.fill(Rect(x: frame.x, y: frame.y, width: frame.width, height: 1), theme.separator))
    }
    if let time = layout.time { paintTime(timeline, in: time, layout.form, into: &list) }
    controls.focus(
      around: layout.lane,
      radius: TimelineLanePainter.radius,
      attention.state(of: .lane),
      into: &list
    )
    TimelineLanePainter(theme: theme, timeline: timeline, layout: layout).paint(into: &list)
    if let speed = layout.speed { paintSpeeds(timeline, in: speed, attention, into: &list) }
    for place in layout.map.places {
      paint(place.part, in: place.frame, timeline, attention, into: &list)
    }
  }

  /// The time over the length: in one row right-aligned before the lane, on a phone after the buttons.
  private func paintTime(
    _ timeline: Timeline,
    in box: Rect,
    _ form: TimelineLayout.Form,
    into list: inout DisplayList
  ) {
    let top = box.midY - Self.timeHeight / 2
    let style = LabType.sectionHead
    let length = timeline.lengthText
    let lengthWidth = metrics.width(of: length, LabType.caption)
    let unitWidth = metrics.width(of: Self.secondUnit, style)
    let numberWidth = metrics.numberWidth(of: timeline.placeText, style)
    let end = form == .wide ? box.maxX : box.x + numberWidth + unitWidth
    list.text(Self.secondUnit, at: Point(x: end - unitWidth, y: top), style, theme.text)
    list.number(timeline.placeText, endingAt: end - unitWidth, y: top, style, theme.text, metrics)
    let x = form == .wide ? box.maxX - lengthWidth : box.x
    list.text(length, at: Point(x: x, y: top + style.lineHeight), LabType.caption, theme.text2)
  }

  private func paintSpeeds(
    _ timeline: Timeline,
    in frame: Rect,
    _ attention: Attention<Timeline.Part>,
    into list: inout DisplayList
  ) {
    let speeds = PlaySpeed.allCases
    var control = SegmentedControl(
      segments: speeds.map { SegmentedControl.Segment(label: $0.label, icon: nil) },
      chosen: speeds.firstIndex(of: timeline.speed) ?? 0,
      frame: frame
    )
    control.hovered = speeds.firstIndex { attention.hovered == .speed($0) }
    control.focused = speeds.firstIndex { attention.focused == .speed($0) }
    control.paint(theme, metrics, into: &list)
  }

  private func paint(
    _ part: Timeline.Part,
    in frame: Rect,
    _ timeline: Timeline,
    _ attention: Attention<Timeline.Part>,
    into list: inout DisplayList
  ) {
    let state = attention.state(
      of: part,
      isOn: timeline.isOn(part),
      isEnabled: timeline.isEnabled(part)
    )
    switch part {
    case .stepBack: controls.tool("step-back", in: frame, state, into: &list)
    case .stepForward: controls.tool("step-forward", in: frame, state, into: &list)
    case .loop: controls.tool("loop", in: frame, state, into: &list)
    case .play: paintPlay(timeline, in: frame, state, into: &list)
    case .speedPicker:
      controls.picker(timeline.speed.label, icon: "gauge", in: frame, state, into: &list)
    case .lane, .speed: return
    }
  }

  private func paintPlay(
    _ timeline: Timeline,
    in frame: Rect,
    _ state: ControlState,
    into list: inout DisplayList
  ) {
    let radius = frame.height / 2
    list.append(.roundedRect(frame, radius: radius, theme.accent))
    let shade = state.isPressed ? Self.pressShade : state.isHovered ? Self.hoverShade : 0
    if shade > 0 { list.append(.roundedRect(frame, radius: radius, Color.black.opacity(shade))) }
    let icon = timeline.isPaused ? "play" : "pause"
    let origin = ControlPainter.iconOrigin(in: frame, Self.playIcon)
    list.icon(icon, at: origin, size: Self.playIcon, theme.onAccent)
    controls.focus(around: frame, radius: radius, state, into: &list)
  }
}
