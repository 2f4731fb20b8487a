/// The other actions' contents shrink and fade one after the other, from the outside in, when a full swipe arms, and come
/// back from the inside out. Made for an armed action that has no ground to cover them with.
public struct ScaleAndAlphaExpansion: Hashable, Sendable {
  /// How long each takes, in s; 0 is at once. Negative and non-finite ones count as 0. Default 0.15.
  public var duration: Double
  /// The scale that each shrinks to, 0 or more; where it is not finite they keep their size. Default 0.8.
  public var scale: Double
  /// How much later each begins than the one before it, in s. Negative and NaN count as 0. Default 0.1.
  public var interButtonDelay: Double

  // The numbers that SwipeCellKit's users know.
  public static let standardDuration = 0.15
  public static let standardScale = 0.8
  public static let standardDelay = 0.1

  public init(
    duration: Double = Self.standardDuration,
    scale: Double = Self.standardScale,
    interButtonDelay: Double = Self.standardDelay
  ) {
    self.duration = duration
    self.scale = scale
    self.interButtonDelay = interButtonDelay
  }

  /// When the armed slot sets out: an arming one waits for the first content to begin to fade.
  public func timing(arming: Bool) -> ExpansionEffect.Timing {
    ExpansionEffect.Timing(delay: arming ? interButtonDelay : 0)
  }

  /// What the contents of a side's other actions do; without others nothing. Complexity: O(n) in the number of actions.
  public func changes(arming: Bool, count: Int) -> [ExpansionEffect.Item] {
    let others = Array(1..<max(count, 1))
    return (arming ? others : others.reversed()).enumerated().map { position, index in
      let change =
        arming
        ? SlotChange(scale: scale, alpha: 0, duration: duration, delay: interButtonDelay * Double(position))
        : SlotChange(scale: 1, alpha: 1, duration: duration, delay: interButtonDelay * Double(position + 1))
      return ExpansionEffect.Item(index: index, change: change)
    }
  }
}
