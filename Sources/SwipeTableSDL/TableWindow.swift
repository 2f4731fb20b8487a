public import SDL
public import SwipeEngine
public import SwipeTable

/// A window that shows one table, and the loop that runs it: everything that a program needs to use a `SwipeTable`.
///
///     let window = try TableWindow(title: "Inbox", rows: rows, trailing: actions) { row, list in … } react: { table, event in … }
///     try window.run()
///
/// It is not for a window with anything else in it: put such a one together from `Presenter`, `InputTranslator` and
/// `FramePacer`, as this one is.
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

  /// The variable of the environment that ends `run` after a number of frames, for automatic checks. With it, frames are drawn
  /// one after the other whether anything moves or not.
  public static let framesVariable = "SWIPELAB_FRAMES"

  /// The table as it is now.
  public private(set) var table: SwipeTable
  /// Whether the user has closed the window.
  public internal(set) var isClosed = false
  /// Frames that were drawn.
  public private(set) var drawnFrames = 0

  let session: SDLSession
  let queue: EventQueue
  let window: Window
  let presenter: Presenter
  private var painter: TablePainter
  private let react: SwipeTable.Reaction
  let options: Options
  var translator: InputTranslator
  var clock: SessionClock
  var pacer: FramePacer
  /// Whether something has changed since the last frame.
  var mustDraw = true

  /// Opens the window.
  ///
  /// - Parameters:
  ///   - title: the window's title.
  ///   - width, height: size of the content in points. Default 420 × 800.
  ///   - rows, leading, trailing, rowHeight, style: the table, see `SwipeTable.init`. Actions without a width get the
  ///     one that their title needs.
  ///   - options: see `Options`.
  ///   - content: draws one row's content.
  ///   - react: told of every event at its instant; may give the table commands.
  /// - Throws: `SDLError` where there is no display, or no window on it.
  public init(
    title: String,
    width: Double = 420,
    height: Double = 800,
    rows: [Row],
    leading: [SwipeAction] = [],
    trailing: [SwipeAction] = [],
    rowHeight: Double = 60,
    style: SwipeStyle = SwipeStyle(),
    options: Options = Options(),
    content: @escaping RowPainting.Content,
    react: @escaping SwipeTable.Reaction = { _, _ in }
  ) throws(SDLError) {
    self.options = options
    self.react = react
    session = try SDLSession(applicationName: title)
    queue = try EventQueue(session: session)
    let source = TextAndIcons(iconsFolder: options.iconsFolder, warn: options.warn)
    (window, presenter) = try Self.open(session, title, (width, height), source, options)
    let metrics = source.metrics
    table = SwipeTable(
      rows: rows.map { $0.measured(metrics) },
      leading: leading.map { $0.measured(metrics) },
      trailing: trailing.map { $0.measured(metrics) },
      rowHeight: rowHeight,
      style: style,
      viewport: SwipeTable.Viewport(width: presenter.size.width, height: presenter.size.height),
      direction: options.direction
    )
    painter = TablePainter(theme: .standard(options.appearance), metrics: metrics, content: content)
    painter.separatorInset = options.separatorInset
    translator = InputTranslator(window: window.id, scale: presenter.scale)
    clock = SessionClock(start: MonotonicClock.now())
    pacer = FramePacer(refreshRate: window.refreshRate)
  }

  /// The colours, which can be changed at any time.
  public var theme: Theme {
    get { painter.theme }
    set {
      painter.theme = newValue
      mustDraw = true
    }
  }

  /// Gives the table a command; see `SwipeTable.perform` for the tag.
  public func perform(_ command: TableCommand, tag: String? = nil) {
    take(.command(command, tag: tag), at: clock.time(at: MonotonicClock.now()))
  }

  /// Runs until the user closes the window, asleep while nothing moves.
  ///
  /// - Parameter condition: asked after every event and frame; false ends the run, the window stays open.
  /// - Throws: `SDLError` where a picture cannot be shown.
  public func run(while condition: () -> Bool = { true }) throws(SDLError) {
    let limit = System.environment(Self.framesVariable).flatMap { Int($0) }
    while !isClosed, condition(), drawnFrames < limit ?? .max {
      try turn(forced: limit != nil)
    }
  }

  /// Draws one frame now, or waits for the next event.
  private func turn(forced: Bool) throws(SDLError) {
    while let event = queue.poll() { handle(event) }
    guard !isClosed else { return }
    let now = clock.time(at: MonotonicClock.now())
    let needsFrame = forced || mustDraw || table.needsFrame(at: now)
    switch pacer.step(at: now, needsFrame: needsFrame, nextEvent: table.nextEvent) {
    case .draw: try draw(at: now)
    case .wait(let end):
      let deadline = wakeTime(end, now: now)
      if let event = queue.wait(until: deadline.map(clock.nanoseconds)) { handle(event) }
      cancelLostFingers()
    }
  }

  /// Draws the table as it is at an instant of the session.
  func draw(at time: Timestamp) throws(SDLError) {
    table.advance(to: time, react: react)
    var list = DisplayList()
    painter.paint(table, at: time, into: &list)
    try presenter.show(list, background: theme.under)
    mustDraw = false
    drawnFrames += 1
    pacer.drew(at: time)
  }

  func take(_ input: TableInput, at time: Timestamp) {
    table.handle(input, at: time, react: react)
    mustDraw = true
  }
}

extension Row {
  /// The row with its own actions as wide as their titles need.
  fileprivate func measured(_ metrics: TextMetrics) -> Row {
    var copy = self
    copy.leading = leading?.map { $0.measured(metrics) }
    copy.trailing = trailing?.map { $0.measured(metrics) }
    return copy
  }
}
