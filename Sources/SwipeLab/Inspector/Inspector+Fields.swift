import SwipeEngine

/// Typing into fields.
extension Inspector {
  /// A value as text to edit.
  static func editedText(of parameter: Parameter, _ subject: Subject) -> String {
    switch (subject.value(of: parameter), parameter.kind) {
    case (.number(let number), .number(_, _, let decimals, _)):
      NumberEntry.edited(number, decimals: decimals)
    case (.choice(let text), _): text
    default: ""
    }
  }

  mutating func beginEdit(of id: String, _ subject: Subject) {
    guard let parameter = SwipeStyle.parameter(id) else { return }
    edit = Edit(id: id, field: TextField(Self.editedText(of: parameter, subject)))
  }

  /// The edit with the text that belongs to the value as it is now, where nothing was typed.
  func currentEdit(_ subject: Subject) -> Edit? {
    guard var edit, !edit.isChanged, let parameter = SwipeStyle.parameter(edit.id) else { return self.edit }
    let text = Self.editedText(of: parameter, subject)
    if text != edit.field.text { edit.field = TextField(text) }
    return edit
  }

  mutating func typeText(_ text: String, _ turn: inout InspectorTurn) {
    change(turn) { $0.type(text) }
  }

  /// Changes the text that has the focus. A refusal is forgotten with the text that it was about.
  mutating func change(_ turn: InspectorTurn, _ body: (inout TextField) -> Void) {
    if focus == .search {
      let before = search.letters
      body(&search)
      if search.letters != before { scroll.stand(at: 0) }
    } else if var edit = currentEdit(turn.subject) {
      let before = edit.field.letters
      body(&edit.field)
      if edit.field.letters != before {
        edit.isChanged = true
        edit.isRefused = false
      }
      self.edit = edit
    }
  }

  /// Sets what was typed.
  ///
  /// - Returns: false where it is no value of the parameter; the field then says so.
  mutating func commitEdit(_ turn: inout InspectorTurn) -> Bool {
    guard let typed = edit, typed.isChanged, let parameter = SwipeStyle.parameter(typed.id) else {
      return true
    }
    guard let value = Self.value(in: typed.field.text, of: parameter) else {
      edit?.isRefused = true
      return false
    }
    edit?.isChanged = false
    edit?.isRefused = false
    edit?.field.selectAll()
    set(parameter, to: value, change: newChange(), &turn)
    return true
  }

  mutating func revertEdit(_ subject: Subject) {
    if let id = edit?.id { beginEdit(of: id, subject) }
  }

  /// The field loses the focus.
  mutating func leaveField(_ turn: inout InspectorTurn) {
    _ = commitEdit(&turn)
    edit = nil
  }

  /// The value that a typed text means; nil where the parameter cannot take it.
  static func value(in text: String, of parameter: Parameter) -> ParameterValue? {
    let trimmed = text.trimmed
    let value: ParameterValue? =
      switch parameter.kind {
      case .number(_, _, _, canBeNull: true) where trimmed.isEmpty || trimmed == ParameterRow.none: .null
      case .number: NumberEntry.number(in: trimmed, unit: parameter.unit).map(ParameterValue.number)
      case .triggerPoints: .choice(trimmed.isEmpty ? noPoints : trimmed)
      case .toggle, .choice: nil
      }
    do {
      if let value { try parameter.check(value) }
      return value
    } catch {
      return nil
    }
  }

  /// The text of no trigger points.
  private static let noPoints = "none"
}
