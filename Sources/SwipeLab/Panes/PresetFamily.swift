import SwipeEngine

/// One of the systems to choose from: the presets whose ids begin alike, up to the first dot, such as SwipeCellKit
/// under its three transitions.
struct PresetFamily: Hashable, Sendable {
  /// The part of the ids that they share.
  let id: String
  /// Its presets in the catalogue's order; never empty.
  let presets: [Preset]

  private static let separator: Character = "."
  /// How the systems spell themselves; others are called by their id.
  private static let names = [
    "default": "Default", "swipecellkit": "SwipeCellKit", "swipycell": "SwipyCell",
    "bwswipe": "BWSwipeRevealCell", "swtableview": "SWTableViewCell", "smallest": "Smallest cell",
  ]
  /// The systems whose looks the menu's other sections choose, so that they stay as they are when one of these is taken; to
  /// others what they look like belongs.
  private static let openFamilies: Set = ["default", "swipecellkit"]
  private static let keptParameters = ["transition", "expansion", "expansion.leading", "buttons.look"]

  var name: String { Self.names[id] ?? id }

  /// The families of the catalogue, in its order. O(number of presets).
  static var all: [PresetFamily] {
    var ids: [String] = []
    for preset in PresetCatalog.presets where !ids.contains(prefix(of: preset.id)) {
      ids.append(prefix(of: preset.id))
    }
    return ids.map { id in
      PresetFamily(id: id, presets: PresetCatalog.presets.filter { prefix(of: $0.id) == id })
    }
  }

  /// Whether its presets have to be told apart: the transition, which the menu chooses elsewhere, does not do so.
  var hasKinds: Bool { Set(presets.map(\.style.transition)).count < presets.count }

  /// What a preset is called among those of the family: the end of its id, in words, as "Sliding door".
  func name(of preset: Preset) -> String {
    let end = preset.id.drop { $0 != Self.separator }.dropFirst()
    return end.isEmpty ? name : ParameterText.sentenceCase(String(end))
  }

  /// What a preset is called by itself, as "SwipeCellKit · drag"; an id that no preset has is its own title.
  static func title(of id: String) -> String {
    let family = all.first { $0.presets.contains { $0.id == id } }
    guard let family, let preset = family.presets.first(where: { $0.id == id }) else { return id }
    return family.presets.count == 1
      ? family.name : family.name + titleMark + family.name(of: preset).lowercased()
  }

  private static let titleMark = " · "

  /// The family's preset that is nearest to a style: the one with its transition, and, where these are open and the style
  /// has buttons, with what the other sections of the menu have chosen. Everything else is the preset's own.
  func reference(nearestTo style: SwipeStyle) -> StyleReference {
    let found = presets.first { $0.style.transition == style.transition } ?? presets[0]
    guard Self.openFamilies.contains(id), style.pane == .buttons else { return StyleReference(found.id) }
    let kept = Self.keptParameters.compactMap { SwipeStyle.parameter($0) }.filter {
      $0.value(in: style) != $0.value(in: found.style)
    }
    return StyleReference(found.id, settings: kept.map { ParameterSetting($0.id, $0.value(in: style)) })
  }

  private static func prefix(of id: String) -> String { String(id.prefix { $0 != separator }) }
}
