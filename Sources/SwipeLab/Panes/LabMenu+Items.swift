import SwipeEngine

extension LabMenu {
  /// The menu's items for a style: how actions come in, what a full swipe does, and the commands. `canChange` tells
  /// whether the style may be changed.
  static func items(for style: SwipeStyle, isDark: Bool, canChange: Bool, canUndo: Bool) -> [Item] {
    let transitions = transitions.map {
      Item(
        command: .set("transition", $0.value.rawValue),
        icon: $0.icon,
        label: $0.label,
        isChosen: style.transition == $0.value,
        isEnabled: canChange
      )
    }
    var expansions = expansions.map {
      Item(
        command: .set("expansion", $0.value.rawValue),
        icon: $0.icon,
        label: $0.label,
        isChosen: style.expansion.kind == $0.value,
        isEnabled: canChange
      )
    }
    expansions[0].beginsGroup = true
    return transitions + expansions + [
      Item(
        command: .undo,
        icon: "undo",
        label: "Undo",
        shortcut: "Ctrl+Z",
        isEnabled: canUndo,
        beginsGroup: true
      ),
      Item(
        command: .toggleAppearance,
        icon: isDark ? "sun" : "moon",
        label: isDark ? "Light theme" : "Dark theme",
        shortcut: "T"
      ),
      Item(command: .saveRecording, icon: "save", label: "Save recording", shortcut: "F5"),
    ]
  }

  private static let transitions: [(value: ActionTransition, icon: String, label: String)] = [
    (.border, "compare", "Border: actions share the width"),
    (.drag, "swap", "Drag: actions come with the row"),
    (.reveal, "ghost", "Reveal: actions lie under the row"),
  ]

  private static let expansions: [(value: Expansion.Kind, icon: String, label: String)] = [
    (.none, "close", "No full swipe"),
    (.selection, "check-circle", "Full swipe: acts, comes back"),
    (.destructive, "trash", "Full swipe: acts and goes"),
    (.destructiveAfterFill, "archive", "Full swipe: fills, acts, goes"),
    (.fill, "clock", "Full swipe: fills, acts, waits"),
  ]
}
