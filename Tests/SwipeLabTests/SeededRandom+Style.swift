import SwipeEngine
import TestSupport

extension SeededRandom {
  /// A style in which about half of all parameters have any of their values, the others a preset's.
  mutating func style() -> SwipeStyle {
    var style = pick(PresetCatalog.presets).style
    for parameter in SwipeStyle.parameters where once(in: 2) {
      do {
        try parameter.set(value(of: parameter), in: &style)
      } catch {
        preconditionFailure("A value of the parameter's own range was refused: \(error)")
      }
    }
    return style
  }

  private mutating func value(of parameter: Parameter) -> ParameterValue {
    switch parameter.kind {
    case .number(_, _, _, canBeNull: true) where once(in: 3): .null
    case .number(let range, _, _, _):
      .number(pick([range.lowerBound, range.upperBound, number(range), number(range)]))
    case .toggle: .flag(once(in: 2))
    case .choice(let names): .choice(pick(names))
    case .triggerPoints: .choice(pick(["none", "25% back, 75% exit", "off, 1h door", "33.3pt through"]))
    }
  }
}
