/// What the contents of a side's actions do when its full swipe arms and disarms, and when the armed slot sets out.
///
/// Two effects with equal ids count as the same one, whatever their functions do, since those cannot be compared: an effect
/// that depends on numbers needs them in its id. The ids `none` and those that begin with `scaleAndAlpha` are taken.
public struct ExpansionEffect: Hashable, Sendable {
  /// A change of one action's content.
  public struct Item: Hashable, Sendable {
    /// Which action: 0 is the outermost, the armed one. An item for an action that the side does not have changes nothing.
    public var index: Int
    public var change: SlotChange

    public init(index: Int, change: SlotChange) {
      self.index = index
      self.change = change
    }
  }

  /// How the armed slot takes the pane, or gives it back.
  public struct Timing: Hashable, Sendable {
    /// Time in s in which its spring settles; 0 is at once, nil leaves it to the style. 0…10, moved to the nearer end; NaN
    /// is the style's response. Default nil.
    public var duration: Double?
    /// How long it waits first, in s. Negative and NaN count as 0. Default 0.
    public var delay: Double

    public init(duration: Double? = nil, delay: Double = 0) {
      self.duration = duration
      self.delay = delay
    }
  }

  /// Names the effect, see above.
  public let id: String
  /// The timing, by whether the full swipe arms and how many actions the side has.
  public let timing: @Sendable (_ arming: Bool, _ count: Int) -> Timing
  /// The changes, by the same.
  public let changes: @Sendable (_ arming: Bool, _ count: Int) -> [Item]

  public init(
    id: String,
    timing: @escaping @Sendable (_ arming: Bool, _ count: Int) -> Timing = { _, _ in Timing() },
    changes: @escaping @Sendable (_ arming: Bool, _ count: Int) -> [Item] = { _, _ in [] }
  ) {
    self.id = id
    self.timing = timing
    self.changes = changes
  }

  /// Nothing changes.
  public static let none = ExpansionEffect(id: "none")

  /// The other contents shrink and fade.
  public static func scaleAndAlpha(
    _ effect: ScaleAndAlphaExpansion = ScaleAndAlphaExpansion()
  ) -> ExpansionEffect {
    ExpansionEffect(
      id: "scaleAndAlpha \(effect.duration) \(effect.scale) \(effect.interButtonDelay)",
      timing: { arming, _ in effect.timing(arming: arming) },
      changes: { effect.changes(arming: $0, count: $1) }
    )
  }

  public static func == (first: ExpansionEffect, second: ExpansionEffect) -> Bool { first.id == second.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
