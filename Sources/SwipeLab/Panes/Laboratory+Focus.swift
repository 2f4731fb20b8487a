import SwipeEngine
import SwipeTable

/// Which control the keys act on.
extension Laboratory {
  /// Everything that the keys can act on, in the order in which things stand, whether it can be used or not; nil is the rows.
  private var controls: [LabFocus?] {
    let bar: [LabFocus?] = (toolbarLayout?.parts ?? []).map { .toolbar($0) }
    let over: [LabFocus?] = (bannerLayout?.parts ?? []).map { .banner($0) }
    let between: [LabFocus?] = (compareTools?.map.parts ?? []).map { .compare($0) }
    let films: [LabFocus?] = (filmCardLayout?.parts ?? []).map { .film($0) }
    let times: [LabFocus?] = (timelineLayout?.parts ?? []).map { .timeline($0) }
    let values: [LabFocus?] = inspectorPane == nil ? [] : [.inspector]
    return bar + over + [nil] + between + films + times + values
  }

  /// Whether something can be used.
  private func isEnabled(_ control: LabFocus?) -> Bool {
    switch control {
    case .toolbar(let part): toolbar.isEnabled(part)
    case .timeline(let part): timeline.isEnabled(part)
    case .compare, .banner, .film, .inspector, nil: true
    }
  }

  /// What of a pane the mouse is over, a pointer holds, and the keys act on.
  func attention<Part: Hashable & Sendable>(_ part: (LabTarget) -> Part?) -> Attention<Part> {
    Attention(
      hovered: hovered.flatMap(part),
      pressed: targets.values.lazy.compactMap(part).first,
      focused: focus.flatMap { part($0.target) }
    )
  }

  /// Goes to the next stop, or to the one before.
  mutating func moveFocus(by step: Int, at time: Timestamp) {
    let controls = controls
    var place = controls.firstIndex(of: focus) ?? controls.firstIndex(of: nil) ?? 0
    // The rows can always be used, so this ends.
    repeat { place = (place + step + controls.count) % controls.count } while !isEnabled(controls[place])
    focus(on: controls[place], from: step, at: time)
  }

  /// Has the keys act on something.
  ///
  /// - Parameter step: the way that the Tab key goes: 1 comes in at the inspector's first control, −1 at its last.
  mutating func focus(on target: LabFocus?, from step: Int = 1, at time: Timestamp) {
    if focus == .inspector, target != .inspector, let pane = inspectorPane {
      carryOut(inspector.removeFocus(subject, in: pane, at: time), at: time)
    }
    focus = target
    guard target == .inspector, let pane = inspectorPane else { return }
    let effects =
      step > 0
      ? inspector.focusFirst(subject, in: pane, at: time)
      : inspector.focusLast(subject, in: pane, at: time)
    carryOut(effects, at: time)
  }

  /// The keys of what has the focus. Returns nil where it has no use for one.
  mutating func handleFocusKey(_ key: String, at time: Timestamp) -> [LabEffect]? {
    guard let focus else { return nil }
    guard controls.contains(focus) else {
      // It is gone: a card was closed, or the window has become too narrow for it.
      self.focus = nil
      return nil
    }
    if focus == .inspector { return handleInspectorKey(key, at: time) }
    switch key {
    case "Space" where focus == .timeline(.lane): return nil
    case "Return", "Space", "Keypad Enter": return press(focus, byKey: true, at: time)
    case "Escape":
      self.focus = nil
      return []
    case "Left", "Right", "Home", "End":
      guard case .timeline(.lane) = focus else { return nil }
      scrub(key, at: time)
      return []
    default: return nil
    }
  }

  /// A menu opens: a text that is being typed is done.
  mutating func stopTyping(at time: Timestamp) {
    if inspector.isTyping { focus(on: nil, at: time) }
  }

  private mutating func scrub(_ key: String, at time: Timestamp) {
    switch key {
    case "Home": seek(to: history.start, at: time)
    case "End": goLive(at: time)
    default: step(by: key == "Left" ? -1 : 1, at: time)
    }
  }

  private mutating func handleInspectorKey(_ key: String, at time: Timestamp) -> [LabEffect]? {
    guard let pane = inspectorPane else {
      focus = nil
      return nil
    }
    if let effects = inspector.key(key, subject, in: pane, at: time) {
      carryOut(effects, at: time)
      if !inspector.hasFocus { focus = nil }
      return []
    }
    // While something is typed, a letter is no shortcut.
    let stroke = KeyStroke(key)
    let isText = inspector.isTyping && !stroke.command && !stroke.isFunction && stroke.name != "Tab"
    if key == "Escape" { focus(on: nil, at: time) }
    return isText || key == "Escape" ? [] : nil
  }

  /// Does what a control stands for.
  mutating func press(_ control: LabFocus, byKey: Bool, at time: Timestamp) -> [LabEffect] {
    guard isEnabled(control) else { return [] }
    switch control {
    case .toolbar(let part): return press(part, byKey: byKey, at: time)
    case .compare(let part):
      switch part {
      case .swap: swapStyles(at: time)
      case .copy: copyStyleToSecond(at: time)
      }
    case .banner(let part):
      if part == .show, let path = banner?.path { effects.append(.showFile(path)) }
      if part == .close { banner = nil }
    case .film(let part): press(part)
    case .timeline(let part): press(part, byKey: byKey, at: time)
    case .inspector: break
    }
    return []
  }

  private mutating func press(_ part: FilmCard.Part) {
    if part == .show { return effects.append(.showFilm) }
    if isFilming { effects.append(.cancelFilm) } else { film = nil }
  }

  private mutating func press(_ part: Timeline.Part, byKey: Bool, at time: Timestamp) {
    switch part {
    case .stepBack: step(by: -1, at: time)
    case .play: togglePause(at: time)
    case .stepForward: step(by: 1, at: time)
    case .loop: toggleLoop(at: time)
    case .lane: break
    case .speed(let speed): setSpeed(speed, at: time)
    case .speedPicker:
      guard let place = timelineLayout?.frame(of: .speedPicker) else { return }
      openMenu(.speed, at: place, byTouch: presentSample?.kind == .touch, byKey: byKey, at: time)
    }
  }

  private mutating func press(_ part: Toolbar.Part, byKey: Bool, at time: Timestamp) -> [LabEffect] {
    let place = toolbarLayout?.frame(of: part) ?? .zero
    let byTouch = presentSample?.kind == .touch
    func open(_ page: LabMenu.Page, side: Int = 0, in lab: inout Laboratory) {
      lab.openMenu(page, at: place, side: side, byTouch: byTouch, byKey: byKey, at: time)
    }
    switch part {
    case .scene: open(.scene, in: &self)
    case .styleA: open(.styles, in: &self)
    case .styleB: open(.styles, side: 1, in: &self)
    case .undo: undoStyle(at: time)
    case .redo: redoStyle(at: time)
    case .arrangement(let arrangement): setArrangement(arrangement, at: time)
    case .compare: setArrangement(layout.form.arrangement == .one ? .sideBySide : .one, at: time)
    case .touches: showsTouches.toggle()
    case .curves: toggleCurves(at: time)
    case .theme: toggleAppearance(at: time)
    case .help: toggleKeys(at: time)
    case .film: open(.film, in: &self)
    case .inspector: toggleInspector(at: time)
    }
    return []
  }
}
