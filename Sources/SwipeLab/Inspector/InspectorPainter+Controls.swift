import SwipeEngine
import SwipeTable

/// Numbers, sliders, toggles and texts.
extension InspectorPainter {
  // The visual language, section 7. Lengths in points.
  private static let track = 4.0
  private static let knob = 18.0
  private static let hoveredKnob = 20.0
  private static let pressedKnob = 22.0
  private static let knobOutline = Color.black.opacity(0.22)
  private static let presetMark = (width: 2.0, height: 12.0)
  private static let triangle = (width: 8.0, height: 6.0, drop: 5.0)
  /// The triangle is made of bars so high.
  private static let triangleStep = 0.5
  private static let toggleKnob = 20.0
  private static let toggleInset = 2.0

  private func look(of id: String) -> TextFieldPainter.Look {
    guard inspector.focus == .field(id) else { return .plain }
    return inspector.edit?.isRefused == true ? .refused : .focused
  }

  /// The number in its field, with the unit behind it; while it is edited the text as it is typed.
  func paintNumber(_ row: ParameterRow, decimals: Int, into list: inout DisplayList) {
    let (id, unit) = (row.parameter.id, row.parameter.unit)
    fields.outline(of: row.field, look(of: id), ground: fieldGround, into: &list)
    let box = TextFieldBox.number(in: row.field, unit: unit) { metrics.width(of: $0, $1) }
    let edit = inspector.focus == .field(id) ? inspector.currentEdit(subject) : nil
    if let edit, edit.isChanged || !edit.field.isEmpty {
      fields.text(edit.field, in: box, into: &list)
      paintUnit(unit, in: row.field, box, into: &list)
      return
    }
    let y = row.field.midY - LabType.value.lineHeight / 2
    guard let number = subject.number(of: row.parameter) else {
      let text = ParameterRow.none
      let x = box.room.maxX - metrics.width(of: text, LabType.value)
      list.text(text, at: Point(x: unit.isEmpty ? x : x + unitRoom(unit), y: y), LabType.value, theme.text3)
      return
    }
    let text = NumberEntry.shown(number, decimals: decimals)
    let width = metrics.numberWidth(of: text, LabType.value)
    let fits = width <= box.room.width
    let end = fits ? box.room.maxX : box.room.maxX + (unit.isEmpty ? 0 : unitRoom(unit))
    // The number is never cut: where it needs the unit's place, the unit gives way, and then the finest decimals.
    let room = end - box.room.x
    let shown = width <= room ? text : FigureText.fixed(number, decimals: decimals)
    list.number(shown, endingAt: end, y: y, LabType.value, theme.text, metrics)
    if fits { paintUnit(unit, in: row.field, box, into: &list) }
  }

  /// Fields stand out from a focused row's ground.
  private var fieldGround: Color { theme.panel }

  private func unitRoom(_ unit: String) -> Double {
    metrics.width(of: unit, LabType.caption) + TextFieldBox.unitGap
  }

  private func paintUnit(_ unit: String, in frame: Rect, _ box: TextFieldBox, into list: inout DisplayList) {
    guard !unit.isEmpty else { return }
    // Half a point lower than the middle, the small type stands on the number's line.
    let y = frame.midY - LabType.caption.lineHeight / 2 + Self.unitDrop
    list.text(
      unit,
      at: Point(x: box.room.maxX + TextFieldBox.unitGap, y: y),
      LabType.caption,
      theme.text3
    )
  }

  private static let unitDrop = 0.5

  func paintText(_ row: ParameterRow, into list: inout DisplayList) {
    let id = row.parameter.id
    fields.outline(of: row.field, look(of: id), ground: fieldGround, into: &list)
    let box = TextFieldBox.text(in: row.field) { metrics.width(of: $0, $1) }
    if inspector.focus == .field(id), let edit = inspector.currentEdit(subject) {
      fields.text(edit.field, in: box, into: &list)
      return
    }
    let value = subject.value(of: row.parameter).description
    let text = metrics.truncated(value, LabType.value, toWidth: box.room.width)
    let y = row.field.midY - LabType.value.lineHeight / 2
    list.text(text, at: Point(x: box.room.x, y: y), LabType.value, theme.text)
  }

