import SwipeEngine
import SwipeTable

/// Draws how the settle spring of each side goes from one place to another: time to the right, the way upwards.
struct SpringCardPainter {
  var subject: Inspector.Subject
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, section 7. Lengths in points.
  private static let radius = 8.0
  private static let outline = 1.0
  private static let sidePadding = 12.0
  /// The line at which the motion begins, from the card's bottom, and the highest place of its curve, from the top.
  private static let baseInset = 14.0
  private static let peakInset = 6.0
  /// The line of rest, as high above the beginning in parts of that room as leaves a swing of a third within it.
  private static let restShare = 0.75
  private static let dash = DisplayList.Dash(line: 3, gap: 3)
  private static let curveWidth = 2.0
  /// Curves are drawn in steps of this width.
  private static let sampleWidth = 2.0
  /// Lengths of the time axis in s, of which the first is taken in which every spring has settled, or else the last.
  private static let spans = [0.5, 1, 2, 4, 8, 16, 32, 64]
  /// The part of the way that counts as settled.
  private static let tolerance = 0.01
  private static let labelGap = 2.0

  func paint(in frame: Rect, into list: inout DisplayList) {
    list.append(.roundedRect(frame, radius: Self.radius, theme.panelAlt))
    let line = theme.isHighContrast ? theme.border : theme.separator
    list.append(.roundedBorder(frame, radius: Self.radius, width: Self.outline, line))
    let left = frame.x + Self.sidePadding
    let width = frame.width - 2 * Self.sidePadding
    guard width > 0 else { return }
    let springs = sides
    let peak = springs.map { 1 + $0.spring.overshoot }.max() ?? 1
    let base = frame.maxY - Self.baseInset
    let room = base - frame.y - Self.peakInset
    let rise = min(room * Self.restShare, room / peak)
    list.append(.hairline(x: left, y: base, width: width, theme.separator))
    list.append(
      .line(
        from: Point(x: left, y: base - rise),
        to: Point(x: left + width, y: base - rise),
        width: Self.outline,
        dash: Self.dash,
        theme.track
      )
    )
    let span = Self.span(of: springs.map(\.spring))
    paintLabel(span, endingAt: left + width, base, into: &list)
    list.clipped(to: frame) { list in
      for (spring, color) in springs {
        let points = Self.points(of: spring, span: span, width: width).map {
          Point(x: left + $0.x, y: base - $0.y * rise)
        }
        list.append(.curve(points, width: Self.curveWidth, color), metrics)
      }
    }
  }

  /// The springs with their colours, B before A so that A lies on top.
  private var sides: [(spring: Spring, color: Color)] {
    let a = (subject.a.style.settle.spring, theme.curveA)
    guard let b = subject.b else { return [a] }
    return [(b.style.settle.spring, theme.curveB), a]
  }

  private func paintLabel(_ span: Double, endingAt x: Double, _ base: Double, into list: inout DisplayList) {
    let text = FigureText.length(span) + " s"
    let place = Point(
      x: x - metrics.width(of: text, LabType.axis),
      y: base - LabType.axis.lineHeight - Self.labelGap
    )
    list.text(text, at: place, LabType.axis, theme.text3)
  }

  private static func span(of springs: [Spring]) -> Double {
    let settled =
      springs.map {
        SpringTrajectory(spring: $0, from: 0, to: 1).settlingDuration(tolerance: tolerance)
      }.max() ?? 0
    return spans.first { $0 >= settled } ?? spans[spans.count - 1]
  }

  /// Places of a unit's way over the time axis: x in points, y from 0 to 1 and beyond.
  private static func points(of spring: Spring, span: Double, width: Double) -> [Point] {
    let motion = SpringTrajectory(spring: spring, from: 0, to: 1)
    let count = max(1, Int((width / sampleWidth).rounded(.up)))
    var points = [Point(x: 0, y: 0)]
    // A jump goes straight up.
    if spring.isSnap { points.append(Point(x: 0, y: 1)) }
    for index in 1...count {
      let share = Double(index) / Double(count)
      points.append(Point(x: width * share, y: motion.position(at: span * share)))
    }
    return points
  }
}
