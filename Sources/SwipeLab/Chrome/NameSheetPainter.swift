import SwipeEngine
import SwipeTable

/// Draws a name's dialog.
struct NameSheetPainter {
  var theme: Theme
  var metrics: TextMetrics

  /// In points: the visual language, section 6.
  private static let fieldRadius = 8.0

  func paint(
    _ sheet: NameSheet,
    _ layout: NameSheetLayout,
    _ attention: Attention<NameSheet.Part> = Attention(),
    into list: inout DisplayList
  ) {
    layout.card.paint(theme, into: &list)
    let content = layout.card.content
    layout.text.paint(at: Point(x: content.x, y: content.y), theme, into: &list)
    paintField(sheet, layout, isFocused: attention.focused == .field, into: &list)
    for (index, line) in layout.errorLines.enumerated() {
      let y = layout.errorPlace.y + Double(index) * LabType.caption.lineHeight
      list.text(line, at: Point(x: layout.errorPlace.x, y: y), LabType.caption, theme.danger)
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
    isFocused: Bool,
    into list: inout DisplayList
  ) {
    let fields = TextFieldPainter(theme: theme, metrics: metrics)
    fields.outline(
      of: layout.field,
      sheet.error != nil ? .refused : isFocused ? .focused : .plain,
      radius: Self.fieldRadius,
      ground: theme.row,
      into: &list
    )
    fields.text(sheet.field, in: layout.textBox(metrics), isFocused: isFocused, into: &list)
  }
}
