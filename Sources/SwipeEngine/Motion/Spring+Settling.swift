import Glibc

/// Closed-form upper bounds for the time after which a spring stays within a tolerance.
extension Spring {
  /// Newton steps after the closed-form start. The function is concave and the start lies beyond the root, so
  /// each step stays on the safe side; four reach the last digits.
  private static let refinements = 4

  /// A time, in seconds, from which on something that obeys this spring's law, and is `value` with the given
  /// `slope` at 0, stays within `tolerance` of 0. Never below the true time. Above it by less than
  /// half a swing (ζ < 1); from ζ = 1 on mostly exact, at most about double for hard throws at the target.
  /// 0 if it is at rest; `.infinity` without damping or if `tolerance` is not above 0.
  ///
  /// The least of: the swing's envelope (ζ < 1), both modes below half the tolerance (ζ > 1), and the envelope
  /// (a + sT)e^(−rt) that holds for every ζ, with T as in `advance` (T = t up to ζ = 1).
  func settlingBound(value: Double, slope: Double, tolerance: Double) -> Double {
    if isSnap || (value == 0 && slope == 0) { return 0 }
    guard tolerance > 0, dampingRatio > 0 else { return .infinity }
    let w = splitFrequency
    let push = slope + slowRate * value
    var bound = slowEnvelopeBound(start: abs(value), growth: abs(push), tolerance: tolerance)
    if dampingRatio < 1 {
      bound = min(bound, log(hypot(value, push / w) / tolerance) / decayRate)
    } else if dampingRatio > 1 {
      let fast = push / (2 * w)
      let slowTime = log(2 * abs(value + fast) / tolerance) / slowRate
      let fastTime = log(2 * abs(fast) / tolerance) / (slowRate + 2 * w)
      bound = min(bound, max(slowTime, fastTime))
    }
    return max(bound, 0)
  }

  /// A time from which on √(x² + (v/ω₀)²) stays within `tolerance`, likewise never below the truth.
  ///
  /// Below ζ = 1 the energy's own envelope, R√(1 + ζ)·e^(−βt); for every ζ the later of position and velocity
  /// at tolerance/√2.
  func energyBound(displacement: Double, velocity: Double, tolerance: Double) -> Double {
    if isSnap || (displacement == 0 && velocity == 0) { return 0 }
    guard tolerance > 0, dampingRatio > 0 else { return .infinity }
    let part = tolerance * 0.5.squareRoot()
    let acceleration = acceleration(displacement: displacement, velocity: velocity)
    let both = max(
      settlingBound(value: displacement, slope: velocity, tolerance: part),
      settlingBound(value: velocity, slope: acceleration, tolerance: part * angularFrequency)
    )
    guard dampingRatio < 1 else { return both }
    let swing = hypot(displacement, (velocity + decayRate * displacement) / splitFrequency)
    return max(min(both, log(swing * (1 + dampingRatio).squareRoot() / tolerance) / decayRate), 0)
  }

  /// The law itself: −ω₀²x − 2βv, in points/s².
  func acceleration(displacement: Double, velocity: Double) -> Double {
    -angularFrequency * angularFrequency * displacement - 2 * decayRate * velocity
  }

  /// When (start + growth·T)·e^(−rt) last exceeds the tolerance.
  ///
  /// T ≤ t, so the root for t lies beyond. With u = r·start/growth − ln(r·tolerance/growth) − 1 that root is a
  /// branch of Lambert's W, −W₋₁(−e^(−u−1)) < 1 + √(2u) + u (a standard bound). From there Newton's method runs
  /// on the logarithm with T itself.
  private func slowEnvelopeBound(start: Double, growth: Double, tolerance: Double) -> Double {
    let rate = slowRate
    guard growth > 0 else { return log(start / tolerance) / rate }
    let ratio = start / growth
    let u = rate * ratio - log(rate * tolerance / growth) - 1
    guard u > 0 else { return 0 }
    var time = (1 + (2 * u).squareRoot() + u) / rate - ratio
    let split = dampingRatio > 1 ? 2 * splitFrequency : 0
    for _ in 0..<Self.refinements where time > 0 && time.isFinite {
      let spread = split > 0 ? -expm1(-split * time) / split : time
      let size = start + growth * spread
      let slope = growth * exp(-split * time) / size - rate
      guard slope < 0 else { break }
      time -= (log(size / tolerance) - rate * time) / slope
    }
    return time
  }
}
