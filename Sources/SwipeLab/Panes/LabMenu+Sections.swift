import SwipeEngine

extension LabMenu {
  /// One of the things that the menu lets somebody choose.
  struct Section {
    var icon: String
    var label: String
    /// Never empty.
    var choices: [Choice]
  }

  struct Choice {
    var command: Command
    var label: String
    /// What stands beside the section while this is chosen, where room is scarce.
    var shortLabel: String
    var isChosen: Bool
  }

  /// The section of a page; nil for the beginning.
  static func section(_ page: Page, in situation: Situation) -> Section? {
    switch page {
    case .start: nil
    case .system: Section(icon: "sliders", label: "System", choices: systems(in: situation))
    case .transition: Section(icon: "compare", label: "Transition", choices: transitions(in: situation))
    case .fullSwipe: Section(icon: "strip", label: "Full swipe", choices: fullSwipes(in: situation))
    case .buttons: Section(icon: "grid", label: "Buttons", choices: looks(in: situation))
    }
  }

  private static func systems(in situation: Situation) -> [Choice] {
    PresetFamily.all.map { family in
      Choice(
        command: .style(family.reference(nearestTo: situation.style)),
        label: family.name,
        shortLabel: family.name,
        isChosen: family.contains(situation.reference)
      )
    }
  }

  private static func transitions(in situation: Situation) -> [Choice] {
    let all: [(value: ActionTransition, name: String, what: String)] = [
      (.border, "Border", "actions share the width"),
      (.drag, "Drag", "actions come with the row"),
      (.reveal, "Reveal", "actions lie under the row"),
    ]
    return all.map { value, name, what in
      Choice(
        command: .set([ParameterSetting("transition", .choice(value.rawValue))]),
        label: "\(name): \(what)",
        shortLabel: name,
        isChosen: situation.style.transition == value
      )
    }
  }

  /// A full swipe of the leading side never takes the row away, whatever the trailing one does: it acts, and the row
  /// comes back.
  private static func fullSwipes(in situation: Situation) -> [Choice] {
    let all: [(value: Expansion.Kind, label: String)] = [
      (.none, "None"),
      (.selection, "Acts, comes back"),
      (.destructive, "Acts and goes"),
      (.destructiveAfterFill, "Fills, acts, goes"),
      (.fill, "Fills, then asks"),
    ]
    return all.map { value, label in
      let leading = value == .none ? "same" : Expansion.Kind.selection.rawValue
      return Choice(
        command: .set([
          ParameterSetting("expansion", .choice(value.rawValue)),
          ParameterSetting("expansion.leading", .choice(leading)),
        ]),
        label: label,
        shortLabel: label,
        isChosen: situation.style.expansion.kind == value
      )
    }
  }

  private static func looks(in situation: Situation) -> [Choice] {
    let all: [(value: ButtonStyle.Look, label: String)] = [
      (.titleAndImage, "Title and image"),
      (.imageOnly, "Image only"),
      (.titleOnly, "Title only"),
      (.circular, "Circular"),
    ]
    return all.map { value, label in
      Choice(
        command: .set([ParameterSetting("buttons.look", .choice(value.rawValue))]),
        label: label,
        shortLabel: label,
        isChosen: situation.style.buttons.look == value
      )
    }
  }
}
