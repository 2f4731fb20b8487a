import SwipeEngine
import SwipeTable

/// The inspector in its window.
extension Laboratory {
  /// Does what the inspector asks for.
  mutating func carryOut(_ effects: [InspectorEffect], at time: Timestamp) {
    for effect in effects {
      switch effect {
      case .set(let settings, let edited, let change):
        tune(settings, sides: sides(of: edited), change: change, at: time)
      case .reset(let ids, let edited): reset(ids, sides: sides(of: edited), at: time)
      case .resetAll(let edited):
        reset(SwipeStyle.parameters.map(\.id), sides: sides(of: edited), at: time)
      case .edit(let edited): self.edited = edited
      case .chooseFrom(let id, let anchor):
        openMenu(
          .values(id),
          at: anchor,
          side: side(of: edited),
          byTouch: presentSample?.kind == .touch,
          byKey: presentSample == nil,
          at: time
        )
      case .copyCode(let anchor):
        let byTouch = presentSample?.kind == .touch
        openMenu(
          .code,
          at: anchor,
          side: side(of: edited),
          byTouch: byTouch,
          byKey: presentSample == nil,
          at: time
        )
      case .copySwift: copyCode(.swift, side: side(of: edited), at: time)
      case .paste: self.effects.append(.paste)
      case .pasteText: self.effects.append(.pasteText)
      case .copyText(let text): self.effects.append(.copy(text))
      case .save: ask(about: .saveStyle, side: side(of: edited), at: time)
      case .typing(let isTyping): self.effects.append(.typing(isTyping ? inspectorPane?.frame : nil))
      }
    }
    if inspector.hasFocus { focus = .inspector } else if focus == .inspector { focus = nil }
  }

  /// The sides that what is set goes to.
  func sides(of edited: Inspector.Edited) -> [Int] {
    guard second != nil else { return [0] }
    switch edited {
    case .a: return [0]
    case .b: return [1]
    case .both: return [0, 1]
    }
  }

  /// The side whose values the inspector shows.
  func side(of edited: Inspector.Edited) -> Int { second != nil && edited == .b ? 1 : 0 }

  /// Shows the inspector, or hides it: in a narrow window the sheet goes up and down.
  mutating func toggleInspector(at time: Timestamp) {
    focus(on: nil, at: time)
    guard !layout.isNarrow else { return rest(at: layout.form.sheet == .low ? .middle : .low, at: time) }
    var form = layout.form
    form.showsInspector.toggle()
    show(form, at: time)
  }

  mutating func toggleCurves(at time: Timestamp) {
    var form = layout.form
    form.showsCurves.toggle()
    show(form, at: time)
  }

  /// Shows the list alone, or the laboratory around it again.
  mutating func toggleBare(at time: Timestamp) {
    var form = layout.form
    form.isBare.toggle()
    if form.isBare {
      // There is nothing that could end them.
      (isLooping, speed) = (false, .full)
      goLive(at: time)
    }
    show(form, at: time)
  }

  /// Shows other panes; a focus in one that goes is the rows' again.
  private mutating func show(_ form: LabForm, at time: Timestamp) {
    focus(on: nil, at: time)
    lay(out: form, at: time)
  }

  /// The panes will be others: what is held of the inspector or of the sheet is let go, where it is there no more.
  mutating func leavePanes(before layout: LabLayout, at time: Timestamp) {
    if let pane = inspectorPane, layout.inspectorPane == nil || layout.isNarrow != self.layout.isNarrow {
      carryOut(inspector.leave(subject, in: pane, at: time), at: time)
      let held = targets.filter { $0.value == .inspector }
      for pointer in held.keys { targets[pointer] = .ground }
    }
    guard layout.sheet == nil else { return }
    (sheetGrip, sheetMotion) = (nil, nil)
    for (pointer, target) in targets where target == .grabber { targets[pointer] = .ground }
  }

  /// Opens the inspector with the search in hand.
  mutating func search(at time: Timestamp) {
    if inspectorPane == nil { toggleInspector(at: time) }
    guard let pane = inspectorPane else { return }
    focus = .inspector
    carryOut(inspector.focusSearch(subject, in: pane, at: time), at: time)
  }
}
