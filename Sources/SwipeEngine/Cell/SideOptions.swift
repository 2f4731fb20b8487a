/// What is different about one side of a row: everything that a style cannot say, or says of the whole table.
public struct SideOptions: Hashable, Sendable {
  /// The style of this side, in place of the table's. It decides about this side's pane, full swipe and motions; how a
  /// movement is recognized and how the list scrolls stay the table's affair. Default nil.
  public var style: SwipeStyle?
  /// What the contents do when the full swipe arms, in place of the style's. Default nil.
  public var expansionEffect: ExpansionEffect?
  /// Points at the screen's edge that no content may use, such as under a camera; the outermost slot reaches over them.
  /// 0 or more, default 0; other values count as 0.
  public var safeArea: Double {
    didSet { safeArea = Self.legal(safeArea) }
  }

  public init(style: SwipeStyle? = nil, expansionEffect: ExpansionEffect? = nil, safeArea: Double = 0) {
    self.style = style
    self.expansionEffect = expansionEffect
    self.safeArea = Self.legal(safeArea)
  }

  private static func legal(_ safeArea: Double) -> Double { safeArea.isFinite ? max(safeArea, 0) : 0 }
}
