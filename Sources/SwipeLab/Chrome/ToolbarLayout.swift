import SwipeEngine
import SwipeTable

/// Where the parts of a toolbar are. What does not fit gives way in the order of `ToolbarChoice.Step`; the menu of the
/// list offers it too.
struct ToolbarLayout: Hashable, Sendable {
  // The visual language, section 7. Lengths in points.
  static let margin = 12.0
  static let groupGap = 8.0
  static let segmentPadding = 2.0

  let frame: Rect
  let isNarrow: Bool
  let choice: ToolbarChoice
  private(set) var map = PartMap<Toolbar.Part>()
  /// Lines between groups, by their x.
  private(set) var dividers: [Double] = []
  /// Where the three segments are, one beside the other; nil where one tool stands for them.
  private(set) var segments: Rect?

  /// - Parameters:
  ///   - frame: `LabLayout.toolbarHeight` high. One narrower than `LabLayout.narrowWidth` is drawn for fingers, with the
  ///     film button at the end.
  ///   - stageMiddle: the x that the segments stand around as far as there is room.
  init(_ toolbar: Toolbar, in frame: Rect, stageMiddle: Double, _ metrics: TextMetrics) {
    self.frame = frame
    isNarrow = frame.width < LabLayout.narrowWidth
    choice = ToolbarChoice.fitting(toolbar, width: frame.width, isNarrow: isNarrow, metrics)
    let start = frame.minX + Self.margin
    let end = frame.maxX - Self.margin
    let trailing = end - ToolbarItem.length(of: choice.trailing)
    add(choice.leading, from: start)
    addSegments(
      from: start + ToolbarItem.length(of: choice.leading) + Self.groupGap,
      to: trailing - Self.groupGap,
      around: stageMiddle
    )
    add(choice.trailing, from: trailing)
  }

  private mutating func add(_ items: [ToolbarItem], from start: Double) {
    var x = start
    for (index, item) in items.enumerated() {
      if index > 0 { x += item.gap }
      if let part = item.part {
        map.add(part, Rect(x: x, y: frame.midY - item.height / 2, width: item.width, height: item.height))
      } else {
        dividers.append(x)
      }
      x += item.width
    }
  }

  private mutating func addSegments(from start: Double, to end: Double, around middle: Double) {
    let width = choice.segmentsWidth
    guard width > 0 else { return }
    let x = max(start, min(middle - width / 2, end - width))
    let height = ControlPainter.height
    let box = Rect(x: x, y: frame.midY - height / 2, width: width, height: height)
    segments = box
    let all = StageArrangement.allCases
    let each = (width - 2 * Self.segmentPadding) / Double(all.count)
    for (index, arrangement) in all.enumerated() {
      let left = box.x + Self.segmentPadding + Double(index) * each
      map.add(.arrangement(arrangement), Rect(x: left, y: box.y, width: each, height: height))
    }
  }

  /// The parts that are there, in Tab order.
  var parts: [Toolbar.Part] { map.parts }

  /// Where a part is, for a menu to open at; nil where it gave way.
  func frame(of part: Toolbar.Part) -> Rect? { map.frame(of: part) }

  /// The part under a point.
  func part(at point: Point) -> Toolbar.Part? {
    frame.contains(point) ? map.part(at: point) : nil
  }
}
