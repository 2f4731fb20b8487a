import SwipeEngine
import SwipeTable

/// What a click, a tap or the space bar does.
extension Inspector {
  /// Does what an element is for.
  ///
  /// - Parameter point: where it was hit; nil for a key. Segments and sliders need it and stay as they are without.
  mutating func activate(_ element: InspectorElement, at point: Point?, _ turn: inout InspectorTurn) {
    let layout = layout(turn)
    let frame = layout.frame(of: element) ?? .zero
    func segment(of count: Int) -> Int? {
      point.flatMap { SegmentedControl.segment(of: count, in: frame, at: $0) }
    }
    switch element {
    case .tool(let tool): activate(tool, frame, &turn)
    case .sides:
      if let index = segment(of: Edited.allCases.count) {
        showSide(Edited.allCases[index], &turn)
      }
    case .search: moveFocus(to: .search, byKey: false, &turn)
    case .endSearch: endSearch(&turn)
    case .section(let group): setOpen(group, !openGroups.contains(group), turn.time)
    case .chip(let group):
      scrollChips(to: layout.chipScroll)
      chosenGroup = group
      showsChosenChip = true
      scroll.stand(at: 0)
    case .settleForm:
      if let index = segment(of: SettleForm.labels.count) {
        chooseSettleForm(index, &turn)
      }
    case .copySwift: turn.effects.append(.copySwift)
    case .paste: turn.effects.append(.paste)
    case .name, .field, .slider, .toggle, .choice, .reset, .presence:
      guard let row = element.parameterID.flatMap({ layout.row(of: $0) }) else { return }
      activate(element, of: row, at: point, &turn)
    }
  }

  private mutating func activate(_ tool: InspectorElement.Tool, _ frame: Rect, _ turn: inout InspectorTurn) {
    switch tool {
    case .search:
      if isSearching { endSearch(&turn) } else { openSearch(&turn) }
    case .code: turn.effects.append(.copyCode(anchor: frame))
    case .save: turn.effects.append(.save)
    case .reset:
      burst = nil
      if turn.subject.changes(among: SwipeStyle.parameters) > 0 {
        turn.effects.append(.resetAll(of: turn.target))
      }
    }
  }

  private mutating func activate(
    _ element: InspectorElement,
    of row: ParameterRow,
    at point: Point?,
    _ turn: inout InspectorTurn
  ) {
    let parameter = row.parameter
    switch element {
    case .name: moveFocus(to: row.mainElement, byKey: false, &turn)
    case .field: moveFocus(to: element, byKey: false, &turn)
    case .slider:
      guard let point, let value = row.value(at: point.x) else { return }
      set(parameter, to: .number(value), change: newChange(), &turn)
    case .toggle: toggle(parameter, to: turn.subject.value(of: parameter) != .flag(true), &turn)
    case .choice: activateChoice(of: row, at: point, &turn)
    case .reset:
      reset(parameter.id, &turn)
      // The button is gone with the change. A pointer that pressed it wants to type nothing.
      guard focus == element else { return }
      if point == nil {
        moveFocus(to: row.mainElement, byKey: true, &turn)
      } else {
        moveFocus(to: row.pointedElement, byKey: false, &turn)
      }
    case .presence: togglePresence(of: parameter, &turn)
    default: return
    }
  }

  private mutating func activateChoice(of row: ParameterRow, at point: Point?, _ turn: inout InspectorTurn) {
    switch row.control {
    case .segments(let choices):
      let index = point.flatMap { SegmentedControl.segment(of: choices.count, in: row.box, at: $0) }
      if let index {
        choose(index, of: row.parameter, &turn)
      }
    case .picker: turn.effects.append(.chooseFrom(row.parameter.id, anchor: row.box))
    case .number, .toggle, .text: return
    }
  }

  mutating func showSide(_ edited: Edited, _ turn: inout InspectorTurn) {
    guard turn.subject.b != nil, edited != turn.subject.edited else { return }
    burst = nil
    let places = Edited.allCases
    if let old = places.firstIndex(of: turn.subject.edited), let new = places.firstIndex(of: edited) {
      move(.sides, from: Double(old), to: Double(new), turn.time)
    }
    turn.effects.append(.edit(edited))
  }

  /// Opens or closes a section.
  mutating func setOpen(_ group: Parameter.Group, _ isOpen: Bool, _ time: Timestamp) {
    guard openGroups.contains(group) != isOpen else { return }
    move(.section(group), from: isOpen ? 0 : 1, to: isOpen ? 1 : 0, time, by: Self.stand)
    if isOpen { openGroups.insert(group) } else { openGroups.remove(group) }
  }
}
