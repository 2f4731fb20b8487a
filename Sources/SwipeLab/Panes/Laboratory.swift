public import SwipeEngine
public import SwipeTable

/// The window's whole state: the session on its stage, and what stands around it.
///
/// Inputs come in window points; those on the stage become session inputs in table points and are recorded on the way.
/// Time comes in from outside; effects go out as values.
public struct Laboratory: Sendable {
  public internal(set) var session: Session
  public internal(set) var scene: any Scene
  public internal(set) var appearance: Theme.Appearance
  /// Whether there is a device that lets ticks be felt; where there is none they are seen. Default false.
  public var isFelt = false

  var layout: LabLayout
  var recorder: Recorder
  /// What sessions with the scenes that the menu offers begin with, by the scene's id; empty in a replay.
  let headers: [String: RecordingHeader]
  var menu: LabMenu?
  /// The rows that went out and wait for an answer; the last one is asked about.
  var questions: [LabQuestion] = []
  /// The bar of a question that was answered, on its way out.
  var answered: LabBar?
  var flash: LabFlash?
  var longPress: LongPress?
  /// The sample of a pointer that is being taken in, in window points.
  var presentSample: PointerSample?
  /// What the program around it has to do and was not told yet.
  var effects: [LabEffect] = []
  var undoBar: LabBar?
  var notice: LabBar?
  /// The tool under the mouse.
  var hoveredTool: LabLayout.Tool?
  /// What each pointer that is down came down on.
  var targets: [Int: LabTarget] = [:]
  /// From 0 to 1 while the appearance changes.
  var themeFade = Trajectory.still(1)
  var replay: LabReplay?
  /// The removals that could be taken back when they were last looked at.
  var knownRemovals: [RowID] = []

  /// How long a change of appearance takes, in s (the visual language, section 9).
  private static let themeFadeDuration = 0.16

  /// A laboratory for a scene, in a window of this size in points.
  ///
  /// - Parameter metrics: measures the actions' labels; the widths are then part of every recording.
  public init(
    scene: any Scene,
    width: Double,
    height: Double,
    appearance: Theme.Appearance,
    metrics: TextMetrics
  ) throws(StyleReference.Failure) {
    let layout = LabLayout(width: width, height: height)
    var header = scene.measuredHeader(metrics)
    header.width = layout.stage.width
    header.height = layout.stage.height
    headers = Self.headers(with: metrics)
    self.layout = layout
    self.scene = scene
    self.appearance = appearance
    session = try Session(header)
    recorder = Recorder(session, at: .zero)
  }

  /// A laboratory that plays a recording, `speed` times as fast as it was.
  public init(
    replaying recording: Recording,
    speed: Double = 1,
    width: Double,
    height: Double,
    appearance: Theme.Appearance
  ) throws(StyleReference.Failure) {
    let replay = LabReplay(try Replayer(recording), speed: speed)
    layout = LabLayout(width: width, height: height)
    headers = [:]
    session = replay.session
    scene = replay.scene
    self.appearance = appearance
    recorder = Recorder(session, at: .zero)
    self.replay = replay
  }

  /// The size of a window whose stage is as large as a recording's viewport, in points.
  public static func windowSize(for header: RecordingHeader) -> (width: Double, height: Double) {
    (header.width, header.height + LabLayout.titleBarHeight)
  }

  /// The colours at `time`.
  func theme(at time: Timestamp) -> Theme {
    Theme.standard(appearance.toggled).mixed(with: .standard(appearance), themeFade.position(at: time))
  }

  /// Whether anything moves by itself at `time`.
  public func needsFrame(at time: Timestamp) -> Bool {
    session.table.needsFrame(at: sessionTime(time)) || themeFade.end > time
      || BarKind.allCases.contains { bar($0)?.needsFrame(at: time) ?? false }
      || (flash.map { $0.strength.end > sessionTime(time) } ?? false)
      || (menu.map { $0.presence.end > time } ?? false)
      || (replay.map { !$0.isFinished } ?? false)
  }

  /// When the laboratory next has something to do of its own; `distantFuture` where nothing is under way.
  public var nextEvent: Timestamp {
    let inSession = session.table.nextEvent
    // A replay draws frame after frame until it is over.
    let first = min(replay == nil ? inSession : .distantFuture, longPress?.due ?? .distantFuture)
    return BarKind.allCases.compactMap { bar($0)?.nextEvent }.reduce(first, min)
  }

  /// Lets time pass up to `time`, which never goes back.
  ///
  /// - Returns: what the program around it has to do.
  @discardableResult
  public mutating func advance(to time: Timestamp) -> [LabEffect] {
    pass(to: time)
    return takeEffects()
  }

  /// What the program around it has to do, told once.
  mutating func takeEffects() -> [LabEffect] {
    defer { effects = [] }
    return effects
  }

  mutating func pass(to time: Timestamp) {
    if let press = longPress, press.due <= time { openMenu(after: press) }
    if var replay {
      let events = replay.advance(to: time)
      session = replay.session
      scene = replay.scene
      if let failure = replay.failure, self.replay?.failure == nil {
        announce(failure.description, icon: "warning", at: time)
      }
      self.replay = replay
      feel(events)
      announce(events, at: time)
      followRemovals(events, at: time)
    } else {
      passInSession(to: time)
    }
    for bar in [\Laboratory.answered, \Laboratory.undoBar, \Laboratory.notice] {
      guard let due = self[keyPath: bar]?.nextEvent, due <= time else { continue }
      self[keyPath: bar]?.leave(at: due)
      if let leaving = self[keyPath: bar], leaving.isLeaving, leaving.presence.end <= time {
        self[keyPath: bar] = nil
      }
    }
  }

  /// Says something at the foot of the window for a while: where a recording was saved, or why it was not.
  public mutating func announce(_ text: String, icon: String, at time: Timestamp) {
    notice = LabBar(icon: icon, text: text, after: notice, at: time)
  }

  /// The session's clock at a window time: a replay may have begun later.
  func sessionTime(_ time: Timestamp) -> Timestamp {
    replay?.recordingTime(time) ?? time
  }

  /// Plays a replay from its beginning, with the scene as it was then.
  mutating func restartReplay(at time: Timestamp) {
    guard var restarted = replay else { return }
    restarted.restart(at: time)
    replay = restarted
    session = restarted.session
    scene = restarted.scene
    flash = nil
    followRemovals([], at: time)
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
