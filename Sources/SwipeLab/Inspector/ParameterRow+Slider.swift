import SwipeEngine
import SwipeTable

extension ParameterRow {
  /// The knob's middle keeps this from the slider's ends (the visual language, section 7), in points.
  static let knobRadius = 9.0

  /// The x of the knob's middle for a number; nil for a row without a slider.
  func knobX(for number: Double) -> Double? {
    guard case .number(let scale, _, _, _) = control else { return nil }
    let way = max(0, slider.width - 2 * Self.knobRadius)
    return slider.x + Self.knobRadius + way * scale.fraction(of: number)
  }

  /// The number for a knob whose middle is at `x`, in steps; nil for a row without a slider.
  func value(at x: Double) -> Double? {
    guard case .number(let scale, let step, _, _) = control else { return nil }
    let way = slider.width - 2 * Self.knobRadius
    guard way > 0 else { return scale.value(at: 0) }
    return scale.value(at: (x - slider.x - Self.knobRadius) / way, step: step)
  }
}
