import SwipeEngine
import SwipeLab

/// Styles that tests write and read.
enum StyleSamples {
  /// The default style with another value for every parameter.
  static var everythingChanged: SwipeStyle {
    var style = SwipeStyle()
    for parameter in SwipeStyle.parameters {
      do {
        try parameter.set(otherValue(of: parameter), in: &style)
      } catch {
        preconditionFailure("A value of the parameter's own range was refused: \(error)")
      }
    }
    return style
  }

  private static func otherValue(of parameter: Parameter) -> ParameterValue {
    let standard = parameter.value(in: .default)
    switch parameter.kind {
    case .number(let range, _, _, _):
      // A third has all the digits that a number can have.
      let third = range.lowerBound + (range.upperBound - range.lowerBound) / 3
      return standard == .number(third) ? .number(range.upperBound) : .number(third)
    case .toggle: return .flag(standard != .flag(true))
    case .choice(let names):
      return names.map(ParameterValue.choice).first { $0 != standard } ?? standard
    case .triggerPoints: return .choice("7% back, off, 1.5h door, 72pt through, 100% exit")
    }
  }

  /// The preset with a spring of its own for settling.
  static func settling(response: Double, dampingRatio: Double, duration: Double? = nil) -> StyleReference {
    StyleReference(
      settings: [
        ParameterSetting("settle.response", .number(response)),
        ParameterSetting("settle.dampingRatio", .number(dampingRatio)),
        ParameterSetting("settle.duration", duration.map(ParameterValue.number) ?? .null),
      ]
    )
  }
}
