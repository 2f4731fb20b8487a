import SwipeEngine
import SwipeTable

/// Where the text of a field stands in it: what drawing and clicking agree on.
struct TextFieldBox {
  enum Alignment: Hashable, Sendable {
    case left, right
  }

  /// The room for the text, in points.
  var room: Rect
  var alignment: Alignment
  var style: TextStyle
  /// How wide text is, in points.
  var width: (String, TextStyle) -> Double

  // The visual language, section 7. Lengths in points.
  static let padding = 8.0
  private static let dialogPadding = 12.0
  static let unitGap = 4.0

  /// The room in a field for text.
  static func text(in frame: Rect, width: @escaping (String, TextStyle) -> Double) -> TextFieldBox {
    let room = frame.inset(by: Insets(left: padding, right: padding))
    return TextFieldBox(room: room, alignment: .left, style: LabType.value, width: width)
  }

  /// The room in the field of a dialog.
  static func dialog(in frame: Rect, width: @escaping (String, TextStyle) -> Double) -> TextFieldBox {
    let room = frame.inset(by: Insets(left: dialogPadding, right: dialogPadding))
    return TextFieldBox(room: room, alignment: .left, style: LabType.value, width: width)
  }

  /// The room for a number in front of its unit.
  static func number(
    in frame: Rect,
    unit: String,
    width: @escaping (String, TextStyle) -> Double
  ) -> TextFieldBox {
    let end = padding + (unit.isEmpty ? 0 : width(unit, LabType.caption) + unitGap)
    let room = frame.inset(by: Insets(left: padding, right: end))
    return TextFieldBox(room: room, alignment: .right, style: LabType.value, width: width)
  }

  /// How far the caret, or another place of the text, is from its beginning.
  func offset(of place: Int, in field: TextField) -> Double {
    width(String(field.letters.prefix(place)), style)
  }

  /// Where the text begins. A text that is longer than the room is moved so that the caret is seen.
  func textX(of field: TextField) -> Double {
    let whole = width(field.text, style)
    if whole <= room.width { return alignment == .left ? room.x : room.maxX - whole }
    return room.x - max(0, offset(of: field.caret, in: field) - room.width)
  }

  /// The place between two letters that lies nearest to an x in the window. O(log n) measurements.
  func place(at x: Double, in field: TextField) -> Int {
    let way = x - textX(of: field)
    var (low, high) = (0, field.letters.count)
    while low < high {
      let middle = (low + high) / 2
      let between = (offset(of: middle, in: field) + offset(of: middle + 1, in: field)) / 2
      if way < between { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
