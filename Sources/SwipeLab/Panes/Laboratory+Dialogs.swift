import SwipeEngine
import SwipeTable

/// Dialogs: names for styles, questions about them, and the keys.
extension Laboratory {
  /// Opens the dialog that a command of the menu needs.
  mutating func ask(about command: LabMenu.Command, side: Int, at time: Timestamp) {
    let origin = origins[min(side, origins.count - 1)]
    switch command {
    case .saveStyle:
      let ending = isChanged(min(side, sides.count - 1)) ? Self.changedEnding : Self.copyEnding
      let name = origin.isOwn ? origin.name : origin.name + ending
      open(.name(LabNaming(purpose: .save(side: side), field: TextField(name))), at: time)
    case .renameStyle where origin.isOwn:
      open(.name(LabNaming(purpose: .rename(origin.name), field: TextField(origin.name))), at: time)
    case .deleteStyle where origin.isOwn: open(.delete(origin.name, focus: .cancel), at: time)
    default: break
    }
  }

  /// What a preset's name ends in when it is saved as one's own, changed or as it is.
  private static let changedEnding = ", changed"
  private static let copyEnding = ", copy"

  mutating func toggleKeys(at time: Timestamp) {
    if dialog?.isKeys == true { close() } else { open(.keys(offset: 0), at: time) }
  }

  private mutating func open(_ dialog: LabDialog, at time: Timestamp) {
    focus(on: nil, at: time)
    (menu, longPress) = (nil, nil)
    self.dialog = dialog
    if case .name(let naming) = dialog { effects.append(.typing(nameLayout(naming).field)) }
  }

  private mutating func close() {
    if case .name? = dialog { effects.append(.typing(nil)) }
    dialog = nil
  }

  var window: Rect { Rect(x: 0, y: 0, width: layout.width, height: layout.height) }

  func nameLayout(_ naming: LabNaming) -> NameSheetLayout {
    NameSheetLayout(naming.sheet, in: window, metrics)
  }

  /// The dialog that asks whether a style is to be deleted.
  static func deletion(of name: String) -> ConfirmSheet {
    ConfirmSheet(
      title: "Delete “\(name)”?",
      message: "Its file is removed. Tables that use it keep its values.",
      confirmLabel: "Delete"
    )
  }

  // MARK: Keys

  mutating func handleDialogKey(_ key: String) -> [LabEffect] {
    switch dialog {
    case .name(let naming): handleKey(key, naming)
    case .delete(let name, let focus): handleKey(key, deleting: name, focus)
    case .keys(let offset): handleKey(key, keysAt: offset)
    case nil: break
    }
    return key == "Ctrl+Q" ? [.quit] : []
  }

  private mutating func handleKey(_ key: String, _ naming: LabNaming) {
    var naming = naming
    switch key {
    case "Escape": return close()
    case "Return", "Keypad Enter":
      return naming.focus == .cancel ? close() : submit(naming)
    case "Space" where naming.focus != .field:
      return naming.focus == .cancel ? close() : submit(naming)
    case "Tab", "Shift+Tab":
      naming.focus = next(after: naming.focus, in: nameLayout(naming).parts, key)
    default:
      guard naming.focus == .field, let answer = naming.field.take(KeyStroke(key)) else { return }
      switch answer {
      case .taken: (naming.error, naming.replaces) = (nil, false)
      case .copy(let text): effects.append(.copy(text))
      case .paste: effects.append(.pasteText)
      }
    }
    dialog = .name(naming)
  }

  private mutating func handleKey(_ key: String, deleting name: String, _ focus: ConfirmSheet.Part) {
    switch key {
    case "Escape": close()
    case "Return", "Keypad Enter", "Space": press(focus, deleting: name)
    case "Tab", "Shift+Tab", "Left", "Right":
      dialog = .delete(name, focus: focus == .cancel ? .confirm : .cancel)
    default: break
    }
  }

