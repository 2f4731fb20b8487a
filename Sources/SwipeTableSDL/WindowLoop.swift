public import SDL
public import SwipeEngine
public import SwipeTable

/// A window and the loop that runs it: events in, frames out, asleep while nothing moves.
///
/// What is in the window is a `WindowContent`, handed in with each call. For a window with nothing but a
/// table there is `TableWindow`, which needs less.
@MainActor
public final class WindowLoop {
  /// What a window begins with.
  public struct Options {
    /// Size of the content in points. Default `WindowLoop.standardSize`.
    public var size = WindowLoop.standardSize
    /// The least size that the user can give it, in points; nil (the default) for none.
    public var leastSize: (width: Double, height: Double)?
    /// The folder with icons, as `name.svg`. Default nil: no icons.
    public var iconsFolder: String?
    /// Device pixels in a point; nil (the default) takes `SWIPELAB_SCALE`, else what the desktop says.
    public var scale: Double?
    /// Gets a sentence for each thing that is missing, such as the font. Default: the standard error stream.
    public var warn: (String) -> Void = System.complain

    public init() {}
  }

  /// The variable of the environment that ends `run` after a number of frames, for automatic checks; it is read
  /// when the window opens. With it, frames are drawn one after the other whether anything moves or not.
  public nonisolated static let framesVariable = "SWIPELAB_FRAMES"

  /// The size in points of a window that nobody asked for another of: 420 × 800, about that of a telephone.
  public nonisolated static let standardSize = (width: 420.0, height: 800.0)

  /// Whether the user has closed the window.
  public private(set) var isClosed = false
  /// Frames that were drawn.
  public private(set) var drawnFrames = 0
  /// How wide text is, in points.
  public let metrics: TextMetrics

  let session: SDLSession
  let queue: EventQueue
  let window: Window
  let presenter: Presenter
  private let options: Options
  /// Where the text field with the keyboard is, in points; nil where none has it.
  private(set) var typingFrame: Rect?
  private var translator: InputTranslator
  private var clock: SessionClock
  private var pacer: FramePacer
  private let limit: FrameLimit
  /// Whether something has changed since the last frame.
  private var mustDraw = true

  /// SDL does not tell when a touchscreen is unplugged: while a finger is down, its device is looked for this
  /// often, in s.
  private static let deviceCheck = 0.5

  /// Opens the window.
  ///
  /// - Throws: `SDLError` where there is no display, or no window on it.
  public init(title: String, options: Options = Options()) throws(SDLError) {
    self.options = options
    session = try SDLSession(applicationName: title)
    queue = try EventQueue(session: session)
    let source = TextAndIcons(iconsFolder: options.iconsFolder, warn: options.warn)
    metrics = source.metrics
    (window, presenter) = try Self.open(session, title, source, options)
    translator = InputTranslator(window: window.id, scale: presenter.scale)
    clock = SessionClock(start: MonotonicClock.now())
    pacer = FramePacer(refreshRate: window.refreshRate)
    limit = FrameLimit(System.environment(Self.framesVariable))
    adoptLeastSize()
    let presentation = Presentation.complaint(about: System.environment(Presentation.variable))
    for complaint in [limit.complaint, presentation] { complaint.map(options.warn) }
  }

  /// The window's present size in points.
  public var size: (width: Double, height: Double) { presenter.size }

  /// Seconds from one frame of a motion to the next: those of the screen that the window is on.
  public var frameInterval: Double { 1 / pacer.refreshRate }

  /// Lets any thread wake the loop up: it then draws a frame, and so tells the content to advance.
  public var waker: @Sendable () -> Void {
    let queue = queue
    return { queue.wake() }
  }

  /// The session's present instant.
  public func now() -> Timestamp { clock.time(at: MonotonicClock.now()) }

  /// When the session began, in nanoseconds of `MonotonicClock`.
  var start: Int64 { clock.start }

  /// Says that the content has changed by itself, so that the next turn draws it.
  public func redraw() { mustDraw = true }

  /// Ends `run` after the present turn.
  public func close() { isClosed = true }

  /// Runs until the user closes the window, asleep while nothing moves.
  ///
  /// - Parameter condition: asked after every event and frame; false ends the run, the window stays open.
  /// - Throws: `SDLError` where a picture cannot be shown.
  public func run(_ content: some WindowContent, while condition: () -> Bool = { true }) throws(SDLError) {
    while !isClosed, condition(), drawnFrames < limit.frames ?? .max {
      try turn(content, forced: limit.frames != nil)
    }
  }

