import SwipeEngine
import SwipeTable

/// Where the parts of a name's dialog are.
struct NameSheetLayout: Hashable, Sendable {
  // The visual language, section 6. Lengths in points.
  private static let fieldGap = 12.0
  private static let fieldHeight = 36.0
  private static let errorGap = 4.0
  private static let buttonsGap = 20.0
  static let fieldPadding = 12.0

  let card: SheetCard
  let text: SheetText
  let field: Rect
  private(set) var map = PartMap<NameSheet.Part>()
  /// How far the text in the field is moved to the left, so that its caret is seen.
  private let shift: Double

  init(_ sheet: NameSheet, in window: Rect, _ metrics: TextMetrics) {
    let width = SheetCard.contentWidth(in: window)
    text = SheetText(title: sheet.title, message: sheet.message, width: width, metrics)
    let error = sheet.error == nil ? 0 : Self.errorGap + LabType.caption.lineHeight
    let buttons = SheetButtons(window: window, metrics: metrics)
    let height = text.height + Self.fieldGap + Self.fieldHeight + error + Self.buttonsGap + buttons.height
    card = SheetCard(in: window, contentHeight: height)
    let box = card.content
    field = Rect(
      x: box.x,
      y: box.y + text.height + Self.fieldGap,
      width: box.width,
      height: Self.fieldHeight
    )
    let room = max(0, field.width - 2 * Self.fieldPadding)
    let before = metrics.width(of: String(sheet.text.prefix(max(0, sheet.caret))), LabType.value)
    shift = max(0, before - room)
    map.add(.field, field)
    let frames = buttons.frames(cancel: NameSheet.cancelLabel, action: sheet.saveLabel, in: box)
    map.add(.cancel, frames.cancel)
    map.add(.save, frames.action)
  }

  /// The parts in Tab order.
  var parts: [NameSheet.Part] { map.parts }

  /// The part under a point.
  func part(at point: Point) -> NameSheet.Part? {
    card.frame.contains(point) ? map.part(at: point) : nil
  }

  /// Where the error's line box begins.
  var errorPlace: Point { Point(x: field.x, y: field.maxY + Self.errorGap) }

  /// Where a character of the field begins, counted from 0; more than there are count as the end.
  func x(of character: Int, _ sheet: NameSheet, _ metrics: TextMetrics) -> Double {
    let before = String(sheet.text.prefix(max(0, character)))
    return field.x + Self.fieldPadding - shift + metrics.width(of: before, LabType.value)
  }

  /// The characters before the place in the text that a point means: the nearest gap between two. O(log n) measurements.
  func character(at point: Point, _ sheet: NameSheet, _ metrics: TextMetrics) -> Int {
    var (low, high) = (0, sheet.text.count)
    while low < high {
      let middle = (low + high) / 2
      let between = (x(of: middle, sheet, metrics) + x(of: middle + 1, sheet, metrics)) / 2
      if point.x < between { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
