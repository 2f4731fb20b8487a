/// Everything around a cell that decides how it moves: the style, the row's width, and its actions.
///
/// A cell keeps none of this; it is handed in with each call, so a change takes effect at once.
public struct CellContext: Hashable, Sendable {
  public var style: SwipeStyle
  /// Width of the row in points, 0 or more.
  public var width: Double
  /// Height of the row in points, 0 or more: for trigger points that are placed by it.
  public var height: Double
  public var direction: LayoutDirection
  /// The actions of each side, the one next to the content first. A side that is forbidden has none.
  public var leading: [CellAction]
  public var trailing: [CellAction]
  /// What is different about each side.
  public var leadingOptions: SideOptions
  public var trailingOptions: SideOptions

  public init(
    style: SwipeStyle,
    width: Double,
    height: Double = 0,
    direction: LayoutDirection = .leftToRight,
    leading: [CellAction],
    trailing: [CellAction],
    leadingOptions: SideOptions = SideOptions(),
    trailingOptions: SideOptions = SideOptions()
  ) {
    self.style = style
    self.width = width.isFinite ? max(width, 0) : 0
    self.height = height.isFinite ? max(height, 0) : 0
    self.direction = direction
    self.leading = leading
    self.trailing = trailing
    self.leadingOptions = leadingOptions
    self.trailingOptions = trailingOptions
  }

  /// The actions of one side, the one next to the content first.
  public func actions(_ edge: Edge) -> [CellAction] {
    edge == .leading ? leading : trailing
  }

  /// What is different about one side.
  public func options(_ edge: Edge) -> SideOptions {
    edge == .leading ? leadingOptions : trailingOptions
  }

  /// The style by which one side works; without a side the row's own.
  public func style(_ edge: Edge?) -> SwipeStyle { part(edge) { $0 } }

  /// A part of that style. What every frame asks for goes this way: a whole style is large to copy.
  func part<Part>(_ edge: Edge?, _ read: (SwipeStyle) -> Part) -> Part {
    switch edge {
    case .leading: leadingOptions.style.map(read) ?? read(style)
    case .trailing: trailingOptions.style.map(read) ?? read(style)
    case nil: read(style)
    }
  }

  /// The points at the screen's edge of a side that no content may use.
  func safeArea(_ edge: Edge) -> Double {
    edge == .leading ? leadingOptions.safeArea : trailingOptions.safeArea
  }

  /// The width of each of a side's slots when the row is open, in points, the one next to the content first. A pane wider
  /// than the row is squeezed into it, slot by slot. O(number of actions).
  public func slotWidths(_ edge: Edge) -> [Double] {
    let buttons = part(edge) { $0.buttons }
    let natural = buttons.widths(for: actions(edge).map(\.demand), rowWidth: width)
    let sum = natural.reduce(0, +)
    let free = buttons.sizing == .own ? buttons.keepsFree ?? 0 : 0
    let room = max(0, width - safeArea(edge) - free)
    let squeeze = sum > room ? room / sum : 1
    return natural.map { $0 * squeeze }
  }

  /// How far the row moves to uncover a side's actions, in points: the sum of their slots and the safe area beside them,
  /// at most the row's width; 0 without actions and for a stage. O(number of actions).
  public func paneWidth(_ edge: Edge) -> Double {
    paneWidth(edge, of: slotWidths(edge))
  }

  /// The same where the slots' widths are known.
  func paneWidth(_ edge: Edge, of slots: [Double]) -> Double {
    guard !slots.isEmpty, part(edge, { $0.pane }) == .buttons else { return 0 }
    let pane = slots.reduce(safeArea(edge), +)
    return min(width, part(edge) { $0.buttons.wholePane } ? pane.rounded(.toNearestOrAwayFromZero) : pane)
  }

  /// Where a row rests: 0, or its pane's width with the sign of the edge.
  public func offset(of rest: SwipeCell.Rest) -> Double {
    switch rest {
    case .closed: 0
    case .open(let edge): edge.sign(in: direction) * paneWidth(edge)
    }
  }
}
