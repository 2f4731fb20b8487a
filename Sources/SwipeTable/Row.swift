public import SwipeEngine

/// One row of a table: its identity, its height and its actions. What it shows is the program's affair.
public struct Row: Hashable, Sendable {
  public var id: RowID
  /// Height in points; nil takes the table's row height.
  public var height: Double?
  /// The section that the row belongs to. Sections take no space.
  public var section: String?
  /// The row's own actions, the one next to the content first, the outermost last.
  /// Nil takes the table's list; an empty list means that there are none.
  public var leading: [SwipeAction]?
  public var trailing: [SwipeAction]?
  /// Whether a tap on the closed row selects it. Default true.
  public var isSelectable: Bool
  /// Whether the row stays open when another one is touched or opens, and when the list scrolls. Default false.
  public var staysOpen: Bool
  /// The side that is open when the row enters the table; nil is closed.
  public var open: Edge?

  public init(
    id: RowID,
    height: Double? = nil,
    section: String? = nil,
    leading: [SwipeAction]? = nil,
    trailing: [SwipeAction]? = nil,
    isSelectable: Bool = true,
    staysOpen: Bool = false,
    open: Edge? = nil
  ) {
    self.id = id
    self.height = height
    self.section = section
    self.leading = leading
    self.trailing = trailing
    self.isSelectable = isSelectable
    self.staysOpen = staysOpen
    self.open = open
  }
}
