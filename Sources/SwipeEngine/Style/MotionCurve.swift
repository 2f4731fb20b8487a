/// How a motion of given duration goes: by a spring, or by a curve.
public enum MotionCurve: String, Hashable, Sendable, CaseIterable {
  /// A spring, whose numbers stand beside the curve.
  case spring
  /// The timing curves of UIKit, see `TimingCurve`.
  case linear, easeIn, easeOut, easeInOut

  /// The curve; nil for a spring.
  var timing: TimingCurve? {
    switch self {
    case .spring: nil
    case .linear: .linear
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    }
  }
}
