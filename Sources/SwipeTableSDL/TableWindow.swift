public import SDL
public import SwipeEngine
public import SwipeTable

/// A window that shows one table: everything that a program needs to use a `SwipeTable`.
///
/// Make one, then `run()` it; `Sources/SmallestCell` is a whole program. It is not for a window with anything
/// else in it: that is a `WindowLoop` with a `WindowContent` of your own.
@MainActor
public final class TableWindow {
  /// What seldom differs from program to program.
  public struct Options {
    /// Light or dark. Default light.
    public var appearance = Theme.Appearance.light
    /// The folder with the icons of actions and rows, as `name.svg`. Default nil: no icons.
    public var iconsFolder: String?
    /// Device pixels in a point; nil (the default) takes `SWIPELAB_SCALE`, else what the desktop says.
    public var scale: Double?
    /// Where the separators begin, from the leading edge, in points. Default 0.
    public var separatorInset = 0.0
    /// The table's reading direction. Default left to right.
    public var direction = LayoutDirection.leftToRight
    /// Gets a sentence for each thing that is missing, such as the font. Default: the standard error stream.
    public var warn: (String) -> Void = System.complain

    public init() {}
  }

  let loop: WindowLoop
  let content: TableContent

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - title: the window's title.
  ///   - width: width of the content in points. Default `WindowLoop.standardSize`.
  ///   - height: height of the content in points. Default as well.
  ///   - rows: the rows, in order.
  ///   - leading: the actions on the leading side of rows that have none of their own, the one next to the
  ///     content first. Actions without a width get the one that their title needs, also those of rows that come
  ///     later.
  ///   - trailing: those on the trailing side.
  ///   - rowHeight: height in points of rows that have none of their own. Default `SwipeTable.standardRowHeight`.
  ///   - style: how the rows behave. Default: the project's own style.
  ///   - options: see `Options`.
  ///   - content: draws one row's content.
  ///   - react: told of every event at its instant; may give the table commands.
  /// - Throws: `SDLError` where there is no display, or no window on it.
  public init(
    title: String,
    width: Double = WindowLoop.standardSize.width,
    height: Double = WindowLoop.standardSize.height,
    rows: [Row],
    leading: [SwipeAction] = [],
    trailing: [SwipeAction] = [],
    rowHeight: Double = SwipeTable.standardRowHeight,
    style: SwipeStyle = SwipeStyle(),
    options: Options = Options(),
    content: @escaping RowPainting.Content,
    react: @escaping SwipeTable.Reaction = { _, _ in }
  ) throws(SDLError) {
    loop = try WindowLoop(title: title, options: options.ofLoop(width: width, height: height))
    let metrics = loop.metrics
    let table = SwipeTable(
      rows: rows.map { $0.measured(metrics) },
      leading: leading.map { $0.measured(metrics) },
      trailing: trailing.map { $0.measured(metrics) },
      rowHeight: rowHeight,
      style: style,
      viewport: SwipeTable.Viewport(width: loop.size.width, height: loop.size.height),
      direction: options.direction
    )
    var painter = TablePainter(theme: .standard(options.appearance), metrics: metrics, content: content)
    painter.separatorInset = options.separatorInset
    self.content = TableContent(
      table: table,
      painter: painter,
      metrics: metrics,
      hidesIcons: options.iconsFolder == nil,
      motor: Haptics(),
      react: react
    )
  }

  /// The table as it is now.
  public var table: SwipeTable { content.table }

  /// Whether the user has closed the window.
  public var isClosed: Bool { loop.isClosed }

  /// Frames that were drawn.
  public var drawnFrames: Int { loop.drawnFrames }

  /// The colours, which can be changed at any time.
  public var theme: Theme {
    get { content.painter.theme }
    set {
      content.painter.theme = newValue
      loop.redraw()
    }
  }

  /// How the table is drawn, which can be changed at any time: the colours of panes, grounds of the program's own, what an
  /// action looks like in a row.
  public var painter: TablePainter {
    get { content.painter }
    set {
      content.painter = newValue
      loop.redraw()
    }
  }

  /// How the rows behave, which can be changed at any time: what moves goes on from where it is.
  public var style: SwipeStyle {
    get { table.style }
    set {
      content.take(.style(newValue), at: loop.now())
      loop.redraw()
    }
  }

  /// Gives the table a command; see `SwipeTable.perform` for the tag.
  public func perform(_ command: TableCommand, tag: String? = nil) {
    content.take(.command(command, tag: tag), at: loop.now())
    loop.redraw()
  }

  /// Says what is different about one side of a row; without a row, of every row that has nothing of its own. A row that
  /// is not there keeps nothing.
  public func setOptions(_ options: SideOptions, of row: RowID? = nil, _ edge: Edge) {
    content.take(.options(options, of: row, edge), at: loop.now())
    loop.redraw()
  }

  /// Runs until the user closes the window, asleep while nothing moves; with `SWIPELAB_FRAMES` in the
  /// environment for that many frames (see `WindowLoop.framesVariable`).
  ///
  /// - Parameter condition: asked after every event and frame; false ends the run, the window stays open.
  /// - Throws: `SDLError` where a picture cannot be shown.
  public func run(while condition: () -> Bool = { true }) throws(SDLError) {
    try loop.run(content, while: condition)
  }
}

extension TableWindow.Options {
  fileprivate func ofLoop(width: Double, height: Double) -> WindowLoop.Options {
    var options = WindowLoop.Options()
    options.size = (width, height)
    options.iconsFolder = iconsFolder
    options.scale = scale
    options.warn = warn
    return options
  }
}
