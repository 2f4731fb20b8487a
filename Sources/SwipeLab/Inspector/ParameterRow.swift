import SwipeEngine
import SwipeTable

/// A parameter's row: what it shows, and where each part of it is, in window points.
struct ParameterRow: Sendable {
  /// How the value is set.
  enum Control: Hashable, Sendable {
    /// A slider and a number.
    case number(SliderScale, step: Double, decimals: Int, canBeNull: Bool)
    case toggle
    /// All choices side by side.
    case segments([String])
    /// One choice, which opens a menu.
    case picker([String])
    /// Text of its own form.
    case text
  }

  let parameter: Parameter
  let control: Control
  let frame: Rect
  /// The lines below; empty where no help is shown.
  let help: [String]
  /// Whether they say why a typed value was refused.
  let isRefused: Bool
  let isChanged: Bool
  /// Whether a number that may be missing is there.
  let isPresent: Bool
  /// The other side's value, where it is another one, and the room for it.
  let otherText: String?
  let otherWidth: Double

  // The visual language, section 7. Lengths in points.
  static let padding = 16.0
  static let gap = 8.0
  static let nameHeight = 20.0
  static let smallIcon = 16.0
  private static let numberHeight = 60.0
  private static let toggleHeight = 44.0
  private static let stackedHeight = 72.0
  private static let nameTop = 8.0
  private static let fieldTop = 4.0
  private static let fieldSize = (width: 84.0, height: 28.0)
  private static let sliderTop = 36.0
  private static let sliderHeight = 20.0
  private static let toggleSize = (width: 40.0, height: 24.0)
  private static let stackedTop = 32.0
  private static let helpLead = 4.0

  /// How high a row is with so many lines of help.
  static func height(of control: Control, helpLines: Int) -> Double {
    baseHeight(of: control)
      + (helpLines > 0 ? helpLead + Double(helpLines) * LabType.caption.lineHeight : 0)
  }

  private static func baseHeight(of control: Control) -> Double {
    switch control {
    case .number: numberHeight
    case .toggle: toggleHeight
    case .segments, .picker, .text: stackedHeight
    }
  }

  private var left: Double { frame.x + Self.padding }
  private var right: Double { frame.maxX - Self.padding }

  /// The middle of the line of the name.
  var middleY: Double {
    control == .toggle ? frame.y + Self.toggleHeight / 2 : frame.y + Self.nameTop + Self.nameHeight / 2
  }

  /// The number's field, or the text's.
  var field: Rect {
    if control == .text { return box }
    let size = Self.fieldSize
    return Rect(x: right - size.width, y: frame.y + Self.fieldTop, width: size.width, height: size.height)
  }

  var slider: Rect {
    let width = max(0, right - left)
    return Rect(x: left, y: frame.y + Self.sliderTop, width: width, height: Self.sliderHeight)
  }

  var toggle: Rect {
    let size = Self.toggleSize
    return Rect(x: right - size.width, y: middleY - size.height / 2, width: size.width, height: size.height)
  }

  /// The segments, the picker, or the text's field.
  var box: Rect {
    Rect(
      x: left,
      y: frame.y + Self.stackedTop,
      width: max(0, right - left),
      height: ControlPainter.height
    )
  }

  /// The control that stands for the row where one is asked for.
  var mainElement: InspectorElement {
    switch control {
    case .number, .text: .field(parameter.id)
    case .toggle: .toggle(parameter.id)
    case .segments, .picker: .choice(parameter.id)
    }
  }

  /// The same where nothing is to be typed; nil for a text.
  var pointedElement: InspectorElement? {
    switch control {
    case .number: .slider(parameter.id)
    case .text: nil
    case .toggle, .segments, .picker: mainElement
    }
  }

  /// Where what stands in the name's line to the right of it has to end.
  private var lineEnd: Double {
    switch control {
    case .number: field.x - Self.gap
    case .toggle: toggle.x - Self.gap
    case .segments, .picker, .text: right
    }
  }

  /// Where the other side's value ends.
  var otherEnd: Double { lineEnd }

  private var afterOther: Double { otherText == nil ? lineEnd : lineEnd - otherWidth - Self.gap }

  /// The button that gives a number a value or takes it away; nil for values that are always there.
  var presence: Rect? {
    guard case .number(_, _, _, canBeNull: true) = control else { return nil }
    return icon(endingAt: afterOther)
  }

  /// The way back to the preset's value; nil where nothing was changed.
  var reset: Rect? { isChanged ? icon(endingAt: presence.map { $0.x - Self.gap } ?? afterOther) : nil }

  var name: Rect {
    let end = (reset ?? presence).map { $0.x - Self.gap } ?? (otherText == nil ? lineEnd : afterOther)
    let y = middleY - Self.nameHeight / 2
    return Rect(x: left, y: y, width: max(0, end - left), height: Self.nameHeight)
  }

  /// The top left of the first line of help.
  var helpOrigin: Point {
    Point(x: left, y: frame.y + Self.baseHeight(of: control) - Self.helpLead)
  }

  /// What a pointer and keys act on, from left to right and from top to bottom.
  var elements: [(element: InspectorElement, frame: Rect)] {
    let id = parameter.id
    var elements: [(InspectorElement, Rect)] = [(.name(id), name)]
    if let reset { elements.append((.reset(id), reset)) }
    if let presence { elements.append((.presence(id), presence)) }
    switch control {
    case .number: elements += [(.field(id), field), (.slider(id), slider)]
    case .toggle: elements.append((.toggle(id), toggle))
    case .segments, .picker: elements.append((.choice(id), box))
    case .text: elements.append((.field(id), box))
    }
    return elements
  }

  private func icon(endingAt x: Double) -> Rect {
    let size = Self.smallIcon
    return Rect(x: x - size, y: middleY - size / 2, width: size, height: size)
  }
}
