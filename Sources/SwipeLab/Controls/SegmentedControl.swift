import SwipeEngine
import SwipeTable

/// A row of choices of which one is chosen: where its segments are, and how it is drawn.
struct SegmentedControl {
  /// What stands in a segment; the label may be empty beside an icon.
  struct Segment: Hashable, Sendable {
    var label: String
    var icon: String?
  }

  var segments: [Segment]
  var chosen: Int
  var frame: Rect
  /// The segment under the mouse, and whether the keys act on the control.
  var hovered: Int?
  var isFocused = false
  /// The segment that the keys act on, where each is one by itself.
  var focused: Int?
  /// Where the pill is on its way from one segment to the next; nil where it stands on the chosen one.
  var pill: Double?

  // The visual language, section 7. Lengths in points.
  private static let padding = 2.0
  private static let radius = 8.0
  private static let pillRadius = 6.0
  /// What stays free beside a label and its icon, both sides together.
  private static let labelRoom = 4.0

  /// Where a segment is.
  func frame(of index: Int) -> Rect { frame(at: Double(index)) }

  private func frame(at place: Double) -> Rect {
    let width = (frame.width - 2 * Self.padding) / Double(max(1, segments.count))
    return Rect(
      x: frame.x + Self.padding + place * width,
      y: frame.y + Self.padding,
      width: width,
      height: frame.height - 2 * Self.padding
    )
  }

  /// Which of so many segments of a control a point means: the nearest where it lies beside them, as a finger's may. Nil
  /// where there are none.
  static func segment(of count: Int, in frame: Rect, at point: Point) -> Int? {
    guard count > 0, frame.width > 0 else { return nil }
    let share = (point.x - frame.x) / frame.width
    return max(0, min(count - 1, Int(share * Double(count))))
  }

  func paint(_ theme: Theme, _ metrics: TextMetrics, into list: inout DisplayList) {
    list.append(.roundedRect(frame, radius: Self.radius, theme.control))
    if theme.isHighContrast {
      list.append(.roundedBorder(frame, radius: Self.radius, width: 1, theme.border))
    }
    if segments.indices.contains(chosen) {
      let box = frame(at: pill ?? Double(chosen))
      list.append(.shadow(box, radius: Self.pillRadius, .small))
      list.append(.roundedRect(box, radius: Self.pillRadius, theme.chosen))
    }
    for index in segments.indices { paint(index, theme, metrics, into: &list) }
    let controls = ControlPainter(theme: theme, metrics: metrics)
    controls.focus(around: frame, radius: Self.radius, ControlState(isFocused: isFocused), into: &list)
    guard let focused, segments.indices.contains(focused) else { return }
    let ring = ControlState(isFocused: true)
    controls.focus(around: frame(of: focused), radius: Self.pillRadius, ring, into: &list)
  }

  private func paint(_ index: Int, _ theme: Theme, _ metrics: TextMetrics, into list: inout DisplayList) {
    let box = frame(of: index)
    let segment = segments[index]
    let isStrong = index == chosen || index == hovered
    let color = isStrong ? theme.text : theme.text2
    let iconSize = ControlPainter.smallIcon
    let gap = segment.label.isEmpty ? 0 : ControlPainter.gap
    let lead = segment.icon == nil ? 0 : iconSize + gap
    let room = max(0, box.width - lead - Self.labelRoom)
    let text = metrics.truncated(segment.label, LabType.control, toWidth: room)
    let x = box.midX - (lead + metrics.width(of: text, LabType.control)) / 2
    if let icon = segment.icon {
      list.icon(icon, at: Point(x: x, y: box.midY - iconSize / 2), size: iconSize, color)
    }
    let y = box.midY - LabType.control.lineHeight / 2
    list.text(text, at: Point(x: x + lead, y: y), LabType.control, color)
  }
}
