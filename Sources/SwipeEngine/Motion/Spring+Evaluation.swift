import Glibc

/// The closed form of the damped spring.
extension Spring {
  /// Factors below this are 0: what they multiply is nothing, and numbers with fewer digits than the rest
  /// (denormals) make processors slow.
  private static let vanishing = 1e-290

  /// Displacement and velocity `seconds` after they were `displacement` and `velocity`.
  ///
  /// The textbook solution with q = v₀ + βx₀. Up to ζ = 1, with e = e^(−βt), C = e·cos wt, S = e·sin wt / w
  /// (S = e·t at w = 0): x = x₀C + qS, v = v₀C − (ω₀²x₀ + βv₀)S. Above, from the slow rate r and
  /// T = (1 − e^(−2wt))/2w, p = v₀ + r·x₀: x = e^(−rt)(x₀ + pT), v = e^(−rt)(v₀ − (2w + r)pT), where nothing
  /// overflows and no near-equal exponentials are subtracted.
  ///
  /// `seconds` must be above 0. At infinity, and for a snap at any time, the answer is (0, 0).
  func advance(_ displacement: Double, _ velocity: Double, by seconds: Double) -> (Double, Double) {
    guard !isSnap, seconds.isFinite else { return (0, 0) }
    let fade = exp(-slowRate * seconds)
    guard fade > Self.vanishing else { return (0, 0) }
    let w = splitFrequency
    if dampingRatio > 1 {
      let spread = -expm1(-2 * w * seconds) / (2 * w)
      let push = (velocity + slowRate * displacement) * spread
      return (fade * (displacement + push), fade * (velocity - (2 * w + slowRate) * push))
    }
    let even = w > 0 ? cos(w * seconds) : 1
    let odd = w > 0 ? sin(w * seconds) / w : seconds
    let q = velocity + decayRate * displacement
    let pull = angularFrequency * angularFrequency * displacement + decayRate * velocity
    return (fade * (displacement * even + q * odd), fade * (velocity * even - pull * odd))
  }

  /// The first time after 0, in seconds, at which something that obeys this spring's law, and is `value`
  /// with the given `slope` at 0, is 0. `.infinity` if never, or if it always is.
  ///
  /// Below ζ = 1 a phase: wt = atan2(−w·value, slope + β·value). From 1 on at most one crossing.
  func firstZero(value: Double, slope: Double) -> Double {
    guard !isSnap else { return .infinity }
    let w = splitFrequency
    if dampingRatio < 1 {
      if value == 0 { return slope == 0 ? .infinity : .pi / w }
      let phase = atan2(-value * w, slope + decayRate * value)
      return (phase > 0 ? phase : phase + .pi) / w
    }
    guard value != 0, slope != 0 else { return .infinity }
    let push = slope + slowRate * value
    guard push != 0 else { return .infinity }
    if w == 0 {
      let time = -value / push
      return time > 0 ? time : .infinity
    }
    let part = 2 * w * value / push
    return part > -1 && part < 0 ? -log1p(part) / (2 * w) : .infinity
  }

  /// The matrix that advances displacement and velocity by a fixed number of seconds, for stepping many values
  /// of the same spring. A step at or below 0 or NaN is the identity.
  public func step(seconds: Double) -> SpringStep {
    guard seconds > 0 else { return SpringStep(xx: 1, xv: 0, vx: 0, vv: 1) }
    let fromDisplacement = advance(1, 0, by: seconds)
    let fromVelocity = advance(0, 1, by: seconds)
    return SpringStep(
      xx: fromDisplacement.0,
      xv: fromVelocity.0,
      vx: fromDisplacement.1,
      vv: fromVelocity.1
    )
  }
}
