import SwipeEngine
import SwipeTable

/// Where the parts of a question's dialog are.
struct ConfirmSheetLayout: Hashable, Sendable {
  // The visual language, section 6. Lengths in points.
  private static let buttonsGap = 20.0

  let card: SheetCard
  let text: SheetText
  private(set) var map = PartMap<ConfirmSheet.Part>()

  init(_ sheet: ConfirmSheet, in window: Rect, _ metrics: TextMetrics) {
    let width = SheetCard.contentWidth(in: window)
    text = SheetText(title: sheet.title, message: sheet.message, width: width, metrics)
    let buttons = SheetButtons(window: window, metrics: metrics)
    card = SheetCard(in: window, contentHeight: text.height + Self.buttonsGap + buttons.height)
    let frames = buttons.frames(
      cancel: ConfirmSheet.cancelLabel,
      action: sheet.confirmLabel,
      in: card.content
    )
    map.add(.cancel, frames.cancel)
    map.add(.confirm, frames.action)
  }

  /// The parts in Tab order.
  var parts: [ConfirmSheet.Part] { map.parts }

  /// The part under a point.
  func part(at point: Point) -> ConfirmSheet.Part? {
    card.frame.contains(point) ? map.part(at: point) : nil
  }
}
