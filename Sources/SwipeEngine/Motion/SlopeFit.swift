/// A least-squares line or parabola through samples, read at the newest of them: the normal equations of the
/// textbook, solved by Cramer's rule in times scaled to −1…0.
package struct SlopeFit {
  /// Sums of weight·uᵏ for k = 0…4 and of weight·uᵏ·y for k = 0…2.
  private var s0 = 0.0
  private var s1 = 0.0
  private var s2 = 0.0
  private var s3 = 0.0
  private var s4 = 0.0
  private var b0 = 0.0
  private var b1 = 0.0
  private var b2 = 0.0
  private let span: Double

  /// A determinant below this times s0³ is rounding noise: the samples do not fix a parabola.
  private static let leastDeterminant = 1e-12

  /// `span`: seconds from the oldest to the newest sample, above 0.
  package init(span: Double) {
    self.span = span
  }

  /// Adds a sample: `age` seconds before the newest, `value` points from it.
  package mutating func add(age: Double, value: Double, weight: Double = 1) {
    let u = -age / span
    let w1 = weight * u
    let w2 = w1 * u
    s0 += weight
    s1 += w1
    s2 += w2
    s3 += w2 * u
    s4 += w2 * u * u
    b0 += weight * value
    b1 += w1 * value
    b2 += w2 * value
  }

  /// Value, slope (per second) and half the acceleration (per second²) at the newest sample. Degree 1, and
  /// samples that do not fix a parabola, give the line; samples that do not fix a line give 0.
  package func coefficients(degree: Int) -> (value: Double, slope: Double, bend: Double) {
    let m0 = s2 * s4 - s3 * s3
    let m1 = s1 * s4 - s2 * s3
    let m2 = s1 * s3 - s2 * s2
    let determinant = s0 * m0 - s1 * m1 + s2 * m2
    guard degree >= 2, determinant >= Self.leastDeterminant * s0 * s0 * s0 else { return line() }
    let value = b0 * m0 - s1 * (b1 * s4 - b2 * s3) + s2 * (b1 * s3 - b2 * s2)
    let slope = s0 * (b1 * s4 - b2 * s3) - b0 * m1 + s2 * (s1 * b2 - s2 * b1)
    let bend = s0 * (s2 * b2 - s3 * b1) - s1 * (s1 * b2 - s2 * b1) + b0 * m2
    return (value / determinant, slope / determinant / span, bend / determinant / span / span)
  }

  private func line() -> (value: Double, slope: Double, bend: Double) {
    let determinant = s0 * s2 - s1 * s1
    guard determinant > 0 else { return (0, 0, 0) }
    return ((b0 * s2 - b1 * s1) / determinant, (s0 * b1 - s1 * b0) / determinant / span, 0)
  }
}
