import SwipeEngine

extension LabMenu {
  /// What the items of the title bar's menu depend on.
  struct Situation {
    /// The id of the scene on the stage.
    var scene: String
    var reference: StyleReference
    var style: SwipeStyle
    var origin: StyleOrigin
    /// The names of one's own styles that can be read.
    var ownStyles: [String]
    var film: FilmRequest.Settings
    var speed: PlaySpeed
    /// What the menu began with.
    var root: Page
    /// Whether the list is alone in the window.
    var isBare: Bool
    var canRedo: Bool
    var showsTouches: Bool
    var isCompared: Bool
    var isDark: Bool
    /// Whether the style may be changed.
    var canChange: Bool
    var canUndo: Bool
  }

  /// The items of a page of the title bar's menu.
  static func items(of page: Page, in situation: Situation) -> [Item] {
    guard let section = section(page, in: situation) else { return firstItems(in: situation) }
    var choices = section.choices.map { choice in
      var item = Item(
        command: choice.command,
        icon: choice.icon,
        label: choice.label,
        shortcut: choice.shortcut,
        isChosen: choice.isChosen,
        isDestructive: choice.isDestructive,
        beginsGroup: choice.beginsGroup
      )
      item.isEnabled = choice.isEnabled && (situation.canChange || item.leadsOn)
      item.value = choice.value
      return item
    }
    guard page != situation.root else { return choices }
    let back = Item(
      command: .page(page.parent(under: situation.root, isBare: situation.isBare)),
      icon: "chevron-left",
      label: section.label,
      leadsBack: true
    )
    choices[0].beginsGroup = true
    return [back] + choices
  }

  /// What the toolbar offers too, where it has room.
  private static func laboratoryItems(in situation: Situation) -> [Item] {
    [
      Item(
        command: .redo,
        icon: "redo",
        label: "Change again",
        shortcut: "Ctrl+Y",
        isEnabled: situation.canRedo
      ),
      Item(
        command: .touches,
        icon: "touch",
        label: "Fingers",
        shortcut: "F",
        isChosen: situation.showsTouches
      ),
      Item(command: .compare, icon: "compare", label: "A | B", shortcut: "B", isChosen: situation.isCompared),
      Item(command: .keys, icon: "keyboard", label: "Keys", shortcut: "?"),
    ]
  }

  /// The beginning: a line for each section, and the commands.
  private static func firstItems(in situation: Situation) -> [Item] {
    let sections = Page.sections(isBare: situation.isBare).compactMap { page in
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
    ] + (situation.isBare ? [] : laboratoryItems(in: situation))
  }
}
