import SwipeEngine
import SwipeTable

/// Draws a name's dialog.
struct NameSheetPainter {
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, section 6. Lengths in points.
  private static let fieldRadius = 8.0
  private static let focusWidth = 2.0
  private static let caretWidth = 1.5
  private static let caretHeight = 20.0

  /// - Parameter showsCaret: whether the caret is in the bright half of its blinking.
  func paint(
    _ sheet: NameSheet,
    _ layout: NameSheetLayout,
    _ attention: Attention<NameSheet.Part> = Attention(),
    showsCaret: Bool = true,
    into list: inout DisplayList
  ) {
    layout.card.paint(theme, into: &list)
    let content = layout.card.content
    layout.text.paint(at: Point(x: content.x, y: content.y), theme, into: &list)
    paintField(
      sheet,
      layout,
      attention.state(of: .field),
      showsCaret: showsCaret && attention.focused == .field,
      into: &list
    )
    if let error = sheet.error {
      let text = metrics.truncated(error, LabType.caption, toWidth: layout.field.width)
      list.text(text, at: layout.errorPlace, LabType.caption, theme.danger)
    }
    let controls = ControlPainter(theme: theme, metrics: metrics)
    for place in layout.map.places {
      switch place.part {
      case .field: continue
      case .cancel:
        OverlayControls(theme: theme, metrics: metrics)
          .button(NameSheet.cancelLabel, in: place.frame, attention.state(of: .cancel), into: &list)
      case .save:
        let state = attention.state(of: .save, isEnabled: sheet.canSave)
        controls.filled(sheet.saveLabel, icon: nil, in: place.frame, state, into: &list)
      }
    }
  }

  private func paintField(
    _ sheet: NameSheet,
    _ layout: NameSheetLayout,
    _ state: ControlState,
    showsCaret: Bool,
    into list: inout DisplayList
  ) {
    let field = layout.field
    list.append(.roundedRect(field, radius: Self.fieldRadius, theme.row))
    let color = sheet.error != nil ? theme.danger : state.isFocused ? theme.accentText : theme.border
    let width = sheet.error != nil || state.isFocused ? Self.focusWidth : 1
    list.append(.roundedBorder(field, radius: Self.fieldRadius, width: width, color))
    let inner = Insets(left: NameSheetLayout.fieldPadding - 1, right: NameSheetLayout.fieldPadding - 1)
    list.clipped(to: field.inset(by: inner)) { list in
      paintSelection(sheet, layout, into: &list)
      let origin = Point(
        x: layout.x(of: 0, sheet, metrics),
        y: field.midY - LabType.value.lineHeight / 2
      )
      list.text(sheet.text, at: origin, LabType.value, theme.text)
      guard showsCaret else { return }
      let x = layout.x(of: sheet.caret, sheet, metrics)
      let caret = Rect(
        x: x - Self.caretWidth / 2,
        y: field.midY - Self.caretHeight / 2,
        width: Self.caretWidth,
        height: Self.caretHeight
      )
      list.append(.fill(caret, theme.accentText))
    }
  }

  private func paintSelection(_ sheet: NameSheet, _ layout: NameSheetLayout, into list: inout DisplayList) {
    guard let selection = sheet.selection, !selection.isEmpty else { return }
    let start = layout.x(of: selection.lowerBound, sheet, metrics)
    let end = layout.x(of: selection.upperBound, sheet, metrics)
    let box = Rect(
      x: start,
      y: layout.field.midY - Self.caretHeight / 2,
      width: end - start,
      height: Self.caretHeight
    )
    list.append(.fill(box, theme.tint))
  }
}