  private mutating func handleKey(_ key: String, keysAt offset: Double) {
    let page = KeysSheetLayout(LabKeys.sheet, in: window, offset: offset).view.height
    switch key {
    case "Up": scrollKeys(to: offset - KeysSheetLayout.lineHeight)
    case "Down": scrollKeys(to: offset + KeysSheetLayout.lineHeight)
    case "PageUp": scrollKeys(to: offset - page)
    case "PageDown", "Space": scrollKeys(to: offset + page)
    case "Home": scrollKeys(to: 0)
    case "End": scrollKeys(to: .greatestFiniteMagnitude)
    case "Escape", "Return", "Keypad Enter": close()
    default: if LabKeys.help.contains(key) { close() }
    }
  }

  mutating func scrollKeys(to offset: Double) {
    dialog = .keys(offset: KeysSheetLayout(LabKeys.sheet, in: window, offset: offset).offset)
  }

  private func next<Part: Equatable>(after part: Part, in parts: [Part], _ key: String) -> Part {
    let place = parts.firstIndex(of: part) ?? 0
    return parts[(place + (key == "Tab" ? 1 : parts.count - 1)) % parts.count]
  }

  /// Letters that were typed into the dialog.
  mutating func typeInDialog(_ text: String) {
    guard case .name(var naming) = dialog, naming.focus == .field else { return }
    naming.field.type(text)
    (naming.error, naming.replaces) = (nil, false)
    dialog = .name(naming)
  }

  // MARK: Pointers

  /// A pointer on a dialog: a button acts where the pointer came down on it and goes up on it, the field when it comes down.
  mutating func handleDialogPointer(_ sample: PointerSample) {
    if sample.phase == .down { dialogPress = sample.location }
    defer { if sample.phase == .up || sample.phase == .cancel { dialogPress = nil } }
    let pressed = dialogPress ?? sample.location
    switch dialog {
    case .name(let naming): handlePointer(sample, pressed, naming)
    case .delete(let name, _):
      let layout = ConfirmSheetLayout(Self.deletion(of: name), in: window, metrics)
      guard sample.phase == .up, let part = layout.part(at: sample.location) else { return }
      if layout.part(at: pressed) == part { press(part, deleting: name) }
    case .keys(let offset): handlePointer(sample, pressed, keysAt: offset)
    case nil: break
    }
  }

  private mutating func handlePointer(_ sample: PointerSample, _ pressed: Point, keysAt offset: Double) {
    let layout = KeysSheetLayout(LabKeys.sheet, in: window, offset: offset)
    if sample.phase == .move, let last = dialogDrag {
      scrollKeys(to: offset + last.y - sample.location.y)
    } else if sample.phase == .up {
      let places = [pressed, sample.location]
      let isOnClose = places.allSatisfy { layout.part(at: $0) == .close }
      if isOnClose || places.allSatisfy({ !layout.card.frame.contains($0) }) { close() }
    }
    dialogDrag = sample.phase == .up || sample.phase == .cancel ? nil : sample.location
  }

  private mutating func handlePointer(_ sample: PointerSample, _ pressed: Point, _ naming: LabNaming) {
    let layout = nameLayout(naming)
    let part = layout.part(at: pressed)
    switch sample.phase {
    case .down where part == .field, .move where part == .field:
      var naming = naming
      naming.focus = .field
      let place = layout.textBox(metrics).place(at: sample.location.x, in: naming.field)
      naming.field.moveCaret(to: place, isSelecting: sample.phase == .move)
      dialog = .name(naming)
    case .up where part == layout.part(at: sample.location):
      if part == .cancel { close() }
      if part == .save { submit(naming) }
    default: break
    }
  }

  // MARK: Answers

  private mutating func submit(_ naming: LabNaming) {
    let name = naming.field.text.trimmed
    guard !name.isEmpty else { return }
    switch naming.purpose {
    case .save(let side):
      let style = sides[min(side, sides.count - 1)].session.style
      effects.append(.saveStyle(name: name, style, side: side, replaces: naming.replaces))
    case .rename(let old): effects.append(.renameStyle(old, to: name))
    }
  }

  private mutating func press(_ part: ConfirmSheet.Part, deleting name: String) {
    close()
    if part == .confirm { effects.append(.deleteStyle(name)) }
  }
}
