import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

/// A laboratory in a window of 400 × 864 points, so that the stage has 400 × 800: plays gesture scripts in window
/// points, keeps the effects, and checks the table after every input.
struct LaboratoryPlayer {
  private(set) var lab: Laboratory
  private(set) var now = Timestamp.zero
  private(set) var effects: [LabEffect] = []
  private let isReplay: Bool

  /// Where the tools of the title bar are in that window.
  static let menuTool = Point(x: 368, y: 32)
  static let themeTool = Point(x: 324, y: 32)
  /// Height of the title bar in points.
  static let titleBar = 64.0

  /// - Parameters:
  ///   - isBare: whether the list is alone in the window.
  ///   - frameInterval: seconds from one frame of the display to the next; nil for the laboratory's own guess.
  init(
    scene: any Scene = InboxScene(),
    width: Double = 400,
    height: Double = 864,
    isBare: Bool = true,
    frameInterval: Double? = nil
  ) throws {
    lab = try Laboratory(
      scene: scene,
      width: width,
      height: height,
      appearance: .light,
      metrics: .halfEm,
      isBare: isBare
    )
    if let frameInterval { lab.frameInterval = frameInterval }
    isReplay = false
  }

  init(replaying recording: Recording, speed: Double = 1) throws {
    lab = try Laboratory(
      replaying: recording,
      speed: speed,
      width: 400,
      height: 864,
      appearance: .light,
      metrics: .halfEm
    )
    isReplay = true
  }

  /// Plays a script from the present instant on.
  mutating func play(_ script: GestureScript, sourceLocation: SourceLocation = #_sourceLocation) {
    let start = now
    for step in script.inputs {
      handle(step.input, at: start.nanoseconds + step.time.nanoseconds, sourceLocation)
    }
    advance(to: start.milliseconds + script.now, sourceLocation: sourceLocation)
  }

  mutating func handle(
    _ input: TableInput,
    at nanoseconds: Int64,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    now = max(now, Timestamp(nanoseconds: nanoseconds))
    effects += lab.handle(input, at: now)
    check(sourceLocation)
  }

  /// Time passes, in ms.
  mutating func advance(by time: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    advance(to: now.milliseconds + time, sourceLocation: sourceLocation)
  }

  /// Time passes up to an instant in ms.
  mutating func advance(to instant: Double, sourceLocation: SourceLocation = #_sourceLocation) {
    now = max(now, Timestamp(milliseconds: instant))
    effects += lab.advance(to: now)
    check(sourceLocation)
  }

  /// One table, or two.
  mutating func arrange(_ arrangement: StageArrangement) { lab.setArrangement(arrangement, at: now) }

  /// A parameter of side A is changed.
  mutating func tune(_ id: String, _ value: Double, change: Int? = nil) {
    lab.tune([ParameterSetting(id, .number(value))], sides: [0], change: change, at: now)
  }

  /// Whether ticks and thuds can be felt.
  mutating func setFelt(_ isFelt: Bool) { lab.isFelt = isFelt }

  /// Chooses something in a section of the menu with the mouse.
  mutating func choose(
    _ choice: String,
    in section: String,
    kind: PointerSample.Kind = .mouse,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    click(Self.menuTool, kind: kind)
    try click(section, kind: kind, sourceLocation: sourceLocation)
    try click(choice, kind: kind, sourceLocation: sourceLocation)
  }

  /// The program around the laboratory tells it something.
  mutating func tell(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ news: (inout Laboratory, Timestamp) throws -> [LabEffect]
  ) rethrows {
    effects += try news(&lab, now)
    check(sourceLocation)
  }

  /// Forgets what the laboratory has asked for.
  mutating func forgetEffects() { effects = [] }

  mutating func announce(_ text: String) { lab.announce(text, icon: "info", at: now) }

  /// The mouse clicks in the middle of a text that is on view; a finger taps it where the kind is `touch`.
  mutating func click(
    _ text: String,
    kind: PointerSample.Kind = .mouse,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let place = try #require(
      picture.place(of: text),
      "\(text) is not on view",
      sourceLocation: sourceLocation
    )
    click(place, kind: kind)
  }

  mutating func click(_ place: Point, kind: PointerSample.Kind = .mouse) {
    play(GestureScript().down(place.x, place.y, kind: kind).wait(40).up())
  }

  /// The mouse moves to a place, no button down.
  mutating func hover(_ place: Point) {
    play(
      GestureScript()
        .input(.pointer(PointerSample(pointer: 1, phase: .move, location: place, kind: .mouse)))
    )
  }

  /// The right button of the mouse clicks.
  mutating func rightClick(_ place: Point) {
    play(
      GestureScript().down(place.x, place.y, kind: .mouse, button: .right).wait(40)
        .input(.pointer(.mouse(.up, at: place, button: .right)))
    )
  }

  /// Takes the last 60 s as a recording, by F5.
  mutating func save(sourceLocation: SourceLocation = #_sourceLocation) throws -> Recording {
    play(GestureScript().key("F5"))
    var saved: Recording?
    if case .save(let recording)? = effects.last { saved = recording }
    return try #require(saved, "F5 asked for nothing", sourceLocation: sourceLocation)
  }

  private func check(_ sourceLocation: SourceLocation) {
    // A replay has a clock of its own.
    guard !isReplay else { return }
    let found = lab.sides.flatMap { $0.session.table.violations(at: now) }
    guard !found.isEmpty else { return }
    Issue.record(
      "At \(now.milliseconds) ms: \(found.joined(separator: "; "))",
      sourceLocation: sourceLocation
    )
  }
}

extension LaboratoryPlayer {
  /// The window as it is now.
  var picture: DisplayList { lab.displayList(at: now) }
  var table: SwipeTable { lab.session.table }

  /// The commands that a recording of the last 60 s says went in.
  func commands() throws -> [TableCommand] {
    var copy = self
    return try copy.save().inputs.compactMap { if case .command(let it, _) = $0.kind { it } else { nil } }
  }

  /// Whether a text is on view.
  func shows(_ text: String) -> Bool { picture.place(of: text) != nil }

  func offset(of row: RowID) -> Double {
    table.activeRows(at: now).first { $0.id == row }?.offset ?? 0
  }

  func phase(of row: RowID) -> SwipePhase {
    table.activeRows(at: now).first { $0.id == row }?.phase ?? .closed
  }
}

extension LaboratoryPlayer: CustomTestStringConvertible {
  /// What a failed expectation prints: the texts on view.
  var testDescription: String {
    "window at \(now.milliseconds) ms showing \(picture.texts.map(\.name))"
  }
}
