public import SwipeEngine

/// How the vectors name BWSwipeRevealCell's types and directions.
public enum BWSwipe {
  public enum Kind: String, Decodable, Sendable, CaseIterable {
    case springRelease, slidingDoor, swipeThrough

    public var outcome: TriggerPoint.Outcome {
      switch self {
      case .springRelease: .back
      case .slidingDoor: .door
      case .swipeThrough: .through
      }
    }
  }

  public enum Reveal: String, Decodable, Sendable {
    case both, left, right, none

    /// The sides that have an action.
    public var edges: [Edge] {
      switch self {
      case .both: [.leading, .trailing]
      case .left: [.leading]
      case .right: [.trailing]
      case .none: []
      }
    }
  }

  /// Where a released row goes.
  public struct Release: Decodable, Sendable {
    public var motion: String
    public var contentTo: Double
    public var curve: String
    public var duration: Double
  }
}

extension SwipeStyle {
  /// A preset of BWSwipeRevealCell's as the vectors set it: `factor` is the part of the way past the threshold that is taken
  /// away, `exceeds` whether there is one.
  public static func bwSwipe(_ kind: BWSwipe.Kind, exceeds: Bool = true, factor: Double = 0.7) -> SwipeStyle {
    var style = SwipeStyle.bwSwipe(kind.outcome)
    style.drag.elasticity = 1 - factor
    style.drag.hardStop = !exceeds
    return style
  }
}
