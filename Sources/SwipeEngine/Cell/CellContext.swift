/// An action as a cell sees it: what it is called, how much room it takes, and whether it closes the row.
public struct CellAction: Hashable, Sendable {
  public var id: ActionID
  /// Width of its slot in points, 0 or more.
  public var width: Double
  /// Whether the row closes after a tap on it.
  public var closes: Bool

  /// A width that is negative or not finite counts as 0.
  public init(id: ActionID, width: Double, closes: Bool = true) {
    self.id = id
    self.width = width.isFinite ? max(width, 0) : 0
    self.closes = closes
  }
}

/// Everything around a cell that decides how it moves: the style, the row's width, and its actions.
///
/// A cell keeps none of this; it is handed in with each call, so a change takes effect at once.
public struct CellContext: Hashable, Sendable {
  public var style: SwipeStyle
  /// Width of the row in points, 0 or more.
  public var width: Double
  public var direction: LayoutDirection
  /// The actions of each side, the one next to the content first. A side that is forbidden has none.
  public var leading: [CellAction]
  public var trailing: [CellAction]

  public init(
    style: SwipeStyle,
    width: Double,
    direction: LayoutDirection = .leftToRight,
    leading: [CellAction],
    trailing: [CellAction]
  ) {
    self.style = style
    self.width = width.isFinite ? max(width, 0) : 0
    self.direction = direction
    self.leading = leading
    self.trailing = trailing
  }

  /// The actions of one side, the one next to the content first.
  public func actions(_ edge: Edge) -> [CellAction] {
    edge == .leading ? leading : trailing
  }

  /// The action that a full swipe of this side performs: the outermost one.
  public func fullSwipeAction(_ edge: Edge) -> CellAction? {
    style.expansion.kind == .none ? nil : actions(edge).last
  }

  /// How far the row moves to uncover a side's actions, in points: the sum of their widths, at most the row's width.
  public func paneWidth(_ edge: Edge) -> Double {
    min(naturalPaneWidth(edge), width)
  }

  /// The sum of a side's slot widths, which may exceed the row.
  private func naturalPaneWidth(_ edge: Edge) -> Double {
    actions(edge).reduce(0) { $0 + $1.width }
  }

  /// The width of each of a side's slots when the row is open, in points, the one next to the content first. A pane wider
  /// than the row is squeezed into it, slot by slot. O(number of actions).
  public func slotWidths(_ edge: Edge) -> [Double] {
    let natural = naturalPaneWidth(edge)
    let squeeze = natural > width ? width / natural : 1
    return actions(edge).map { $0.width * squeeze }
  }

  /// The distance at which the full swipe of a side arms, in points; nil where it never does.
  public func armingDistance(_ edge: Edge) -> Double? {
    guard fullSwipeAction(edge) != nil, width > 0 else { return nil }
    let expansion = style.expansion
    let threshold = expansion.deleteThreshold
    guard threshold < 1 else { return nil }
    return threshold > 0 ? max(paneWidth(edge), threshold * width) : expansionTarget(edge)
  }

  /// The distance up to which the row follows the pointer one to one, in points.
  func followLimit(_ edge: Edge) -> Double {
    guard fullSwipeAction(edge) != nil else { return paneWidth(edge) }
    let threshold = style.expansion.deleteThreshold
    return threshold > 0 ? max(paneWidth(edge), threshold * width) : expansionTarget(edge)
  }

  /// Where a row rests: 0, or its pane's width with the sign of the edge.
  public func offset(of rest: SwipeCell.Rest) -> Double {
    switch rest {
    case .closed: 0
    case .open(let edge): edge.sign(in: direction) * paneWidth(edge)
    }
  }

  /// Where a row is that went out under a side's pane: its whole width, with the sign of the edge.
  func filledOffset(_ edge: Edge) -> Double { edge.sign(in: direction) * width }

  /// The expansion's own target, kept within what the row can show.
  private func expansionTarget(_ edge: Edge) -> Double {
    let pane = paneWidth(edge)
    let expansion = style.expansion
    let place =
      expansion.kind == .selection
      ? width * expansion.selectionFraction : width - expansion.edgeInset
    return min(max(pane + expansion.minimumOverscroll, place), max(width, pane))
  }
}
