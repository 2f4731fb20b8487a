import SwipeEngine
import SwipeTable

/// Where the parts of a timeline are.
struct TimelineLayout: Hashable, Sendable {
  /// One row at the foot of the stage, or two at the foot of the sheet on a phone.
  enum Form: Hashable, Sendable {
    case wide, narrow
  }

  // The visual language, sections 3 and 7. Lengths in points.
  static let laneHeight = 28.0
  /// Room at the ends of the lane, so that the playhead's knob stays inside of it.
  static let laneInset = 5.0
  private static let margin = 12.0
  private static let touchMargin = 16.0
  private static let tool = 32.0
  private static let touchTool = 40.0
  private static let play = 36.0
  private static let touchPlay = 40.0
  private static let touchPicker = 36.0
  private static let playGap = 6.0
  private static let touchPlayGap = 8.0
  private static let loopGap = 4.0
  private static let timeGap = 12.0
  private static let groupGap = 16.0
  private static let speedWidth = 224.0
  private static let speedPadding = 2.0
  private static let longestTime = "000.000 s"
  /// The least length of the lane, for which other parts give way.
  private static let leastLane = 120.0
  private static let firstRow = 26.0
  private static let secondRow = 72.0

  let frame: Rect
  let form: Form
  private(set) var map = PartMap<Timeline.Part>()
  private(set) var lane = Rect.zero
  /// Where the time stands; nil where there is no room for it.
  private(set) var time: Rect?
  /// Where the four segments are, one beside the other; nil where one picker stands for them, or nothing.
  private(set) var speed: Rect?

  init(in frame: Rect, _ form: Form, _ metrics: TextMetrics) {
    self.frame = frame
    self.form = form
    switch form {
    case .wide: placeWide(metrics)
    case .narrow: placeNarrow(metrics)
    }
  }

  /// Time, the loop and the speed give way, the widest first, where the lane would become too short.
  private mutating func placeWide(_ metrics: TextMetrics) {
    let timeWidth = Self.timeWidth(metrics)
    let picker = Self.pickerWidth(metrics)
    let buttons = Self.margin + 2 * Self.tool + Self.play + 2 * Self.playGap
    let loop = Self.loopGap + Self.tool
    let whole = buttons + loop + Self.timeGap + timeWidth + 2 * Self.groupGap + Self.margin + Self.leastLane
    let hasSegments = frame.width >= whole + Self.speedWidth
    let hasTime = frame.width >= whole + picker
    let hasSpeed = hasTime || frame.width >= whole - Self.timeGap - timeWidth + picker
    var x = placeButtons(from: frame.x + Self.margin, y: frame.midY, hasLoop: hasSpeed)
    if hasTime {
      time = Rect(x: x + Self.timeGap, y: frame.y, width: timeWidth, height: frame.height)
      x += Self.timeGap + timeWidth
    }
    x += Self.groupGap
    let speedWidth = hasSegments ? Self.speedWidth : hasSpeed ? picker : 0
    let right = frame.maxX - Self.margin - speedWidth
    placeLane(from: x, to: speedWidth > 0 ? right - Self.groupGap : right, y: frame.midY)
    let box = Rect(
      x: right,
      y: frame.midY - ControlPainter.height / 2,
      width: speedWidth,
      height: ControlPainter.height
    )
    if hasSegments { placeSegments(in: box) } else if hasSpeed { map.add(.speedPicker, box) }
  }

  private mutating func placeNarrow(_ metrics: TextMetrics) {
    let row = frame.y + Self.secondRow
    let end = placeButtons(from: frame.x + Self.margin, y: row, hasLoop: true)
    placeLane(
      from: frame.x + Self.touchMargin,
      to: frame.maxX - Self.touchMargin,
      y: frame.y + Self.firstRow
    )
    let picker = Self.pickerWidth(metrics)
    let right = frame.maxX - Self.touchMargin - picker
    guard right >= end + Self.timeGap else { return }
    let timeWidth = Self.timeWidth(metrics)
    if right >= end + 2 * Self.timeGap + timeWidth {
      let height = TimelinePainter.timeHeight
      time = Rect(x: end + Self.timeGap, y: row - height / 2, width: timeWidth, height: height)
    }
    let top = row - Self.touchPicker / 2
    map.add(.speedPicker, Rect(x: right, y: top, width: picker, height: Self.touchPicker))
  }

  /// Places step back, play, step forward and the loop beside each other. Returns where they end.
  private mutating func placeButtons(from start: Double, y: Double, hasLoop: Bool) -> Double {
    let isWide = form == .wide
    let tool = isWide ? Self.tool : Self.touchTool
    let play = isWide ? Self.play : Self.touchPlay
    let gap = isWide ? Self.playGap : Self.touchPlayGap
    var x = start
    func square(_ side: Double) -> Rect { Rect(x: x, y: y - side / 2, width: side, height: side) }
    map.add(.stepBack, square(tool))
    x += tool + gap
    map.add(.play, square(play))
    x += play + gap
    map.add(.stepForward, square(tool))
    x += tool
    guard hasLoop else { return x }
    x += Self.loopGap
    map.add(.loop, square(tool))
    return x + tool
  }

  private mutating func placeLane(from start: Double, to end: Double, y: Double) {
    lane = Rect(
      x: start,
      y: y - Self.laneHeight / 2,
      width: max(0, end - start),
      height: Self.laneHeight
    )
    map.add(.lane, lane)
  }

  private mutating func placeSegments(in box: Rect) {
    speed = box
    let speeds = PlaySpeed.allCases
    let width = (box.width - 2 * Self.speedPadding) / Double(speeds.count)
    for (index, choice) in speeds.enumerated() {
      let x = box.x + Self.speedPadding + Double(index) * width
      map.add(.speed(choice), Rect(x: x, y: box.y, width: width, height: box.height))
    }
  }

  private static func timeWidth(_ metrics: TextMetrics) -> Double {
    metrics.width(of: longestTime, LabType.sectionHead).rounded(.up)
  }

  private static func pickerWidth(_ metrics: TextMetrics) -> Double {
    PlaySpeed.allCases.map { metrics.pickerWidth($0.label, hasIcon: true) }.max() ?? 0
  }
}

extension TimelineLayout {
  /// The parts that are there, in Tab order.
  var parts: [Timeline.Part] { map.parts }

  /// Where a part is, for a menu to open at; nil where it is not.
  func frame(of part: Timeline.Part) -> Rect? { map.frame(of: part) }

  /// The part under a point.
  func part(at point: Point) -> Timeline.Part? {
    frame.contains(point) ? map.part(at: point) : nil
  }

  /// Where an instant of the timeline is on the lane; instants outside of its range stand at the ends.
  func x(of time: Timestamp, _ timeline: Timeline) -> Double {
    laneStart + timeline.fraction(of: time) * laneLength
  }

  /// The instant at a place on the lane; places beside it count as its ends.
  func time(at x: Double, _ timeline: Timeline) -> Timestamp {
    guard laneLength > 0 else { return timeline.range.lowerBound }
    return timeline.time(at: (x - laneStart) / laneLength)
  }

  private var laneStart: Double { lane.x + min(Self.laneInset, lane.width / 2) }
  private var laneLength: Double { max(0, lane.width - 2 * Self.laneInset) }
}
