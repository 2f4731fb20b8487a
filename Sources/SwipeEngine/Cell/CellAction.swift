/// An action as a cell sees it: what it is called, how much room it takes, and whether it closes the row.
public struct CellAction: Hashable, Sendable {
  public var id: ActionID
  /// How wide its slot wants to be.
  public var demand: ButtonStyle.Demand
  /// Whether the row closes after a tap on it.
  public var closes: Bool
  /// Whether it can be performed; a disabled one stays in its place. Default true.
  public var isEnabled: Bool
  /// Whether its slot has a ground of its own that covers the others when its full swipe arms.
  public var hasGround: Bool
  /// How its content comes into view; nil takes the style's way.
  public var transition: SlotTransition?

  /// A width that is negative or not finite counts as 0.
  public init(
    id: ActionID,
    demand: ButtonStyle.Demand,
    closes: Bool = true,
    isEnabled: Bool = true,
    hasGround: Bool = true,
    transition: SlotTransition? = nil
  ) {
    self.id = id
    self.demand = demand
    self.closes = closes
    self.isEnabled = isEnabled
    self.hasGround = hasGround
    self.transition = transition
    if case .width(let width) = demand { self.demand = .width(width.isFinite ? max(width, 0) : 0) }
  }

  /// An action whose slot has a given width in points.
  public init(
    id: ActionID,
    width: Double,
    closes: Bool = true,
    isEnabled: Bool = true,
    hasGround: Bool = true,
    transition: SlotTransition? = nil
  ) {
    self.init(
      id: id,
      demand: .width(width),
      closes: closes,
      isEnabled: isEnabled,
      hasGround: hasGround,
      transition: transition
    )
  }
}
