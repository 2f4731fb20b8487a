import SwipeEngine
import SwipeTable

/// Draws a text that is being edited, and the outline of the field around it.
struct TextFieldPainter {
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, section 7. Lengths in points.
  private static let radius = 6.0
  private static let outline = 1.0
  private static let strongOutline = 2.0
  private static let caretWidth = 1.5
  /// The caret and the selection are lower than the line by this much at its top and bottom.
  private static let caretInset = 2.0

  /// What a field's outline says.
  enum Look: Hashable, Sendable {
    case plain, focused, refused
  }

  /// The ground and the outline of a field.
  func outline(
    of frame: Rect,
    _ look: Look,
    radius: Double = Self.radius,
    ground: Color,
    into list: inout DisplayList
  ) {
    list.append(.roundedRect(frame, radius: radius, ground))
    let width = look == .plain ? Self.outline : Self.strongOutline
    let color =
      switch look {
      case .plain: theme.border
      case .focused: theme.accentText
      case .refused: theme.danger
      }
    list.append(.roundedBorder(frame, radius: radius, width: width, color))
  }

  /// The text with its selection, or with its caret where the keys act on the field.
  func text(_ field: TextField, in box: TextFieldBox, isFocused: Bool = true, into list: inout DisplayList) {
    let x = box.textX(of: field)
    let y = box.room.midY - box.style.lineHeight / 2
    let height = box.style.lineHeight - 2 * Self.caretInset
    // The caret behind the last letter stands in the padding.
    let visible = box.room.inset(by: Insets(left: -Self.caretWidth, right: -Self.caretWidth))
    list.clipped(to: visible) { list in
      let start = x + box.offset(of: field.selection.lowerBound, in: field)
      let end = x + box.offset(of: field.selection.upperBound, in: field)
      if !field.selection.isEmpty {
        let selected = Rect(x: start, y: y + Self.caretInset, width: end - start, height: height)
        list.append(.fill(selected, theme.tint))
      }
      list.text(field.text, at: Point(x: x, y: y), box.style, theme.text)
      if field.selection.isEmpty, isFocused {
        let caret = Rect(x: start, y: y + Self.caretInset, width: Self.caretWidth, height: height)
        list.append(.fill(caret, theme.accentText))
      }
    }
  }
}
