import SwipeEngine
import SwipeTable

/// Numbers and texts that follow a pointer.
extension Inspector {
  /// The way in points that scrubs by one step (assumed).
  private static let scrubWay = 2.0

  /// - Parameter reach: how far from the knob's middle the pointer holds the knob; from further away the knob comes to it.
  mutating func beginSlide(
    of row: ParameterRow,
    at x: Double,
    _ reach: Double,
    _ subject: Subject
  ) -> InspectorGrab.Drag {
    var drag = InspectorGrab.Drag(change: newChange(), before: Self.values(of: row.parameter, subject))
    if let knob = subject.number(of: row.parameter).flatMap({ row.knobX(for: $0) }), abs(x - knob) <= reach {
      drag.hold = x - knob
    }
    return drag
  }

  mutating func beginScrub(of row: ParameterRow, _ subject: Subject) -> InspectorGrab.Drag {
    var drag = InspectorGrab.Drag(change: newChange(), before: Self.values(of: row.parameter, subject))
    if case .number(let first) = Self.firstValue(of: row.parameter, subject) {
      drag.start = subject.number(of: row.parameter) ?? first
    }
    return drag
  }

  private static func values(of parameter: Parameter, _ subject: Subject) -> [Edited: ParameterValue] {
    var values: [Edited: ParameterValue] = [:]
    for target in subject.targets { values[target.edited] = parameter.value(in: target.side.style) }
    return values
  }

  /// The knob goes to the pointer. One that is held and has not moved leaves the number as it is, however fine.
  func slide(_ drag: InspectorGrab.Drag, _ row: ParameterRow, to x: Double, _ turn: inout InspectorTurn) {
    guard let value = row.value(at: x - drag.hold) else { return }
    let knob = turn.subject.number(of: row.parameter).flatMap { row.knobX(for: $0) }
    if let knob, abs(knob + drag.hold - x) < Self.leastWay { return }
    set(row.parameter, to: .number(value), change: drag.change, &turn)
  }

  /// Ways shorter than this come from rounding, in points.
  private static let leastWay = 1e-6

  func scrub(_ drag: InspectorGrab.Drag, _ row: ParameterRow, by way: Double, _ turn: inout InspectorTurn) {
    guard case .number(let scale, let step, _, _) = row.control else { return }
    let steps = (way / Self.scrubWay).rounded(.towardZero)
    let moved = SteppedNumber.moved(drag.start, by: steps * step, step: step)
    let limited = min(max(moved, scale.range.lowerBound), scale.range.upperBound)
    set(row.parameter, to: .number(limited), change: drag.change, &turn)
  }

  /// Gives each side back what it had.
  func takeBack(_ drag: InspectorGrab.Drag, of element: InspectorElement?, _ turn: inout InspectorTurn) {
    guard let parameter = element?.parameterID.flatMap({ SwipeStyle.parameter($0) }) else { return }
    let sides: [(Edited, Side?)] = [(.a, turn.subject.a), (.b, turn.subject.b)]
    for case (let edited, let side?) in sides {
      guard let value = drag.before[edited], parameter.value(in: side.style) != value else { continue }
      turn.effects.append(.set([ParameterSetting(parameter.id, value)], of: edited, change: drag.change))
    }
  }

  /// A click into a text: the first gives it the focus with all of it selected, the next puts the caret.
  mutating func pressText(
    _ element: InspectorElement,
    at point: Point,
    _ layout: InspectorLayout,
    _ turn: inout InspectorTurn
  ) {
    guard focus == element else {
      moveFocus(to: element, byKey: false, &turn)
      return
    }
    placeCaret(of: element, at: point, isSelecting: false, layout, turn)
  }

  mutating func selectText(
    _ grab: InspectorGrab,
    to point: Point,
    _ layout: InspectorLayout,
    _ turn: InspectorTurn
  ) {
    guard let element = grab.element, focus == element, (point - grab.start).length > Self.leastSelection
    else { return }
    placeCaret(of: element, at: grab.start, isSelecting: false, layout, turn)
    placeCaret(of: element, at: point, isSelecting: true, layout, turn)
  }

  /// A mouse that moves less selects nothing, in points.
  private static let leastSelection = 3.0

  private mutating func placeCaret(
    of element: InspectorElement,
    at point: Point,
    isSelecting: Bool,
    _ layout: InspectorLayout,
    _ turn: InspectorTurn
  ) {
    guard let box = textBox(of: element, layout, letters.width(of:_:)) else { return }
    change(turn) { $0.moveCaret(to: box.place(at: point.x, in: $0), isSelecting: isSelecting) }
  }

  /// Where the text of a field or of the search stands.
  func textBox(
    of element: InspectorElement,
    _ layout: InspectorLayout,
    _ width: @escaping (String, TextStyle) -> Double
  ) -> TextFieldBox? {
    switch element {
    case .search:
      return layout.frame(of: .search).map { .search(in: $0, width: width) }
    case .field(let id):
      guard let row = layout.row(of: id) else { return nil }
      guard case .number = row.control else { return .text(in: row.field, width: width) }
      return .number(in: row.field, unit: row.parameter.unit, width: width)
    default: return nil
    }
  }
}
