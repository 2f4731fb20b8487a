import SwipeEngine
import SwipeTable

/// Draws the lane of a timeline: what happened when, and the playhead.
struct TimelineLanePainter {
  var theme: Theme
  var timeline: Timeline
  var layout: TimelineLayout

  // The visual language, section 7. Lengths in points.
  static let radius = 6.0
  private static let barHeight = 12.0
  private static let barRadius = 4.0
  /// The shortest bar that is still seen.
  private static let leastBar = 4.0
  private static let barAlpha = 0.32
  private static let tickWidth = 2.0
  private static let tickHeight = 4.0
  private static let playheadWidth = 2.0
  private static let knob = 10.0
  /// How far the knob's middle stands above the lane, and the line below it.
  private static let knobRise = 3.0
  private static let overhang = 3.0
  private static let rim = 1.0

  func paint(into list: inout DisplayList) {
    let lane = layout.lane
    guard !lane.isEmpty else { return }
    list.append(.roundedRect(lane, radius: Self.radius, theme.control))
    let rim = timeline.isPaused ? theme.accentText : theme.isHighContrast ? theme.border : .clear
    list.append(.roundedBorder(lane, radius: Self.radius, width: Self.rim, rim))
    list.clipped(to: lane) { list in
      paintGestures(into: &list)
      paintActions(into: &list)
    }
    paintPlayhead(into: &list)
  }

  /// Bars that would lie over each other are drawn as one; the gesture in hand lies on top.
  private func paintGestures(into list: inout DisplayList) {
    var pending: (start: Double, end: Double)?
    func bar(_ span: (start: Double, end: Double), _ color: Color, into list: inout DisplayList) {
      let box = Rect(
        x: span.start,
        y: layout.lane.midY - Self.barHeight / 2,
        width: span.end - span.start,
        height: Self.barHeight
      )
      list.append(.roundedRect(box, radius: min(Self.barRadius, box.width / 2), color))
    }
    let faint = theme.accentBright.opacity(Self.barAlpha)
    for gesture in timeline.gestures where !gesture.isCurrent {
      guard let span = place(of: gesture) else { continue }
      if let before = pending, span.start <= before.end {
        pending = (before.start, max(before.end, span.end))
      } else {
        if let before = pending { bar(before, faint, into: &list) }
        pending = span
      }
    }
    if let last = pending { bar(last, faint, into: &list) }
    for gesture in timeline.gestures where gesture.isCurrent {
      if let span = place(of: gesture) { bar(span, theme.accentBright, into: &list) }
    }
  }

  /// From where to where a gesture lies; nil outside of the range.
  private func place(of gesture: Timeline.Gesture) -> (start: Double, end: Double)? {
    guard gesture.span.overlaps(timeline.range) else { return nil }
    let start = layout.x(of: gesture.span.lowerBound, timeline)
    let end = layout.x(of: gesture.span.upperBound, timeline)
    let least = min(Self.leastBar, layout.lane.width)
    guard end - start < least else { return (start, end) }
    let left = min(max((start + end - least) / 2, layout.lane.minX), layout.lane.maxX - least)
    return (left, left + least)
  }

  /// Ticks that could not be told apart are drawn once.
  private func paintActions(into list: inout DisplayList) {
    var last = -Double.infinity
    let y = layout.lane.midY - Self.barHeight / 2 - Self.tickHeight
    for time in timeline.actions where timeline.range.contains(time) {
      let x = layout.x(of: time, timeline) - Self.tickWidth / 2
      guard x >= last + Self.tickWidth else { continue }
      last = x
      list.append(.fill(Rect(x: x, y: y, width: Self.tickWidth, height: Self.tickHeight), theme.danger))
    }
  }

  private func paintPlayhead(into list: inout DisplayList) {
    let lane = layout.lane
    let x = layout.x(of: timeline.playhead, timeline)
    let knobY = lane.minY - Self.knobRise
    let line = Rect(
      x: x - Self.playheadWidth / 2,
      y: knobY,
      width: Self.playheadWidth,
      height: lane.maxY + Self.overhang - knobY
    )
    list.append(.roundedRect(line, radius: Self.playheadWidth / 2, theme.text))
    let knob = Rect(
      x: x - Self.knob / 2,
      y: knobY - Self.knob / 2,
      width: Self.knob,
      height: Self.knob
    )
    list.append(.roundedRect(knob, radius: Self.knob / 2, theme.text))
  }
}
