import SwipeEngine

/// The menus about styles: every one to choose from, the forms to copy one in, and the values of a parameter.
extension LabMenu {
  /// The systems, one's own styles, and what can be done with the one in use.
  static func styles(in situation: Situation) -> [Choice] {
    let isOwn = situation.origin.isOwn
    var presets = systems(in: situation)
    // A style from a file is no preset, though it was made from one.
    if situation.origin != StyleOrigin(preset: situation.origin.reference.base) {
      for index in presets.indices { presets[index].isChosen = false }
    }
    var own = situation.ownStyles.map { name in
      Choice(
        command: .ownStyle(name),
        label: name,
        shortLabel: name,
        isChosen: isOwn && situation.origin.name == name
      )
    }
    if !own.isEmpty { own[0].beginsGroup = true }
    return presets + own + commands(isOwn: isOwn)
  }

  /// What can be done with the style in use.
  private static func commands(isOwn: Bool) -> [Choice] {
    [
      Choice(
        command: .saveStyle,
        label: "Save as…",
        shortLabel: "",
        isChosen: false,
        icon: "save",
        shortcut: "Ctrl+S",
        beginsGroup: true
      ),
      Choice(
        command: .renameStyle,
        label: "Rename…",
        shortLabel: "",
        isChosen: false,
        icon: "edit",
        isEnabled: isOwn
      ),
      Choice(
        command: .deleteStyle,
        label: "Delete…",
        shortLabel: "",
        isChosen: false,
        icon: "trash",
        isEnabled: isOwn,
        isDestructive: true
      ),
    ]
  }

  /// The forms that a style can be copied in.
  static var codes: [Choice] {
    StyleCode.Form.allCases.map { form in
      Choice(
        command: .copyCode(form),
        label: form.title,
        shortLabel: form.title,
        isChosen: false,
        shortcut: form == .swift ? "Ctrl+C" : ""
      )
    }
  }

  static func values(of parameter: Parameter, in situation: Situation) -> [Choice] {
    guard case .choice(let names) = parameter.kind else { return [] }
    let present = parameter.value(in: situation.style)
    return names.map { name in
      let label = ParameterText.sentenceCase(name)
      return Choice(
        command: .setEdited([ParameterSetting(parameter.id, .choice(name))]),
        label: label,
        shortLabel: label,
        isChosen: present == .choice(name)
      )
    }
  }
}
