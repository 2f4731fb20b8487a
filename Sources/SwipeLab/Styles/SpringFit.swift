import SwipeEngine

/// The spring whose motion from 0 to 1, begun at rest, is nearest to given points by the sum of the squares of the distances.
///
/// Found on a grid of springs, and from its best place by the method of Levenberg and Marquardt, in parts of the angular
/// frequency and of the damping ratio. Complexity: O(1) in the points, of which at most `mostSamples` count.
struct SpringFit: Hashable, Sendable {
  /// A point that the motion should pass.
  struct Sample: Hashable, Sendable {
    /// In the unit of the result's response.
    let time: Double
    /// The part of the way.
    let value: Double
  }

  /// The part by which a result may be off; its digits beyond mean nothing.
  static let precision = 0.0005

  /// The root of the mean square of the distances above which the points are no spring's.
  private static let greatestDistance = 0.02
  /// The springs of the grid: angular frequencies in radians a unit of time and damping ratios, from the least to the
  /// greatest, each so many times the one before.
  private static let frequencies = (least: 0.5, greatest: 600.0, factor: 1.04)
  private static let ratios = (least: 0.04, greatest: 5.0, factor: 1.23)
  private static let mostSamples = 240
  /// Samples that the grid looks at.
  private static let fewSamples = 48
  private static let mostSteps = 60
  /// The part of a number by which it is changed to measure slopes.
  private static let probe = 1e-6
  /// The part of a number by which one step changes it at most.
  private static let longestStep = 0.5
  /// How much the method begins to hold back, and how it changes its mind.
  private static let (firstHold, lessHold, moreHold) = (1e-3, 0.3, 4.0)

  let response: Double
  let dampingRatio: Double

  /// Nil where no spring is near. The last of several points counts only where there are few: a curve is made to end at its
  /// target, which no spring ever reaches.
  init?(_ points: [Sample]) {
    guard let last = points.last, points.allSatisfy({ abs($0.value) < Self.farthest }) else { return nil }
    let moving = points.filter { $0.time > 0 && $0.time < last.time }
    guard !moving.isEmpty, last.time > 0, abs(last.value - 1) <= Self.greatestDistance else { return nil }
    let samples = Self.thinned(moving, to: Self.mostSamples)
    var best = Self.start(for: Self.thinned(samples, to: Self.fewSamples))
    best = Self.refined(best, for: samples)
    let error = Self.error(best, samples) / Double(samples.count)
    guard error.squareRoot() <= Self.greatestDistance, let first = points.first,
      abs(first.value) <= Self.greatestDistance
    else { return nil }
    response = 2 * .pi / best.frequency
    dampingRatio = best.ratio
  }

  /// No spring from 0 to 1 goes farther.
  private static let farthest = 3.0

  /// A spring by its numbers.
  private struct Place: Hashable {
    var frequency: Double
    var ratio: Double

    /// The spring whose numbers are larger by these parts of them.
    func changed(frequency frequencyPart: Double = 0, ratio ratioPart: Double = 0) -> Place {
      Place(frequency: frequency * (1 + frequencyPart), ratio: ratio * (1 + ratioPart))
    }

    var motion: SpringTrajectory {
      let spring = Spring.clamped(response: 2 * .pi / frequency, dampingRatio: ratio)
      return SpringTrajectory(spring: spring, from: 0, to: 1)
    }
  }

  /// At most so many of the points, evenly chosen.
  private static func thinned(_ points: [Sample], to count: Int) -> [Sample] {
    guard points.count > count else { return points }
    return (0..<count).map { points[$0 * (points.count - 1) / (count - 1)] }
  }

  private static func error(_ place: Place, _ samples: [Sample]) -> Double {
    let motion = place.motion
    return samples.reduce(0) { sum, sample in
      let distance = motion.position(at: sample.time) - sample.value
      return sum + distance * distance
    }
  }

  /// The best place of the grid.
  private static func start(for samples: [Sample]) -> Place {
    var best = (place: Place(frequency: frequencies.least, ratio: 1), error: Double.infinity)
    var place = best.place
    while place.frequency < frequencies.greatest {
      place.ratio = ratios.least
      while place.ratio < ratios.greatest {
        let error = error(place, samples)
        if error < best.error { best = (place, error) }
        place.ratio *= ratios.factor
      }
      place.frequency *= frequencies.factor
    }
    return best.place
  }

  private static func refined(_ start: Place, for samples: [Sample]) -> Place {
    var (place, hold) = (start, firstHold)
    var error = error(place, samples)
    for _ in 0..<mostSteps {
      guard let next = step(from: place, hold, samples) else { break }
      let nextError = Self.error(next, samples)
      if nextError < error {
        (place, error, hold) = (next, nextError, hold * lessHold)
      } else {
        hold *= moreHold
      }
    }
    return place
  }

  /// One step of the method: solves (JᵀJ + hold·diag)·step = −Jᵀr for the parts by which the two numbers change.
  private static func step(from place: Place, _ hold: Double, _ samples: [Sample]) -> Place? {
    let motion = place.motion
    let faster = place.changed(frequency: probe).motion
    let stiffer = place.changed(ratio: probe).motion
    var (ff, fr, rr, fd, rd) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for sample in samples {
      let position = motion.position(at: sample.time)
      let distance = position - sample.value
      let byFrequency = (faster.position(at: sample.time) - position) / probe
      let byRatio = (stiffer.position(at: sample.time) - position) / probe
      ff += byFrequency * byFrequency
      fr += byFrequency * byRatio
      rr += byRatio * byRatio
      fd += byFrequency * distance
      rd += byRatio * distance
    }
    (ff, rr) = (ff * (1 + hold), rr * (1 + hold))
    let determinant = ff * rr - fr * fr
    guard determinant > 0 else { return nil }
    func limited(_ part: Double) -> Double { min(max(part, -longestStep), longestStep) }
    return place.changed(
      frequency: limited((fr * rd - rr * fd) / determinant),
      ratio: limited((fr * fd - ff * rd) / determinant)
    )
  }
}
