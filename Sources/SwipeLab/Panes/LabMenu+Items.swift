import SwipeEngine

extension LabMenu {
  /// What the items of the title bar's menu depend on.
  struct Situation {
    /// The id of the scene on the stage.
    var scene: String
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
    let back = Item(
      command: .page(page.parent),
      icon: "chevron-left",
      label: section.label,
      leadsBack: true
    )
    var choices = section.choices.map { choice in
      var item = Item(command: choice.command, label: choice.label, isChosen: choice.isChosen)
      item.isEnabled = situation.canChange || item.leadsOn
      item.value = choice.value
      return item
    }
    choices[0].beginsGroup = true
    return [back] + choices
  }

  /// The beginning: a line for each section, and the commands.
  private static func firstItems(in situation: Situation) -> [Item] {
    let sections = Page.sections.compactMap { page in
      section(page, in: situation).map { section in
        var item = Item(command: .page(page), icon: section.icon, label: section.label)
        item.isEnabled = section.counts
        if item.isEnabled { item.value = section.choices.first(where: \.isChosen)?.shortLabel }
        return item
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
