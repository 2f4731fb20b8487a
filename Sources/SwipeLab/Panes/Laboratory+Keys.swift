import SwipeEngine

extension Laboratory {
  /// The keys of the window; what it has no use for goes to the table.
  mutating func handleKey(_ key: String, at time: Timestamp) -> [LabEffect] {
    if menu != nil { return handleMenuKey(key, at: time) }
    switch key {
    case "T": return run(.toggleAppearance, at: time)
    case "F5": return run(.saveRecording, at: time)
    case "Ctrl+Q": return [.quit]
    case "M", "F10":
      openMenu(byTouch: false, at: time)
      menu?.moveHighlight(by: 1)
    case "R" where replay != nil: restartReplay(at: time)
    default: feed(.key(key), at: time)
    }
    return []
  }

  private mutating func handleMenuKey(_ key: String, at time: Timestamp) -> [LabEffect] {
    switch key {
    case "Up": menu?.moveHighlight(by: -1)
    case "Down": menu?.moveHighlight(by: 1)
    case "Return", "Space", "Keypad Enter":
      guard let open = menu, let index = open.highlighted else { return [] }
      menu = nil
      return run(open.items[index].command, at: time)
    case "Escape", "M", "F10": menu = nil
    case "Ctrl+Q": return [.quit]
    default:
      // The shortcuts that the items show work in the menu too.
      guard let item = menu?.items.first(where: { $0.shortcut == key && $0.isEnabled }) else { return [] }
      menu = nil
      return run(item.command, at: time)
    }
    return []
  }
}
