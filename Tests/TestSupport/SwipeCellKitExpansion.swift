public import SwipeEngine

/// The parts of a full swipe as a vector describes them.
public struct SwipeCellKitExpansion: Decodable, Sendable {
  public enum Target: Decodable, Sendable {
    case percentage(Double)
    case edgeInset(Double)

    private enum CodingKeys: CodingKey {
      case percentage, edgeInset
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let fraction = try container.decodeIfPresent(Double.self, forKey: .percentage) {
        self = .percentage(fraction)
      } else {
        self = .edgeInset(try container.decode(Double.self, forKey: .edgeInset))
      }
    }
  }

  public enum Trigger: Decodable, Sendable {
    case touchThreshold(Double)
    case overscroll(Double)

    private enum CodingKeys: CodingKey {
      case touchThreshold, overscroll
    }

    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      if let fraction = try container.decodeIfPresent(Double.self, forKey: .touchThreshold) {
        self = .touchThreshold(fraction)
      } else {
        self = .overscroll(try container.decode(Double.self, forKey: .overscroll))
      }
    }
  }

  public enum Completion: String, Decodable, Sendable {
    case bounce, fill
  }

  public enum Timing: String, Decodable, Sendable {
    case with, after
  }

  public enum Fulfilment: String, Decodable, Sendable {
    case delete, reset
  }

  public var target: Target
  public var additionalTriggers: [Trigger]
  public var elasticOverscroll: Bool
  public var completion: Completion
  public var timing: Timing?
  public var autoFulfillment: Fulfilment?
  public var minimumTargetOverscroll: Double
  public var targetOverscrollElasticity: Double

  /// The full swipe of these parts, with a preset's other numbers.
  public func expansion(basedOn base: Expansion) -> Expansion {
    var expansion = Expansion(
      target: engineTarget,
      triggers: additionalTriggers.map { trigger in
        switch trigger {
        case .touchThreshold(let fraction): .touchThreshold(fraction)
        case .overscroll(let distance): .overscroll(distance)
        }
      },
      elasticOverscroll: elasticOverscroll,
      completion: engineCompletion,
      basedOn: base
    )
    expansion.minimumOverscroll = minimumTargetOverscroll
    expansion.elasticity = targetOverscrollElasticity
    return expansion
  }

  private var engineTarget: Expansion.Target {
    switch target {
    case .percentage(let fraction): .fraction(fraction)
    case .edgeInset(let inset): .inset(inset)
    }
  }

  private var engineCompletion: Expansion.Completion {
    guard completion == .fill else { return .bounce }
    let answer: SwipeEvent.Fulfilment? =
      switch autoFulfillment {
      case .delete: .delete
      case .reset: .reset
      case nil: nil
      }
    return .fill(timing == .with ? .with : .after, answer: answer)
  }
}

extension SwipeStyle {
  /// SwipeCellKit's preset with a full swipe, and with those parameters that bring back what the preset mends.
  public static func swipeCellKitAsTheOriginal(
    _ transition: ActionTransition,
    _ parts: SwipeCellKitExpansion?
  ) -> SwipeStyle {
    var style = SwipeStyle.swipeCellKit(transition)
    if let parts { style.expansion = parts.expansion(basedOn: style.expansion) }
    style.release.velocityThreshold = 0
    style.release.openThreshold = -1
    style.drag.wrongWaySpeed = 0.4
    style.expansion.hysteresis = 0
    style.expansion.snap = .keep
    style.expansion.evaluation = .beforeMove
    style.expansion.overscrollSpeed = 1
    return style
  }
}
