/// A timing curve: how much of a change of fixed length is done when a fraction of its time has passed.
///
/// A cubic Bézier from (0, 0) to (1, 1) with two control points, as in CSS and Core Animation. For motion that
/// takes over a velocity use a `Spring`; a curve always begins with its own.
public struct TimingCurve: Hashable, Sendable {
  /// First control point; `x1` is within 0…1, `y1` any finite number.
  public let x1: Double
  public let y1: Double

  /// Second control point; `x2` is within 0…1, `y2` any finite number.
  public let x2: Double
  public let y2: Double

  /// Constant speed.
  public static let linear = TimingCurve(unchecked: 0, 0, 1, 1)

  /// CSS `ease`: (0.25, 0.1, 0.25, 1).
  public static let ease = TimingCurve(unchecked: 0.25, 0.1, 0.25, 1)

  /// CSS `ease-in`, UIKit `curveEaseIn`: (0.42, 0, 1, 1).
  public static let easeIn = TimingCurve(unchecked: 0.42, 0, 1, 1)

  /// CSS `ease-out`, UIKit `curveEaseOut`: (0, 0, 0.58, 1).
  public static let easeOut = TimingCurve(unchecked: 0, 0, 0.58, 1)

  /// CSS `ease-in-out`, UIKit `curveEaseInOut`: (0.42, 0, 0.58, 1).
  public static let easeInOut = TimingCurve(unchecked: 0.42, 0, 0.58, 1)

  /// The steepest slope reported: where a curve stands upright its slope is infinite, which no motion can use.
  public static let steepestSlope = 1e9

  /// `nil` if `x1` or `x2` is outside of 0…1 (time would run backwards), or anything is NaN or infinite.
  public init?(x1: Double, y1: Double, x2: Double, y2: Double) {
    guard (0...1).contains(x1), (0...1).contains(x2), y1.isFinite, y2.isFinite else { return nil }
    self.init(unchecked: x1, y1.finite(or: 0), x2, y2.finite(or: 1))
  }

  private init(unchecked x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// The curve nearest to what is asked for. Never fails: `x1` and `x2` are limited to 0…1, and what is NaN or
  /// infinite is replaced by the value of `linear`.
  public static func clamped(x1: Double, y1: Double, x2: Double, y2: Double) -> TimingCurve {
    TimingCurve(
      unchecked: x1.limited(to: 0...1),
      y1.finite(or: linear.y1),
      x2.isNaN ? linear.x2 : x2.limited(to: 0...1),
      y2.finite(or: linear.y2)
    )
  }

  /// The fraction of the change that is done at the fraction `x` of the time.
  ///
  /// Exactly 0 at and before 0 (and for NaN), exactly 1 at and after 1. Between, it may leave 0…1 if `y1` or
  /// `y2` does. Error below 1e-11.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    guard self != .linear else { return x }
    return Cubic(y1, y2).value(parameter(at: x))
  }

  /// How fast the change proceeds at the fraction `x` of the time: dy/dx, 1 being the mean speed.
  ///
  /// 0 outside of 0…1 and for NaN. At 0 and 1 the slope inside. Limited to ±`steepestSlope`.
  public func slope(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    guard self != .linear else { return 1 }
    let time = Cubic(x1, x2)
    let change = Cubic(y1, y2)
    let t = x == 0 || x == 1 ? x : parameter(at: x)
    let limit = Self.steepestSlope
    // Where the first derivatives vanish together the next ones decide (l'Hôpital's rule).
    for order in 1...Cubic.degree {
      let dx = time.derivative(order, t)
      let dy = change.derivative(order, t)
      if abs(dx) > Self.flat { return (dy / dx).limited(to: -limit...limit) }
      if abs(dy) > Self.flat { return dy > 0 ? limit : -limit }
    }
    return 0
  }

  /// A derivative below this counts as none: the solver cannot tell it from 0.
  private static let flat = 1e-12

  /// The change of the parameter at which the search ends, below the distance of neighbouring numbers near 1.
  private static let parameterStep = 1e-16

  /// Halving alone would need 53 steps.
  private static let mostSteps = 60

  /// The parameter t with x(t) = `x`, for 0 < x < 1: Newton's method inside a bracket that shrinks with every
  /// step, with halving where Newton would leave it or the curve stands upright.
  private func parameter(at x: Double) -> Double {
    let cubic = Cubic(x1, x2)
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<Self.mostSteps {
      let error = cubic.value(t) - x
      if error == 0 { break }
      if error > 0 { high = t } else { low = t }
      let slope = cubic.derivative(1, t)
      var next = t - error / slope
      if slope < Self.flat || next <= low || next >= high { next = low + (high - low) / 2 }
      let step = next - t
      t = next
      if abs(step) < Self.parameterStep { break }
    }
    return t
  }
}
