import SwipeEngine

/// A spring as a transition of CSS: the curve as `linear()`, straight pieces between points.
///
/// The pieces keep within `tolerance` of the curve, with as few points as one pass finds: from a damping ratio of 0.35 on
/// they are 40 at most, below it some for each swing.
struct CSSEasing: Hashable, Sendable {
  /// The greatest distance from the curve, as a part of the way.
  static let tolerance = 0.002
  /// The part of the way that is left where the transition ends.
  static let rest = 0.001

  /// Places on the time axis where a point can stand: what two decimals of a percentage can say.
  private static let grid = 10_000
  private static let placesPerPercent = 100.0
  /// The part of the tolerance that is used at the places, so that it holds between them, too.
  private static let margin = 0.98
  /// Four decimals of the way.
  private static let fineness = 10_000.0
  private static let millisecondsPerSecond = 1000.0

  private let spring: Spring

  init(_ spring: Spring) {
    self.spring = spring
  }

  /// How long the transition takes, in whole ms; 0 for a snap.
  var milliseconds: Double {
    let motion = SpringTrajectory(spring: spring, from: 0, to: 1)
    return (motion.settlingDuration(tolerance: Self.rest) * Self.millisecondsPerSecond).rounded(.up)
  }

  /// The declaration: `transition: transform 470ms linear(0, 0.0123 2.1%, 1);`.
  var text: String {
    let points = points
    let stops = points.map { point in
      let value = NumberText.shortest(point.value)
      let isEnd = point.place == 0 || point.place == Self.grid
      return isEnd ? value : value + " \(NumberText.shortest(Double(point.place) / Self.placesPerPercent))%"
    }
    let time = NumberText.shortest(milliseconds)
    return "transition: transform \(time)ms linear(\(stops.joined(separator: ", ")));"
  }

  /// A place on the grid, and the rounded part of the way there.
  private struct Stop: Hashable {
    let place: Int
    let value: Double
  }

  /// The points, the first at 0 and the last at 1.
  ///
  /// From each point the next one is the farthest that can be reached by a straight line which keeps within the tolerance
  /// of the places between: the slopes that do narrow down from place to place. Complexity: O(n) in the places.
  private var points: [Stop] {
    let (start, end) = (Stop(place: 0, value: 0), Stop(place: Self.grid, value: 1))
    guard !spring.isSnap else { return [start, end] }
    let curve = curve
    let allowed = Self.tolerance * Self.margin
    var points = [start]
    var (from, best) = (start, start)
    var slopes = -Double.infinity...Double.infinity
    var place = 1
    while place <= Self.grid {
      let stop = place == Self.grid ? end : Stop(place: place, value: Self.rounded(curve[place]))
      let way = Double(place - from.place)
      if slopes.contains((stop.value - from.value) / way) { best = stop }
      let low = max(slopes.lowerBound, (curve[place] - allowed - from.value) / way)
      let high = min(slopes.upperBound, (curve[place] + allowed - from.value) / way)
      if low > high || place == Self.grid {
        points.append(best)
        (from, slopes, place) = (best, -.infinity ... .infinity, best.place + 1)
      } else {
        (slopes, place) = (low...high, place + 1)
      }
    }
    return points
  }

  /// The part of the way at each place of the grid.
  private var curve: [Double] {
    let motion = SpringTrajectory(spring: spring, from: 0, to: 1)
    let seconds = milliseconds / Self.millisecondsPerSecond
    return (0...Self.grid).map { motion.position(at: Double($0) / Double(Self.grid) * seconds) }
  }

  private static func rounded(_ value: Double) -> Double { (value * fineness).rounded() / fineness }
}
