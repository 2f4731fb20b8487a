public import SwipeEngine
public import SwipeTable

/// The window's whole state: the sessions on its stage, and what stands around them.
///
/// Inputs come in window points; those on a table become session inputs in table points and are recorded on the way.
/// Time comes in from outside; effects go out as values. The sessions have a clock of their own, which may run slower than
/// the window's or stand still.
public struct Laboratory: Sendable {
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
  var speed = 1.0
  var isPaused = false
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

  // MARK: What stands over the list

  var menu: LabMenu?
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
  /// The tool under the mouse.
  var hoveredTool: LabLayout.Tool?
  /// What each pointer that is down came down on.
  var targets: [Int: LabTarget] = [:]
  /// What the program around it has to do and was not told yet.
  var effects: [LabEffect] = []
  /// From 0 to 1 while the appearance changes.
  var themeFade = Trajectory.still(1)
  var replay: LabReplay?

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
    appearance: Theme.Appearance
  ) throws(StyleReference.Failure) {
    let replay = LabReplay(try Replayer(recording), speed: speed)
    layout = LabLayout(width: width, height: height, form: LabForm(isBare: true))
    headers = [:]
    first = LabSide(session: replay.session, scene: replay.scene)
    self.appearance = appearance
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

  /// What the program around it has to do, told once.
  mutating func takeEffects() -> [LabEffect] {
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
