/// The built-in presets.
public enum PresetCatalog {
  /// All of them, in the order in which they are shown; the first is the one to begin with.
  public static let presets: [Preset] =
    [.default] + Preset.swipeCellKit + Preset.swipyCell + Preset.bwSwipe + [.swTableViewCell, .smallest]

  /// The preset with this id, nil where there is none. Complexity: O(n) in the number of presets.
  public static func preset(_ id: String) -> Preset? {
    presets.first { $0.id == id }
  }
}
