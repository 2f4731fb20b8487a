import SwipeEngine
import SwipeTable

extension Laboratory {
  /// Opens a menu under what it belongs to.
  ///
  /// - Parameters:
  ///   - side: whose style it is about.
  ///   - byKey: whether the keys go on in it, so that what is chosen is highlighted.
  mutating func openMenu(
    _ page: LabMenu.Page,
    at place: Rect,
    side: Int = 0,
    byTouch: Bool = false,
    byKey: Bool = false,
    at time: Timestamp
  ) {
    longPress = nil
    stopTyping(at: time)
    var opened = LabMenu(
      items: items(of: page, under: page, side: side),
      page: page,
      at: .tool(place),
      byTouch: byTouch,
      at: time
    )
    opened.side = side
    // Where a finger's larger items would not fit, the smaller ones do.
    if opened.height > layout.height - 2 * LabLayout.menuMargin {
      opened.itemHeight = LabMenu.mouseItemHeight
    }
    if byKey { opened.highlighted = opened.items.firstIndex(where: \.isChosen) }
    menu = opened
    if byKey, opened.highlighted == nil { menu?.moveHighlight(by: 1) }
    revealHighlight()
  }

  private func items(of page: LabMenu.Page, under root: LabMenu.Page, side: Int) -> [LabMenu.Item] {
    let session = sides[min(side, sides.count - 1)].session
    return LabMenu.items(
      of: page,
      in: LabMenu.Situation(
        scene: first.session.header.scene,
        reference: session.style,
        style: session.table.style,
        origin: origins[min(side, origins.count - 1)],
        ownStyles: ownStyles.map(\.name),
        film: filmSettings,
        speed: speed,
        root: root,
        isBare: layout.form.isBare,
        canRedo: styleUndo.canRedo,
        showsTouches: showsTouches,
        isCompared: layout.form.arrangement == .sideBySide,
        isDark: appearance == .dark,
        canChange: replay == nil,
        canUndo: replay == nil && (undoesStyle || !first.session.table.undoableRemovals.isEmpty)
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
    let side = open.side
    if case .filmSettings = command {
      // Several of these are chosen one after the other.
      let effects = run(command, side: side, at: time)
      turn(to: open.root, byKey: open.highlighted != nil)
      return effects
    }
    menu = nil
    return run(command, side: side, at: time)
  }

  /// Shows another page in the open menu's place. By a key, what is chosen there is highlighted, or on the way back the
  /// section that one comes from.
  private mutating func turn(to page: LabMenu.Page, byKey: Bool) {
    guard let open = menu else { return }
    let from = open.page
    let items = items(of: page, under: open.root, side: open.side)
    menu?.items = items
    menu?.page = page
    menu?.scroll = 0
    let mark =
      page == from.parent(under: open.root, isBare: layout.form.isBare)
      ? items.firstIndex { $0.command == .page(from) }
      : items.firstIndex(where: \.isChosen) ?? items.firstIndex { $0.isEnabled && !$0.leadsBack }
    menu?.highlighted = byKey ? mark : nil
    revealHighlight()
  }

  /// Scrolls a menu that the window is too low for to what is highlighted.
  func highlightedScroll(of menu: LabMenu) -> Double {
    let height = layout.frame(of: menu).height
    guard let index = menu.highlighted, height < menu.height else { return menu.scroll }
    let top = menu.top(of: index) - LabMenu.padding
    let bottom = menu.top(of: index) + menu.itemHeight + LabMenu.padding - height
    return min(max(menu.scroll, bottom), top)
  }

  private mutating func revealHighlight() {
    guard let scroll = menu.map(highlightedScroll) else { return }
    menu?.scroll = scroll
  }

  /// Scrolls a menu that the window is too low for by a way.
  mutating func scrollMenu(by way: Double) {
    guard let open = menu else { return }
    let most = max(0, open.height - layout.frame(of: open).height)
    let scroll = min(max(0, open.scroll + way), most)
    menu?.scroll = scroll
  }

  /// The keys of an open menu.
  mutating func handleMenuKey(_ key: String, at time: Timestamp) -> [LabEffect] {
    guard let open = menu else { return [] }
    switch key {
    case "Up", "Down":
      menu?.moveHighlight(by: key == "Up" ? -1 : 1)
      revealHighlight()
    case "Return", "Space", "Keypad Enter": return open.highlighted.map { choose($0, at: time) } ?? []
    case "Right":
      guard let index = open.highlighted, open.items[index].leadsOn else { return [] }
      return choose(index, at: time)
    case "Left", "Escape":
      if open.page != open.root {
        turn(to: open.page.parent(under: open.root, isBare: layout.form.isBare), byKey: true)
      } else if key == "Escape" {
        menu = nil
      }
    case "M", "F10", "Application", "Menu", "Shift+F10": menu = nil
    default:
      // What the menu offers by a shortcut, and the window's own ones.
      if key == "Ctrl+Q" { return [.quit] }
      if let index = open.items.firstIndex(where: { $0.shortcut == key && $0.isEnabled }) {
        return choose(index, at: time)
      }
      guard let command = shortcuts[key] else { return [] }
      if command == .undo, replay != nil || !undoesStyle && first.session.table.undoableRemovals.isEmpty {
        return []
      }
      menu = nil
      return run(command, side: 0, at: time)
    }
    return []
  }

  private var shortcuts: [String: LabMenu.Command] {
    ["T": .toggleAppearance, "F5": .saveRecording, "Ctrl+Z": .undo]
  }
}
