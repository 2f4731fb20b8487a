import SwipeEngine
import SwipeTable

/// The keys.
extension Inspector {
  /// What Shift and Alt make of a step, and the page keys.
  private static let coarse = 10.0
  private static let fine = 0.1
  /// The part of what is seen by which a page key scrolls where it changes no number.
  private static let page = 0.8

  /// Takes a key in.
  ///
  /// - Returns: false where there is no use for it.
  mutating func take(_ key: KeyStroke, _ turn: inout InspectorTurn) -> Bool {
    if key.command, key.name == "F", !key.shift, !key.alt {
      openSearch(&turn)
      return true
    }
    guard let focus else { return false }
    if key.name == "Tab", !key.command, !key.alt { return tab(key.shift ? -1 : 1, &turn) }
    switch focus {
    case .search: return takeInSearch(key, &turn)
    case .field(let id): return takeInField(key, id, &turn)
    default: return takeInControl(key, focus, &turn)
    }
  }

  /// A value that cannot be set holds the focus once, so that it is seen; a second Tab leaves it.
  private mutating func tab(_ step: Int, _ turn: inout InspectorTurn) -> Bool {
    let wasRefused = edit?.isRefused ?? false
    if !commitEdit(&turn), !wasRefused { return true }
    return moveFocus(by: step, &turn)
  }

  private mutating func takeInSearch(_ key: KeyStroke, _ turn: inout InspectorTurn) -> Bool {
    switch key.name {
    case "Escape":
      if search.isEmpty, turn.pane.placement == .side {
        moveFocus(to: nil, byKey: true, &turn)
      } else {
        endSearch(&turn)
      }
    case _ where key.isEnter, "Down":
      let first = layout(turn).rows.lazy.compactMap { row -> InspectorElement? in
        if case .parameter(let row) = row.content { row.mainElement } else { nil }
      }.first
      if let first { moveFocus(to: first, byKey: true, &turn) }
    default: return takeInText(key, &turn)
    }
    return true
  }

  private mutating func takeInField(_ key: KeyStroke, _ id: String, _ turn: inout InspectorTurn) -> Bool {
    if let steps = Self.steps(of: key, isVertical: true), let parameter = SwipeStyle.parameter(id) {
      stepField(parameter, by: steps, &turn)
      return true
    }
    switch key.name {
    case "Escape":
      if edit?.isChanged == true {
        revertEdit(turn.subject)
      } else {
        moveFocus(to: nil, byKey: true, &turn)
      }
      return true
    case _ where key.isEnter:
      _ = commitEdit(&turn)
      return true
    default: return takeInText(key, &turn)
    }
  }

  /// Steps on from what was typed, where it is a number, else from the value.
  private mutating func stepField(_ parameter: Parameter, by steps: Double, _ turn: inout InspectorTurn) {
    var typed: Double?
    if let edit, edit.isChanged, case .number(let number)? = Self.value(in: edit.field.text, of: parameter) {
      typed = number
    }
    revertEdit(turn.subject)
    step(parameter, by: steps, from: typed, &turn)
  }

  private mutating func takeInText(_ key: KeyStroke, _ turn: inout InspectorTurn) -> Bool {
    var answer: TextField.Answer?
    change(turn) { answer = $0.take(key) }
    switch answer {
    case .copy(let text): turn.effects.append(.copyText(text))
    case .paste: turn.effects.append(.pasteText)
    case .taken: break
    case nil: return !key.command && !key.alt && Self.writes(key)
    }
    return true
  }

  /// Whether a key comes as text too, so that it is no shortcut while text is typed.
  private static func writes(_ key: KeyStroke) -> Bool {
    key.name.count == 1 || key.name == "Space" || key.name.hasPrefix("Keypad")
      || ["Up", "Down", "PageUp", "PageDown"].contains(key.name)
  }

  /// By how many steps a key changes a number; nil for other keys. Left and right count only where nothing is typed.
  private static func steps(of key: KeyStroke, isVertical: Bool) -> Double? {
    guard !key.command else { return nil }
    let factor = key.shift ? coarse : key.alt ? fine : 1
    switch key.name {
    case "Up": return factor
    case "Down": return -factor
    case "Right" where !isVertical: return factor
    case "Left" where !isVertical: return -factor
    case "PageUp": return coarse
    case "PageDown": return -coarse
    default: return nil
    }
  }

  private mutating func takeInControl(
    _ key: KeyStroke,
    _ element: InspectorElement,
    _ turn: inout InspectorTurn
  ) -> Bool {
    if key.presses {
      activate(element, at: nil, &turn)
      return true
    }
    if key.name == "Escape", !searchWords.isEmpty {
      moveFocus(to: .search, byKey: true, &turn)
      endSearch(&turn)
      return true
    }
    if case .slider(let id) = element, let parameter = SwipeStyle.parameter(id) {
      return takeInSlider(key, parameter, &turn)
    }
    guard !key.command, !key.alt else { return false }
    if key.name == "PageUp" || key.name == "PageDown" {
      let layout = layout(turn)
      let way = layout.viewport.height * (key.name == "PageUp" ? -Self.page : Self.page)
      scroll.stand(at: max(0, min(layout.scroll + way, layout.scrollEnd)))
      return true
    }
    guard let step = Self.direction(of: key) else { return false }
    let isAcross = key.name == "Left" || key.name == "Right"
    switch element {
    case .choice, .sides, .settleForm:
      stepChoice(element, by: step, &turn)
    case .toggle(let id) where isAcross:
      if let parameter = SwipeStyle.parameter(id) { toggle(parameter, to: step > 0, &turn) }
    case .section(let group) where isAcross:
      setOpen(group, step > 0, turn.time)
    default:
      // At the ends the focus stays: only Tab leaves.
      _ = moveFocus(by: step, &turn)
    }
    return true
  }

  private static func direction(of key: KeyStroke) -> Int? {
    switch key.name {
    case "Up", "Left": -1
    case "Down", "Right": 1
    default: nil
    }
  }

  private mutating func takeInSlider(
    _ key: KeyStroke,
    _ parameter: Parameter,
    _ turn: inout InspectorTurn
  ) -> Bool {
    if let steps = Self.steps(of: key, isVertical: false) {
      step(parameter, by: steps, &turn)
      return true
    }
    guard !key.command else { return false }
    switch key.name {
    case "Home": setBound(parameter, upper: false, &turn)
    case "End": setBound(parameter, upper: true, &turn)
    case "Backspace", "Delete":
      guard case .number(_, _, _, canBeNull: true) = parameter.kind else { return false }
      set(parameter, to: .null, change: newChange(), &turn)
    default: return false
    }
    return true
  }

  /// The next or the one before of some choices, without going around.
  private mutating func stepChoice(_ element: InspectorElement, by step: Int, _ turn: inout InspectorTurn) {
    switch element {
    case .sides:
      let all = Edited.allCases
      let index = (all.firstIndex(of: turn.subject.edited) ?? 0) + step
      if all.indices.contains(index) { showSide(all[index], &turn) }
    case .settleForm:
      let index = SettleForm.index(in: turn.subject) + step
      if SettleForm.labels.indices.contains(index) { chooseSettleForm(index, &turn) }
    case .choice(let id):
      guard let parameter = SwipeStyle.parameter(id) else { return }
      choose((Self.chosenIndex(of: parameter, turn.subject) ?? 0) + step, of: parameter, &turn)
    default: return
    }
  }
}
