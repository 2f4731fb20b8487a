import SwipeEngine

extension LabMenu {
  /// What the items of the title bar's menu depend on.
  struct Situation {
    var reference: StyleReference
    var style: SwipeStyle
    var isDark: Bool
    /// Whether the style may be changed.
    var canChange: Bool
    var canUndo: Bool
  }

  /// The items of a page of the title bar's menu.
  static func items(of page: Page, in situation: Situation) -> [Item] {
    guard let section = section(page, in: situation) else { return firstItems(in: situation) }
    let back = Item(command: .page(.start), icon: "chevron-left", label: section.label)
    var choices = section.choices.map { choice in
      Item(
        command: choice.command,
        label: choice.label,
        isChosen: choice.isChosen,
        isEnabled: situation.canChange
      )
    }
    choices[0].beginsGroup = true
    return [back] + choices
  }

  /// The beginning: a line for each section, and the commands.
  private static func firstItems(in situation: Situation) -> [Item] {
    let sections = Page.allCases.compactMap { page in
      section(page, in: situation).map { section in
        let value = section.choices.first(where: \.isChosen)?.shortLabel
        return Item(command: .page(page), icon: section.icon, label: section.label, value: value)
      }
    }
    return sections + [
      Item(
        command: .undo,
        icon: "undo",
        label: "Undo",
        shortcut: "Ctrl+Z",
        isEnabled: situation.canUndo,
        beginsGroup: true
      ),
      Item(
        command: .toggleAppearance,
        icon: situation.isDark ? "sun" : "moon",
        label: situation.isDark ? "Light theme" : "Dark theme",
        shortcut: "T"
      ),
      Item(command: .saveRecording, icon: "save", label: "Save recording", shortcut: "F5"),
    ]
  }
}
