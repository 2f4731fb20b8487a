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
  private static let names = ["default": "Default", "swipecellkit": "SwipeCellKit"]
  /// What the menu's other sections choose: it stays as it is when the system changes.
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

  /// Whether a style is one of the family's presets, with or without changes.
  func contains(_ reference: StyleReference) -> Bool { presets.contains { $0.id == reference.base } }

  /// The family's preset that is nearest to a style: the one with its transition, with what the other sections of the
  /// menu have chosen. Everything else is the preset's own.
  func reference(nearestTo style: SwipeStyle) -> StyleReference {
    let found = presets.first { $0.style.transition == style.transition } ?? presets[0]
    let kept = Self.keptParameters.compactMap { SwipeStyle.parameter($0) }.filter {
      $0.value(in: style) != $0.value(in: found.style)
    }
    return StyleReference(found.id, settings: kept.map { ParameterSetting($0.id, $0.value(in: style)) })
  }

  private static func prefix(of id: String) -> String { String(id.prefix { $0 != separator }) }
}
