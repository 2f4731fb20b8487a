public import SwipeEngine
public import SwipeTable

/// The window's whole state: the sessions on its stage, and what stands around them.
///
/// Inputs come in window points; those on a table become session inputs in table points and are recorded on the way.
/// Time comes in from outside; effects go out as values. The sessions have a clock of their own, which may run slower than
/// the window's or stand still.
public struct Laboratory {
  /// The table that somebody works with; in a comparison that of side A.
  var first: LabSide
  /// Side B of a comparison, which every finger drives too.
  var second: LabSide?
  public internal(set) var appearance: Theme.Appearance
  /// Whether there is a device that lets ticks be felt; where there is none they are seen. Default false.
  public var isFelt = false

  var layout: LabLayout
  var recorder: Recorder
  /// What sessions with the scenes that the menu offers begin with, by the scene's id; empty in a replay.
  let headers: [String: RecordingHeader]

  // MARK: Time

  /// The first session's clock, after that of the window.
  var clock = LabClock()
  /// What the sessions have been advanced to.
  var now = Timestamp.zero
  /// How fast rows move that nobody holds: 1 is as fast as they are.
  var speed = PlaySpeed.full
  var isPaused = false
  /// When a wheel that is at work on the rows counts as finished, on the window's clock.
  var wheelEnd: Timestamp?
  /// Whether the last gesture is to be played again and again.
  var isLooping = false
  var view = LabView.live
  /// The clock of a view that is not live.
  var viewClock = LabClock()
  var history: SessionHistory
  var gestures = GestureLog()

  // MARK: Styles

  /// Where the style of each side comes from.
  var origins: [StyleOrigin]
  var styleUndo = StyleUndo()
  /// What side B had when it was last there.
  var secondStyle: StyleReference?
  /// One's own styles, by name.
  var ownStyles: [OwnStyle] = []
  var inspector: Inspector
  /// Which sides the inspector is about.
  var edited = Inspector.Edited.a

  // MARK: What stands around and over the list

  /// How wide text is.
  let metrics: TextMetrics
  /// Seconds from one frame of the display to the next. Default 1/60.
  public var frameInterval = 1.0 / 60
  /// When the last frame was drawn, and whether another was to follow at once.
  var lastFrame: (time: Timestamp, moves: Bool)?
  /// The last things that happened to the first table, for the list beside it.
  var events: [SwipeEvent] = []
  /// The curves of the row in hand.
  var curves = LabCurves()
  /// Whether fingers are shown as discs.
  var showsTouches = true
  /// What is wrong with a file, until somebody closes it.
  var banner: ErrorBanner?
  var dialog: LabDialog?
  /// What the keys act on; nil is the rows.
  var focus: LabFocus?
  var menu: LabMenu?
  /// The film that was asked for last.
  public internal(set) var film: LabFilm?
  /// When the card of a film that is there goes by itself, on the window's clock.
  var filmEnd = Timestamp.distantFuture
  var filmSettings = FilmRequest.Settings()
  /// The rows that went out and wait for an answer; the last one is asked about.
  var questions: [LabQuestion] = []
  /// The bar of a question that was answered, on its way out.
  var answered: LabBar?
  var flash: LabFlash?
  var longPress: LongPress?
  var undoBar: LabBar?
  var notice: LabBar?
  /// The removals that could be taken back when they were last looked at.
  var knownRemovals: [RowID] = []

  // MARK: Input

  /// The sample of a pointer that is being taken in, in window points.
  var presentSample: PointerSample?
  /// Where the mouse is; nowhere for fingers.
  var mousePlace = Self.nowhere
  /// Where the pointer came down that holds something on a dialog.
  var dialogPress: Point?
  /// The device that was touched last.
  var drivenDevice = 0
  /// The control without a label that the mouse rests on, and since when; whether its name shows.
  var tip: (tooltip: LabTooltip, since: Timestamp)?
  var isTipShown = false
  /// When that was last looked at.
  var tipTime = Timestamp.zero
  /// What the mouse is over, besides the table.
  var hovered: LabTarget?
  /// Where a pointer was last that draws the lines of a dialog along.
  var dialogDrag: Point?
  /// How far a pointer that draws the sheet holds it above its edge, its speed, and the sheet on its way to a rest.
  var sheetGrip: Double?
  var sheetTracker = VelocityTracker()
  var sheetMotion: Trajectory?
  /// What each pointer that is down came down on.
  var targets: [Int: LabTarget] = [:]
  /// What the program around it has to do and was not told yet.
  var effects: [LabEffect] = []
  /// From 0 to 1 while the appearance changes.
  var themeFade = Trajectory.still(1)
  var replay: LabReplay?

