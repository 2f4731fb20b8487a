public import SwipeEngine

/// A list of rows that slide: the whole state, as one value.
///
/// Inputs go in through `handle`, time passes through `advance`; what happened comes out as events, each delivered at
/// its own instant to a closure that may answer with commands. What the table looks like is asked for with
/// `visibleRows` and painted by `TablePainter`. A table can be copied, compared, kept and run again.
///
/// Rows are meant by id, never by index: open state, selection and running motions stay with their row through reloads,
/// insertions, removals and moves.
public struct SwipeTable: Hashable, Sendable {
  /// Width and height in points; both may be 0, before the first layout.
  public struct Viewport: Hashable, Sendable {
    public var width: Double
    public var height: Double

    /// Negative and non-finite lengths count as 0.
    public init(width: Double, height: Double) {
      self.width = width.isFinite ? max(width, 0) : 0
      self.height = height.isFinite ? max(height, 0) : 0
    }
  }

  /// Height in points of a row, where neither it nor the table's maker says another: a line of text with room for a
  /// finger.
  public static let standardRowHeight = 60.0

  public internal(set) var style: SwipeStyle
  public internal(set) var viewport: Viewport
  public internal(set) var direction: LayoutDirection
  /// The actions of rows that have none of their own, the one next to the content first.
  public let leading: [SwipeAction]
  public let trailing: [SwipeAction]
  /// Whether a screen reader drives the table: a touch then only explores, and closes no row. Recordings do not
  /// carry it. Default false.
  public var isExploredByTouch = false
  /// The row that was tapped last, shown as selected.
  public internal(set) var selection: RowID?

  var store: RowStore
  /// The rows that are not simply closed and still.
  var cells: [RowID: SwipeCell] = [:]
  var transitions: [RowID: RowTransition] = [:]
  var forbidden: [RowID: Set<Edge>] = [:]
  /// What is different about the sides of all rows, and of some.
  var sideOptions: [Edge: SideOptions] = [:]
  var rowOptions: [RowID: [Edge: SideOptions]] = [:]
  /// The rows that somebody is at work with, each with its side.
  var edited: [RowID: Edge] = [:]
  var scroll: ScrollState
  var arena = PointerArena()
  var wheel: WheelGesture?
  var removals: [Removal] = []
  /// The row whose pressed look is fading.
  var pressFade: PressFade?
  /// Where the mouse is, while no button is down.
  var hover: Point?
  /// Where the mouse was last, in table points; a wheel's place when it tells none.
  public internal(set) var lastMouse: Point?
  /// The tagged commands that wait for rows, by the number that their cells know them by. A program's own tag never
  /// gets there: two commands may have the same one.
  var tickets: [String: Ticket] = [:]
  /// How many tickets were ever given out.
  var ticketCount = 0
  /// What has happened and was not delivered yet.
  var pending: [SwipeEvent] = []
  /// Whether a program is being told what has happened: the only time for `perform`, and none for an input.
  var isDelivering = false

  /// - Parameters:
  ///   - rows: in order; of two with the same id the second is left out. Where one row may be open at a time, the
  ///     first that comes in open stays open, and so do those that always do.
  ///   - leading, trailing: the actions of rows that have none of their own, the one next to the content first.
  ///   - rowHeight: height in points of rows that have none of their own.
  ///   - scroll: the scroll offset at the start, in points.
  public init(
    rows: [Row],
    leading: [SwipeAction] = [],
    trailing: [SwipeAction] = [],
    rowHeight: Double = Self.standardRowHeight,
    style: SwipeStyle = SwipeStyle(),
    viewport: Viewport,
    direction: LayoutDirection = .leftToRight,
    scroll: Double = 0
  ) {
    self.style = style
    self.viewport = viewport
    self.direction = direction
    self.leading = leading
    self.trailing = trailing
    store = RowStore(rows: rows, rowHeight: rowHeight)
    self.scroll = ScrollState(offset: scroll)
    for row in store.rows where style.openRows == .many || row.staysOpen || !hasClosableRow {
      restoreOpenState(of: row)
    }
  }

  /// Whether a row is open that closes for another one.
  private var hasClosableRow: Bool { cells.keys.contains { store[$0]?.staysOpen != true } }

  /// The rows in order.
  public var rows: [Row] { store.rows }

  /// A row by id; nil where there is none. O(1).
  public func row(_ id: RowID) -> Row? { store[id] }

  /// The actions that a row shows on a side, the one next to the content first: its own, else the table's.
  public func actions(of row: Row, _ edge: Edge) -> [SwipeAction] {
    if forbidden[row.id]?.contains(edge) == true { return [] }
    return edge == .leading ? row.leading ?? leading : row.trailing ?? trailing
  }

  /// What is different about one side of a row: its own options, else the table's. O(1).
  public func options(of id: RowID, _ edge: Edge) -> SideOptions {
    rowOptions[id]?[edge] ?? sideOptions[edge] ?? SideOptions()
  }

  /// The ids of the rows that stand open or are on their way there, in order. A row that is about to be removed is none.
  /// O(k log k) in the rows that are not simply closed.
  public var openRows: [RowID] { store.inOrder(cells.keys.filter { openEdge(of: $0) != nil }) }

  /// The side that a row shows or is about to show, also where the row is too narrow to show anything; nil for a
  /// closed one. O(1).
  public func openEdge(of id: RowID) -> Edge? {
    if case .open(let edge)? = cells[id]?.heading, transitions[id]?.removes != true { edge } else { nil }
  }

  /// A row's cell as the engine sees it, with its surroundings; for a plain row a closed one.
  func context(of row: Row) -> CellContext {
    let options = (
      leading: options(of: row.id, .leading), trailing: options(of: row.id, .trailing)
    )
    func cellActions(_ edge: Edge, _ options: SideOptions) -> [CellAction] {
      let look = options.style?.buttons.look ?? style.buttons.look
      return actions(of: row, edge).map { $0.cellAction(hasGround: look != .circular) }
    }
    return CellContext(
      style: style,
      width: viewport.width,
      height: row.height ?? store.rowHeight,
      direction: direction,
      leading: cellActions(.leading, options.leading),
      trailing: cellActions(.trailing, options.trailing),
      leadingOptions: options.leading,
      trailingOptions: options.trailing
    )
  }

  func layout(at time: Timestamp) -> TableLayout {
    TableLayout(store: store, transitions: transitions, at: time)
  }

  /// A row that comes in with a side open stands open from the start, if it has actions there and can stand over them.
  mutating func restoreOpenState(of row: Row) {
    guard let edge = row.open, !actions(of: row, edge).isEmpty else { return }
    let cell = SwipeCell(open: edge, in: context(of: row))
    if cell.rest != .closed { cells[row.id] = cell }
  }
}
