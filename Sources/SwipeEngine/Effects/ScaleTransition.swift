/// A content that is small while little of its slot is uncovered, and grows to its size at a threshold.
public struct ScaleTransition: Hashable, Sendable {
  /// How long it takes to grow or shrink, in s; 0 is at once. Negative and non-finite ones count as 0. Default 0.15.
  public var duration: Double
  /// Scale below the threshold, 0 or more; where it is not finite the content keeps its size. Default 0.8.
  public var initialScale: Double
  /// The uncovered fraction from which on the content has its size, 0…1. Up to 0 it grows as soon as anything shows, above 1
  /// and with NaN it stays small. Default 0.5.
  public var threshold: Double

  // The numbers that SwipeCellKit's users know.
  public static let standardDuration = 0.15
  public static let standardScale = 0.8
  public static let standardThreshold = 0.5

  public init(
    duration: Double = Self.standardDuration,
    initialScale: Double = Self.standardScale,
    threshold: Double = Self.standardThreshold
  ) {
    self.duration = duration
    self.initialScale = initialScale
    self.threshold = threshold
  }

  /// What happens when the uncovered fraction changes; nil where nothing does.
  ///
  /// A slot that only begins to show has the small scale at once, one that is thrown open goes on to its size from there.
  public func change(from old: Double, to new: Double) -> SlotChange? {
    if old == 0 || old < threshold, new >= threshold {
      return SlotChange(fromScale: old == 0 ? initialScale : nil, scale: 1, duration: duration)
    }
    if old == 0 { return SlotChange(scale: initialScale) }
    if old >= threshold, new < threshold { return SlotChange(scale: initialScale, duration: duration) }
    return nil
  }
}
