import SwipeEngine
import SwipeTable

/// Where the dialog of the keys is, and what of it is in view.
struct KeysSheetLayout: Hashable, Sendable {
  // The visual language, section 7. Lengths in points.
  static let lineHeight = 28.0
  static let headHeight = 26.0
  private static let width = 760.0
  private static let titleGap = 16.0
  private static let columnGap = 40.0
  private static let groupGap = 14.0
  private static let close = 32.0
  /// The least width of the content for two columns.
  private static let leastForTwo = 520.0

  let card: SheetCard
  /// The groups of each column.
  let columns: [Range<Int>]
  /// The height of all that can be scrolled, in points.
  let contentHeight: Double
  /// How far it is scrolled: 0…`mostOffset`.
  let offset: Double
  /// The greatest offset.
  let mostOffset: Double
  private(set) var map = PartMap<KeysSheet.Part>()
  private let groupHeights: [Double]

  /// - Parameter offset: how far the lines are scrolled, in points; clamped.
  init(_ sheet: KeysSheet, in window: Rect, offset: Double) {
    groupHeights = sheet.groups.map {
      Self.headHeight + Self.lineHeight * Double($0.lines.count) + Self.groupGap
    }
    let isWide = SheetCard.contentWidth(in: window, most: Self.width) >= Self.leastForTwo
    columns = Self.columns(groupHeights, isWide: isWide)
    let heights = groupHeights
    contentHeight = max(0, (columns.map { heights[$0].reduce(0, +) }.max() ?? 0) - Self.groupGap)
    let head = LabType.sheetTitle.lineHeight + Self.titleGap
    card = SheetCard(in: window, contentHeight: head + contentHeight, most: Self.width)
    mostOffset = max(0, contentHeight - max(0, card.content.height - head))
    self.offset = offset > 0 ? min(offset, mostOffset) : 0
    let content = card.content
    let middle = content.y + LabType.sheetTitle.lineHeight / 2
    map.add(
      .close,
      Rect(
        x: content.maxX - Self.close + (Self.close - ControlPainter.smallIcon) / 2,
        y: middle - Self.close / 2,
        width: Self.close,
        height: Self.close
      )
    )
  }

  /// One column, or two of which the first is as little higher than the second as the order allows.
  private static func columns(_ heights: [Double], isWide: Bool) -> [Range<Int>] {
    guard isWide, heights.count > 1 else { return [0..<heights.count] }
    let all = heights.reduce(0, +)
    var (best, least) = (1, Double.infinity)
    var first = 0.0
    for split in 1..<heights.count {
      first += heights[split - 1]
      let higher = max(first, all - first)
      if higher < least { (best, least) = (split, higher) }
    }
    return [0..<best, best..<heights.count]
  }

  /// Where the lines are in view.
  var view: Rect {
    let head = LabType.sheetTitle.lineHeight + Self.titleGap
    let box = card.content
    // Down to the card's edge: what is cut there tells that there is more.
    let end = contentHeight > box.height - head ? card.frame.maxY : box.maxY
    return Rect(x: box.x, y: box.y + head, width: box.width, height: max(0, end - box.y - head))
  }

  /// Where a group is, as far as it has been scrolled.
  func frame(ofGroup index: Int) -> Rect {
    let column = columns.firstIndex { $0.contains(index) } ?? 0
    let count = Double(columns.count)
    let width = (view.width - (count - 1) * Self.columnGap) / count
    let before = groupHeights[columns[column].lowerBound..<index].reduce(0, +)
    return Rect(
      x: view.x + Double(column) * (width + Self.columnGap),
      y: view.y + before - offset,
      width: width,
      height: groupHeights[index] - Self.groupGap
    )
  }

  /// The parts in Tab order.
  var parts: [KeysSheet.Part] { map.parts }

  /// The part under a point.
  func part(at point: Point) -> KeysSheet.Part? {
    card.frame.contains(point) ? map.part(at: point) : nil
  }
}
