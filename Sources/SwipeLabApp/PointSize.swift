import SwipeEngine
import SwipeLab

/// A size in points.
struct PointSize: Hashable {
  var width: Double
  var height: Double

  /// The longest side that a size on the command line can have: the longest that a recording can have.
  static let greatestSide = Recording.largestLength
}

extension PointSize: CustomStringConvertible {
  /// `420 × 800`.
  var description: String {
    "\(NumberText.shortest(width)) × \(NumberText.shortest(height))"
  }
}
