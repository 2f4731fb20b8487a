/// Numbers that controls step through, without the dust of binary fractions: 0.3, not 0.30000000000000004.
enum SteppedNumber {
  /// Numbers of so many steps and more have no finer places that a step could land on.
  private static let mostSteps = 1e15
  /// Positions that are kept within a step.
  private static let finest = 1000.0

  /// The nearest multiple of a step. Steps are whole, or a whole number of them makes 1.
  static func rounded(_ number: Double, to step: Double) -> Double {
    guard step > 0, abs(number) < mostSteps * step else { return number }
    if step >= 1 { return (number / step).rounded() * step }
    let steps = (1 / step).rounded()
    return (number * steps).rounded() / steps
  }

  /// A number moved by a way that is made of steps. Digits finer than the step that it had before stay.
  static func moved(_ number: Double, by way: Double, step: Double) -> Double {
    rounded(number + way, to: step / finest)
  }
}
