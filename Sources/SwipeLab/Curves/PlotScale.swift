import SwipeEngine

/// A stretch of numbers laid along a stretch of points.
struct PlotScale: Hashable, Sendable {
  /// The numbers at the two ends, the first one at `from`.
  var low: Double
  var high: Double
  /// Where they stand, in points.
  var from: Double
  var to: Double

  /// Where a number stands; one beyond the ends stands beyond them.
  func place(_ value: Double) -> Double {
    high > low ? from + (value - low) / (high - low) * (to - from) : from
  }

  /// The number at a place, moved to the nearer end; nil on a scale without extent.
  func value(at place: Double) -> Double? {
    guard high > low, to != from else { return nil }
    return low + min(max((place - from) / (to - from), 0), 1) * (high - low)
  }

  /// Points that a step of numbers takes.
  func extent(_ step: Double) -> Double { high > low ? abs(step / (high - low) * (to - from)) : .infinity }

  /// The multiples of a step between the ends.
  func multiples(of step: Double) -> [Double] {
    guard step > 0, high >= low else { return [] }
    let first = (low / step - Self.tolerance).rounded(.up)
    let last = (high / step + Self.tolerance).rounded(.down)
    guard last >= first, last - first < Self.mostMultiples else { return [] }
    return (0...Int(last - first)).map { (first + Double($0)) * step }
  }

  /// A step not below `least` that is wide enough: `least` itself, or 2, 5, 10, 20 … times as much.
  func step(from least: Double, atLeast points: Double) -> Double {
    var (decade, place) = (least, 0)
    while extent(decade * Self.steps[place]) < points, decade < Self.largestStep {
      place += 1
      if place == Self.steps.count { (decade, place) = (decade * 10, 0) }
    }
    return decade * Self.steps[place]
  }

  private static let steps = [1.0, 2, 5]
  /// Multiples that are off by rounding still count.
  private static let tolerance = 1e-9
  private static let mostMultiples = 1000.0
  private static let largestStep = 1e12
}
