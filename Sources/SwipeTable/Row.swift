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
  /// The side that is open when the row enters the table; nil is closed.
  public var open: Edge?

  public init(
    id: RowID,
    height: Double? = nil,
    section: String? = nil,
    leading: [SwipeAction]? = nil,
    trailing: [SwipeAction]? = nil,
    open: Edge? = nil
  ) {
    self.id = id
    self.height = height
    self.section = section
    self.leading = leading
    self.trailing = trailing
    self.open = open
  }
}
