import SwipeEngine
import SwipeLab

/// A size in points.
struct PointSize: Hashable {
  var width: Double
  var height: Double

  /// The longest side that a size on the command line can have: the longest that a recording can have.
  static let greatestSide = Recording.largestLength

  /// The size as it is typed: `420x800`.
  var typed: String { "\(Self.typed(width))x\(Self.typed(height))" }

  /// A whole length without an exponent, which `NumberText` would write for large ones.
  static func typed(_ length: Double) -> String {
    Int(exactly: length).map(String.init) ?? NumberText.shortest(length)
  }
}

extension PointSize: CustomStringConvertible {
  /// `420 × 800`.
  var description: String {
    "\(NumberText.shortest(width)) × \(NumberText.shortest(height))"
  }
}