  func paintSlider(_ row: ParameterRow, into list: inout DisplayList) {
    let middle = row.slider.midY
    var bar = Rect(x: row.slider.x, y: middle - Self.track / 2, width: row.slider.width, height: Self.track)
    list.append(.roundedRect(bar, radius: Self.track / 2, theme.track))
    let knobX = subject.number(of: row.parameter).flatMap { row.knobX(for: $0) }
    if let knobX {
      bar.width = knobX - bar.x
      list.append(.roundedRect(bar, radius: Self.track / 2, theme.accentBright))
    }
    paintPresetMark(row, middle, into: &list)
    paintKnob(of: row, at: knobX, middle, into: &list)
    paintOtherMark(row, middle, into: &list)
  }

  private func paintKnob(of row: ParameterRow, at x: Double?, _ middle: Double, into list: inout DisplayList)
  {
    let state = inspector.state(of: .slider(row.parameter.id))
    // A number that is missing has no knob; the ring is then that of the whole slider.
    guard let knobX = x else {
      controls.focus(around: row.slider, radius: ControlPainter.radius, state, into: &list)
      return
    }
    let size = state.isPressed ? Self.pressedKnob : state.isHovered ? Self.hoveredKnob : Self.knob
    let knob = Rect(x: knobX - size / 2, y: middle - size / 2, width: size, height: size)
    list.append(.shadow(knob, radius: size / 2, .small))
    list.append(.roundedRect(knob, radius: size / 2, .white))
    list.append(.roundedBorder(knob, radius: size / 2, width: 1, Self.knobOutline))
    controls.focus(around: knob, radius: size / 2, state, into: &list)
  }

  /// The preset's value on the track, where it is another.
  private func paintPresetMark(_ row: ParameterRow, _ middle: Double, into list: inout DisplayList) {
    let base = row.parameter.value(in: subject.shown.base)
    guard subject.shown.isChanged(row.parameter), case .number(let number) = base,
      let x = row.knobX(for: number)
    else { return }
    let (width, height) = Self.presetMark
    let mark = Rect(x: x - width / 2, y: middle - height / 2, width: width, height: height)
    list.append(.roundedRect(mark, radius: width / 2, theme.text3))
  }

  /// The other side's value below the track, where it is another; it is seen beside the knob and before it.
  private func paintOtherMark(_ row: ParameterRow, _ middle: Double, into list: inout DisplayList) {
    guard row.otherText != nil, let other = subject.other,
      case .number(let number) = row.parameter.value(in: other.style), let x = row.knobX(for: number)
    else { return }
    let steps = Int(Self.triangle.height / Self.triangleStep)
    for step in 0..<steps {
      let width = Self.triangle.width * Double(step + 1) / Double(steps)
      let y = middle + Self.triangle.drop + Double(step) * Self.triangleStep
      list.append(.fill(Rect(x: x - width / 2, y: y, width: width, height: Self.triangleStep), otherColor))
    }
  }

  func paintToggle(_ row: ParameterRow, into list: inout DisplayList) {
    let element = InspectorElement.toggle(row.parameter.id)
    let isOn = subject.value(of: row.parameter) == .flag(true)
    let place = max(0, min(1, inspector.place(of: element, isOn ? 1 : 0, at: time)))
    let frame = row.toggle
    let ground = theme.controlBorder.mixed(with: theme.accent, place)
    list.append(.roundedRect(frame, radius: frame.height / 2, ground))
    let way = frame.width - Self.toggleKnob - 2 * Self.toggleInset
    let knob = Rect(
      x: frame.x + Self.toggleInset + way * place,
      y: frame.y + Self.toggleInset,
      width: Self.toggleKnob,
      height: Self.toggleKnob
    )
    list.append(.shadow(knob, radius: Self.toggleKnob / 2, .small))
    list.append(.roundedRect(knob, radius: Self.toggleKnob / 2, theme.onAccent))
    controls.focus(around: frame, radius: frame.height / 2, inspector.state(of: element), into: &list)
  }
}
