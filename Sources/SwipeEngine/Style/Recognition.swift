/// When a movement counts as a swipe. Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct Recognition: Hashable, Sendable {
  /// Touch slop: points of movement (Euclidean) before a gesture is decided; they are subtracted from the way.
  /// 0…100, default 10.
  public var slop = Self.standardSlop {
    didSet { slop = slop.taken(into: ParameterRange.slop, orIfNaN: Self.standardSlop) }
  }
  /// The ratio |dx|/|dy| that a movement needs to be a swipe; anything steeper is a scroll. 0.1…10, default 1.
  public var bias = Self.standardBias {
    didSet { bias = bias.taken(into: ParameterRange.bias, orIfNaN: Self.standardBias) }
  }
  /// Whether a movement exactly on the border is a scroll, not a swipe. Default false.
  public var isStrict = false

  private static let standardSlop = 10.0
  private static let standardBias = 1.0

  public init() {}

  /// Whether a way of these points across and down is a swipe, by its direction alone: |dx| ≥ bias · |dy|, or under
  /// `isStrict` |dx| > bias · |dy|. One just at the bias, and none at all, is a swipe only without it. False with NaN. Not
  /// for: whether the way is long enough, see `slop`.
  public func isSwipe(dx: Double, dy: Double) -> Bool {
    isStrict ? abs(dx) > bias * abs(dy) : abs(dx) >= bias * abs(dy)
  }
}
