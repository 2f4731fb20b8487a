public import SwipeEngine

extension StyleReference {
  /// The shortest reference to a style: a preset, and exactly those parameters whose value differs from the preset's, in
  /// the order of `SwipeStyle.parameters`.
  ///
  /// - Parameter base: the preset's id; one that is unknown counts as the default style, and makes a reference that
  ///   gives no style.
  public init(_ style: SwipeStyle, base: String) {
    let preset = PresetCatalog.preset(base)?.style ?? .default
    let changed = SwipeStyle.parameters.filter { $0.value(in: style) != $0.value(in: preset) }
    self.init(base, settings: changed.map { ParameterSetting($0.id, $0.value(in: style)) })
  }
}
