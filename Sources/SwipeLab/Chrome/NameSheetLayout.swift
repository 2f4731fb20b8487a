import SwipeEngine
import SwipeTable

/// Where the parts of a name's dialog are.
struct NameSheetLayout: Hashable, Sendable {
  // The visual language, section 6. Lengths in points.
  private static let fieldGap = 12.0
  private static let fieldHeight = 36.0
  private static let errorGap = 4.0
  private static let mostErrorLines = 4
  private static let buttonsGap = 20.0

  let card: SheetCard
  let text: SheetText
  let field: Rect
  /// Why the name will not do, a line each.
  let errorLines: [String]
  private(set) var map = PartMap<NameSheet.Part>()

  init(_ sheet: NameSheet, in window: Rect, _ metrics: TextMetrics) {
    let width = SheetCard.contentWidth(in: window)
    text = SheetText(title: sheet.title, message: sheet.message, width: width, metrics)
    errorLines =
      sheet.error.map {
        metrics.lines($0, LabType.caption, width: width, limit: Self.mostErrorLines)
      } ?? []
    let error =
      errorLines.isEmpty ? 0 : Self.errorGap + Double(errorLines.count) * LabType.caption.lineHeight
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

  /// Where the text stands in the field.
  func textBox(_ metrics: TextMetrics) -> TextFieldBox {
    .dialog(in: field) { metrics.width(of: $0, $1) }
  }
}
