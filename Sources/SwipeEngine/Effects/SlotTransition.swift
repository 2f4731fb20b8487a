/// How one action's content changes as its slot is uncovered and covered: a rule that is told each change of the
/// visible fraction.
///
/// It is told at each move of a pointer, and at the start of a motion of the row's own, then with what the end will
/// show.
///
/// Two transitions with equal ids count as the same one, whatever their rules do, since functions cannot be compared: a rule
/// that depends on numbers needs them in its id. The ids `none` and those that begin with `scale` are taken.
public struct SlotTransition: Hashable, Sendable {
  /// What a transition is told.
  public struct Context: Hashable, Sendable {
    public var action: ActionID
    public var edge: Edge
    /// The uncovered part 0…1 of the slot's own width that was told before; 0 at first.
    public var oldFraction: Double
    /// The part that is uncovered now.
    public var newFraction: Double

    public init(action: ActionID, edge: Edge, oldFraction: Double, newFraction: Double) {
      self.action = action
      self.edge = edge
      self.oldFraction = oldFraction
      self.newFraction = newFraction
    }
  }

  /// Names the rule, see above.
  public let id: String
  /// The answer to a context; nil changes nothing.
  public let change: @Sendable (Context) -> SlotChange?

  public init(id: String, change: @escaping @Sendable (Context) -> SlotChange?) {
    self.id = id
    self.change = change
  }

  /// Nothing changes.
  public static let none = SlotTransition(id: "none") { _ in nil }

  /// The content grows to its size.
  public static func scale(_ scale: ScaleTransition = ScaleTransition()) -> SlotTransition {
    SlotTransition(id: "scale \(scale.duration) \(scale.initialScale) \(scale.threshold)") {
      scale.change(from: $0.oldFraction, to: $0.newFraction)
    }
  }

  public static func == (first: SlotTransition, second: SlotTransition) -> Bool { first.id == second.id }

  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
