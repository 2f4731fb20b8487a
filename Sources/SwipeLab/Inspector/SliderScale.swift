import SwipeEngine

/// Where on a slider a number stands: a fraction 0…1 of its way, and back.
///
/// A slider reaches every number of its parameter's range. Where the range is much wider than what is usual, the usual numbers
/// get most of the way: 0.4 s of 10 s stand near the middle.
struct SliderScale: Hashable, Sendable {
  /// How numbers are spread over the way.
  enum Law: Hashable, Sendable {
    /// Evenly.
    case even
    /// The number grows with the square of the way: lengths, and ranges without unit of more than 2.
    case square
    /// With its fourth power: times and speeds, which people tell apart by their ratio.
    case fourthPower
    /// The middle of the way is the geometric middle of the range; equal ratios on its two sides lie equally far from it.
    case ratio
    /// The distance from 1 shrinks with the fourth power of the way that is left: rates just below 1.
    case towardsOne
  }

  let range: ClosedRange<Double>
  let law: Law

  /// Ranges that reach further than this from their lower bound give small numbers more room.
  private static let widestEven = 2.0
  /// Bounds whose ratio is at least this are told apart by ratio.
  private static let leastRatio = 100.0
  /// Rates lie at least this high and below 1.
  private static let leastRate = 0.5

  init(range: ClosedRange<Double>, law: Law) {
    self.range = range
    self.law = law
  }

  /// The scale for a range and its unit.
  init(range: ClosedRange<Double>, unit: String) {
    let (low, high) = (range.lowerBound, range.upperBound)
    switch unit {
    case "pt": self.init(range: range, law: .square)
    case "s", "pt/s", "1/s": self.init(range: range, law: .fourthPower)
    default:
      if low > 0, high / low >= Self.leastRatio {
        self.init(range: range, law: .ratio)
      } else if low >= Self.leastRate, high < 1 {
        self.init(range: range, law: .towardsOne)
      } else {
        self.init(range: range, law: high - low > Self.widestEven ? .square : .even)
      }
    }
  }

  /// Where a number stands, 0…1; numbers outside of the range stand at its ends.
  func fraction(of value: Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    let value = value > low ? min(value, high) : low
    guard high > low else { return 0 }
    switch law {
    case .even: return (value - low) / (high - low)
    case .square: return ((value - low) / (high - low)).squareRoot()
    case .fourthPower: return ((value - low) / (high - low)).squareRoot().squareRoot()
    case .ratio: return (part(value) - part(low)) / (part(high) - part(low))
    case .towardsOne: return nearness(value) / nearness(high)
    }
  }

  /// The number at a fraction of the way, which is limited to 0…1 (NaN counts as 0). Exact at both ends.
  func value(at fraction: Double) -> Double {
    let (low, high) = (range.lowerBound, range.upperBound)
    guard fraction > 0 else { return low }
    guard fraction < 1 else { return high }
    let square = fraction * fraction
    switch law {
    case .even: return low + (high - low) * fraction
    case .square: return low + (high - low) * square
    case .fourthPower: return low + (high - low) * square * square
    case .ratio:
      let part = part(low) + (part(high) - part(low)) * fraction
      return middle * part / (1 - part)
    case .towardsOne:
      let left = 1 - fraction * nearness(high)
      return 1 - (1 - low) * left * left * left * left
    }
  }

  /// The number at a fraction, as a multiple of a step (or an end of the range).
  func value(at fraction: Double, step: Double) -> Double {
    guard fraction > 0, fraction < 1 else { return value(at: fraction) }
    let rounded = SteppedNumber.rounded(value(at: fraction), to: step)
    return min(max(rounded, range.lowerBound), range.upperBound)
  }

  private var middle: Double { (range.lowerBound * range.upperBound).squareRoot() }

  private func part(_ value: Double) -> Double { value / (value + middle) }

  private func nearness(_ value: Double) -> Double {
    1 - ((1 - value) / (1 - range.lowerBound)).squareRoot().squareRoot()
  }
}
