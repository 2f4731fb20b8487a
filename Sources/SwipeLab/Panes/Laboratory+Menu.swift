import SwipeEngine
import SwipeTable

extension Laboratory {
  /// Opens the menu of the title bar.
  mutating func openMenu(byTouch: Bool, at time: Timestamp) {
    longPress = nil
    var opened = LabMenu(
      items: items(of: .start),
      at: .tool(layout.tool(.menu)),
      byTouch: byTouch,
      at: time
    )
    // Where a finger's larger items would not fit, the smaller ones do.
    if opened.height > layout.height - 2 * LabLayout.menuMargin {
      opened.itemHeight = LabMenu.mouseItemHeight
    }
    menu = opened
  }

  private func items(of page: LabMenu.Page) -> [LabMenu.Item] {
    LabMenu.items(
      of: page,
      in: LabMenu.Situation(
        scene: first.session.header.scene,
        reference: first.session.style,
        style: first.session.table.style,
        isDark: appearance == .dark,
        canChange: replay == nil,
        canUndo: replay == nil && !first.session.table.undoableRemovals.isEmpty
      )
    )
  }

  /// Chooses an item of the open menu: a section turns the page, everything else closes the menu.
  mutating func choose(_ index: Int, at time: Timestamp) -> [LabEffect] {
    guard let open = menu, open.items.indices.contains(index) else { return [] }
    let command = open.items[index].command
    if case .page(let page) = command {
      turn(to: page, byKey: open.highlighted != nil)
      return []
    }
    menu = nil
    return run(command, at: time)
  }

  /// Shows another page in the open menu's place. By a key, what is chosen there is highlighted, or on the way back the
  /// section that one comes from.
  private mutating func turn(to page: LabMenu.Page, byKey: Bool) {
    guard let from = menu?.page else { return }
    let items = items(of: page)
    menu?.items = items
    menu?.page = page
    let mark =
      page == from.parent
      ? items.firstIndex { $0.command == .page(from) }
      : items.firstIndex(where: \.isChosen) ?? items.firstIndex { $0.isEnabled && !$0.leadsBack }
    menu?.highlighted = byKey ? mark : nil
  }

  /// The keys of an open menu.
  mutating func handleMenuKey(_ key: String, at time: Timestamp) -> [LabEffect] {
    guard let open = menu else { return [] }
    switch key {
    case "Up": menu?.moveHighlight(by: -1)
    case "Down": menu?.moveHighlight(by: 1)
    case "Return", "Space", "Keypad Enter": return open.highlighted.map { choose($0, at: time) } ?? []
    case "Right":
      guard let index = open.highlighted, open.items[index].leadsOn else { return [] }
      return choose(index, at: time)
    case "Left", "Escape":
      if open.page != .start {
        turn(to: open.page.parent, byKey: true)
      } else if key == "Escape" {
        menu = nil
      }
    case "M", "F10", "Application", "Menu", "Shift+F10": menu = nil
    default:
      // The shortcuts of the window work in its menus too.
      guard let command = shortcuts[key] else { return key == "Ctrl+Q" ? [.quit] : [] }
      if command == .undo, first.session.table.undoableRemovals.isEmpty || replay != nil { return [] }
      menu = nil
      return run(command, at: time)
    }
    return []
  }

  private var shortcuts: [String: LabMenu.Command] {
    ["T": .toggleAppearance, "F5": .saveRecording, "Ctrl+Z": .undo]
  }
}