  /// Draws one frame now, or waits for the next event.
  private func turn(_ content: some WindowContent, forced: Bool) throws(SDLError) {
    while let event = queue.poll() { handle(event, content) }
    guard !isClosed else { return }
    let now = now()
    let needsFrame = forced || mustDraw || content.needsFrame(at: now)
    switch pacer.step(at: now, needsFrame: needsFrame, nextEvent: content.nextEvent) {
    case .draw: try draw(content, at: now)
    case .wait(let end):
      let deadline = wakeTime(end, now: now)
      if let event = queue.wait(until: deadline.map(clock.nanoseconds)) { handle(event, content) }
      cancelLostFingers(content)
    }
  }

  /// Draws the content as it is at an instant of the session.
  func draw(_ content: some WindowContent, at time: Timestamp) throws(SDLError) {
    pacer.drew(at: time)
    content.advance(to: time)
    let picture = content.picture(at: time)
    try presenter.show(picture.list, background: picture.background)
    // What moves now is drawn once more at least, so that the end of every motion is seen.
    mustDraw = content.needsFrame(at: time)
    drawnFrames += 1
  }
}

extension WindowLoop {
  /// Takes an event in, as `run` does for those of the queue.
  public func handle(_ event: Event, _ content: some WindowContent) {
    let time = clock.time(at: event.time)
    switch event.kind {
    case .quit: isClosed = true
    case .window(window.id, let change): windowChanged(change, content, at: time)
    case .renderTargetsReset, .renderDeviceReset: showAgain()
    case .text(let id, let text) where id == window.id || id == 0:
      content.type(text, at: time)
      mustDraw = true
    case .wake: mustDraw = true
    default: break
    }
    give(translator.translate(event), to: content, at: time)
  }

  private func give(_ inputs: [TableInput], to content: some WindowContent, at time: Timestamp) {
    for input in inputs {
      content.take(input, at: time)
      mustDraw = true
    }
  }

  private func windowChanged(_ change: Event.WindowChange, _ content: some WindowContent, at time: Timestamp)
  {
    switch change {
    case .closeRequested: isClosed = true
    case .resized: layOut(content, at: time)
    case .exposed, .shown, .restored: showAgain()
    case .displayChanged:
      pacer.setRefreshRate(window.refreshRate)
      adoptScale(content, at: time)
    default: break
    }
  }

  private func showAgain() {
    presenter.invalidate()
    mustDraw = true
  }

  private func layOut(_ content: some WindowContent, at time: Timestamp) {
    let size = presenter.size
    give([.command(.resize(width: size.width, height: size.height), tag: nil)], to: content, at: time)
  }

  private func adoptScale(_ content: some WindowContent, at time: Timestamp) {
    let clues = DisplayScale.Clues.gathered(option: options.scale, session: session, window: window)
    let scale = DisplayScale(clues).value
    guard scale != presenter.scale else { return }
    give(translator.cancelAll(), to: content, at: time)
    presenter.scale = scale
    translator.scale = presenter.scale
    adoptLeastSize()
    layOut(content, at: time)
  }

  func adoptTyping(_ frame: Rect?) {
    typingFrame = frame
    translator.isTyping = frame != nil
  }

  private func adoptLeastSize() {
    guard let least = options.leastSize else { return }
    window.setMinimumSize(
      width: Self.pixels(least.width, presenter.scale),
      height: Self.pixels(least.height, presenter.scale)
    )
  }

  private func wakeTime(_ end: Timestamp?, now: Timestamp) -> Timestamp? {
    guard translator.isAnyFingerDown else { return end }
    return min(end ?? .distantFuture, now.adding(seconds: Self.deviceCheck))
  }

  private func cancelLostFingers(_ content: some WindowContent) {
    guard translator.isAnyFingerDown else { return }
    let lost = translator.cancelFingers(notOn: session.touchDevices.map(\.id))
    give(lost, to: content, at: clock.latest)
  }

  private static func pixels(_ points: Double, _ scale: Double) -> Int {
    let largest = 1e5
    return Int(max(1, min(points * scale, largest)).rounded())
  }

  /// Opens a window of a size in points, first by the scale that is known without one.
  private static func open(
    _ session: SDLSession,
    _ title: String,
    _ source: TextAndIcons,
    _ options: Options
  ) throws(SDLError) -> (Window, Presenter) {
    var clues = DisplayScale.Clues.gathered(option: options.scale, session: session)
    let first = DisplayScale(clues)
    if let complaint = first.complaint { options.warn(complaint) }
    let window = try Window(
      session: session,
      title: title,
      width: pixels(options.size.width, first.value),
      height: pixels(options.size.height, first.value)
    )
    clues.pixelDensity = DisplayScale.Clues.density(of: window, session: session)
    let scale = DisplayScale(clues).value
    if scale != first.value {
      window.setSize(width: pixels(options.size.width, scale), height: pixels(options.size.height, scale))
    }
    return (window, try Presenter(window: window, source: source, scale: scale))
  }
}
