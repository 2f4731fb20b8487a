import SwipeEngine
import SwipeTable

/// Draws a question's dialog.
struct ConfirmSheetPainter {
  var theme: Theme
  var metrics: TextMetrics

  func paint(
    _ sheet: ConfirmSheet,
    _ layout: ConfirmSheetLayout,
    _ attention: Attention<ConfirmSheet.Part> = Attention(),
    into list: inout DisplayList
  ) {
    layout.card.paint(theme, into: &list)
    let content = layout.card.content
    layout.text.paint(at: Point(x: content.x, y: content.y), theme, into: &list)
    let tools = OverlayControls(theme: theme, metrics: metrics)
    for place in layout.map.places {
      let state = attention.state(of: place.part)
      switch place.part {
      case .cancel: tools.button(ConfirmSheet.cancelLabel, in: place.frame, state, into: &list)
      case .confirm:
        tools.button(sheet.confirmLabel, theme.danger, in: place.frame, state, into: &list)
      }
    }
  }
}