  static let nowhere = Point(x: -1, y: -1)

  /// How long a change of appearance takes, in s (the visual language, section 9).
  private static let themeFadeDuration = 0.16

  /// A laboratory for a scene, in a window of this size in points.
  ///
  /// - Parameters:
  ///   - metrics: measures the actions' labels; the widths are then part of every recording.
  ///   - isBare: whether the list is alone, without the laboratory around it. Default false.
  public init(
    scene: any Scene,
    width: Double,
    height: Double,
    appearance: Theme.Appearance,
    metrics: TextMetrics,
    isBare: Bool = false
  ) throws(StyleReference.Failure) {
    let layout = LabLayout(width: width, height: height, form: LabForm(isBare: isBare))
    var header = scene.measuredHeader(metrics)
    header.width = layout.table(0).width
    header.height = layout.table(0).height
    headers = Self.headers(with: metrics)
    self.layout = layout
    self.appearance = appearance
    self.metrics = metrics
    inspector = Inspector(metrics: metrics)
    first = LabSide(session: try Session(header), scene: scene)
    recorder = Recorder(first.session, at: .zero)
    history = SessionHistory([first], at: .zero)
    origins = [StyleOrigin(preset: header.style.base)]
  }

  /// A laboratory that plays a recording, `speed` times as fast as it was: the list alone.
  public init(
    replaying recording: Recording,
    speed: Double = 1,
    width: Double,
    height: Double,
    appearance: Theme.Appearance,
    metrics: TextMetrics
  ) throws(StyleReference.Failure) {
    let replay = LabReplay(try Replayer(recording), speed: speed)
    layout = LabLayout(width: width, height: height, form: LabForm(isBare: true))
    headers = [:]
    first = LabSide(session: replay.session, scene: replay.scene)
    self.appearance = appearance
    self.metrics = metrics
    inspector = Inspector(metrics: metrics)
    recorder = Recorder(first.session, at: .zero)
    history = SessionHistory([first], at: .zero)
    origins = [StyleOrigin(preset: recording.header.style.base)]
    self.replay = replay
  }

  /// The size of a window whose list is as large as a recording's viewport, in points.
  public static func windowSize(for header: RecordingHeader) -> (width: Double, height: Double) {
    (header.width, header.height + LabLayout.titleBarHeight)
  }

  /// The session that somebody works with; in a comparison that of side A.
  public var session: Session { first.session }
  /// What its rows show.
  public var scene: any Scene { first.scene }

  /// The tables, A before B.
  var sides: [LabSide] { [first] + (second.map { [$0] } ?? []) }

  /// The colours at `time`.
  func theme(at time: Timestamp) -> Theme {
    Theme.standard(appearance.toggled).mixed(with: .standard(appearance), themeFade.position(at: time))
  }

  /// Says something at the foot of the list for a while: where a recording was saved, or why it was not.
  public mutating func announce(_ text: String, icon: String, at time: Timestamp) {
    notice = LabBar(icon: icon, text: text, after: notice, at: time)
  }

  /// What the program around it has to do and was not told yet, told once: after telling the laboratory something.
  public mutating func takeEffects() -> [LabEffect] {
    defer { effects = [] }
    return effects
  }

  mutating func toggleAppearance(at time: Timestamp) {
    let shown = themeFade.position(at: time)
    appearance = appearance.toggled
    themeFade = .curve(
      .easeOut,
      from: 1 - shown,
      to: 1,
      duration: Self.themeFadeDuration,
      start: time
    )
  }
}
