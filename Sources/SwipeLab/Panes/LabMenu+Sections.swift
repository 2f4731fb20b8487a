import SwipeEngine

extension LabMenu {
  /// One of the things that the menu lets somebody choose.
  struct Section {
    var icon: String
    var label: String
    /// Never empty.
    var choices: [Choice]
    /// Whether the style in use has anything of what it chooses.
    var counts = true
  }

  struct Choice {
    var command: Command
    var label: String
    /// What stands beside the section while this is chosen, where room is scarce.
    var shortLabel: String
    var isChosen: Bool
    /// Where the choice leads on to a page: what is chosen there.
    var value: String?
    var icon: String?
    var shortcut = ""
    var isEnabled = true
    var isDestructive = false
    var beginsGroup = false
  }

  /// The section of a page; nil for the beginning, and for a system that does not exist.
  static func section(_ page: Page, in situation: Situation) -> Section? {
    // A stage has no buttons that could come in, look or be swiped over in one way or another.
    let hasButtons = situation.style.pane == .buttons
    switch page {
    case .start: return nil
    case .scene: return Section(icon: "device", label: "Scene", choices: scenes(in: situation))
    case .system: return Section(icon: "sliders", label: "System", choices: systems(in: situation))
    case .transition:
      return Section(
        icon: "compare",
        label: "Transition",
        choices: transitions(in: situation),
        counts: hasButtons
      )
    case .fullSwipe:
      return Section(
        icon: "strip",
        label: "Full swipe",
        choices: fullSwipes(in: situation),
        counts: hasButtons
      )
    case .buttons:
      return Section(icon: "grid", label: "Buttons", choices: looks(in: situation), counts: hasButtons)
    case .styles: return Section(icon: "sliders", label: "Style", choices: styles(in: situation))
    case .speed: return Section(icon: "gauge", label: "Speed", choices: speeds(in: situation))
    case .code: return Section(icon: "code", label: "Copy as", choices: codes)
    case .film: return Section(icon: "film", label: "Film", choices: films(in: situation))
    case .filmFormat, .filmRate, .filmSpeed, .filmScale, .filmSpan: return filmSection(page, situation.film)
    case .values(let id):
      return SwipeStyle.parameter(id).map { parameter in
        Section(icon: "sliders", label: parameter.name, choices: values(of: parameter, in: situation))
      }
    case .presets(let id):
      return PresetFamily.all.first { $0.id == id }.map { family in
        Section(icon: "sliders", label: family.name, choices: presets(of: family, in: situation))
      }
    }
  }

  private static func scenes(in situation: Situation) -> [Choice] {
    SceneCatalog.offered.map { id, title in
      Choice(command: .scene(id), label: title, shortLabel: title, isChosen: id == situation.scene)
    }
  }

  /// A system that comes in kinds leads on to these; in a menu of styles, where nothing else chooses the transition, one
  /// that comes in several does too.
  static func systems(in situation: Situation) -> [Choice] {
    PresetFamily.all.map { family in
      let isPage = family.hasKinds || !situation.isBare && family.presets.count > 1
      let chosen = family.presets.first { $0.id == situation.reference.base }
      return Choice(
        command: isPage ? .page(.presets(family.id)) : .style(family.reference(nearestTo: situation.style)),
        label: family.name,
        shortLabel: family.name,
        isChosen: chosen != nil,
        value: isPage ? chosen.map(family.name) : nil
      )
    }
  }

  private static func presets(of family: PresetFamily, in situation: Situation) -> [Choice] {
    family.presets.map { preset in
      let name = family.name(of: preset)
      return Choice(
        command: .style(StyleReference(preset.id)),
        label: name,
        shortLabel: name,
        isChosen: situation.reference.base == preset.id
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
