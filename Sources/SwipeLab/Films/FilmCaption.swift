import SwipeEngine

/// What stands under a film's stage, as texts.
enum FilmCaption {
  /// The most values in one caption; more do not fit.
  private static let mostValues = 3
  private static let separator = " · "
  private static let ratioEnding = ".dampingRatio"
  /// The sign of a damping ratio.
  private static let ratioSign = "ζ"
  /// What says most about a style of which nothing is changed.
  private static let springIDs = ["settle.dampingRatio", "settle.response"]

  /// The values in question for each side: those that any side changes, or else the spring by which a row settles.
  static func values(of sides: [StyleReference]) -> [String] {
    var ids: [String] = []
    for setting in sides.flatMap(\.settings) where !ids.contains(setting.id) { ids.append(setting.id) }
    let isSpring = ids.isEmpty
    let shown = isSpring ? springIDs : Array(ids.prefix(mostValues))
    return sides.map { side in
      shown.compactMap { id in
        value(of: id, in: side).map { text(of: id, $0, named: !isSpring) }
      }.joined(separator: separator)
    }
  }

  /// A parameter's value under a style; nil where there is no such preset or parameter.
  private static func value(of id: String, in reference: StyleReference) -> ParameterValue? {
    if let setting = reference.settings.last(where: { $0.id == id }) { return setting.value }
    guard let style = PresetCatalog.preset(reference.base)?.style else { return nil }
    return SwipeStyle.parameter(id)?.value(in: style)
  }

  /// A speed in words: `×¼`; empty for the speed at which it was.
  static func speed(_ speed: Double) -> String {
    guard speed != PlaySpeed.full.factor else { return "" }
    let named = PlaySpeed.allCases.first { $0.factor == speed }
    return named?.label ?? "×" + NumberText.shortest(speed)
  }

  private static func text(of id: String, _ value: ParameterValue, named: Bool) -> String {
    let parameter = SwipeStyle.parameter(id)
    let words = ParameterText(value, of: parameter)
    if id.hasSuffix(ratioEnding) { return "\(ratioSign) \(words.text)" }
    return named ? words.following(parameter?.name ?? id) : words.text
  }
}
