import SwipeEngine
import SwipeTable
import TestSupport

@testable import SwipeLab

/// The laboratory in its window, at scale 1, and beside it a second one in the test, the twin, that is given the
/// same: it says where things are. What comes of what the window is given, only the program itself says.
struct LabWindow {
  let app: AppUnderTest
  /// Only lengths that do not depend on the letters' widths are asked of it, which it guesses.
  private(set) var twin: Laboratory
  private(set) var time = Timestamp.zero

  /// How long the twin takes to come to rest, in s.
  private static let rest = 2.0

  /// Where a mouse is on nothing: on the stage's backdrop, on a phone on the title bar.
  private static let onNothing = Point(x: 200, y: 80)

  /// Sizes of the window in points.
  enum Size {
    case desktop, phone

    var points: (width: Double, height: Double) { self == .desktop ? (1280, 800) : (430, 932) }
  }

  /// Runs `body` with the laboratory in a window, in a folder of its own.
  static func open(
    _ size: Size = .desktop,
    _ body: (inout LabWindow) async throws -> Void
  ) async throws {
    try await CommandFolder.with { folder in try await open(size, in: folder, body) }
  }

  /// The same in a folder that is there.
  static func open(
    _ size: Size = .desktop,
    arguments: [String] = [],
    in folder: CommandFolder,
    environment: [String: String] = [:],
    _ body: (inout LabWindow) async throws -> Void
  ) async throws {
    let (width, height) = size.points
    let options = ["--size", "\(Int(width))x\(Int(height))"] + arguments
    try await AppUnderTest.swipelab(isBare: false, options, in: folder, environment: environment) { app in
      let twin = try Laboratory(
        scene: InboxScene(),
        width: width,
        height: height,
        appearance: .light,
        metrics: .halfEm
      )
      var window = LabWindow(app: app, twin: twin)
      // X tells a window when its pointer comes in, also when a finger brings it; here it is in already.
      try window.mouse(.move, at: onNothing)
      try await body(&window)
    }
  }

  // MARK: Where things are, in points of the window

  /// A place in the middle of a row's height, on the first device.
  func row(_ row: Int, x: Double, device: Int = 0) -> Point {
    let table = twin.layout.table(device)
    let place = InboxRows.place(in: row, x: x)
    return Point(x: table.x + place.x, y: table.y + place.y)
  }

  /// A device without its title bar.
  func table(_ device: Int = 0) -> Rect { twin.layout.table(device) }

  /// The middle of something in the inspector.
  func place(of element: InspectorElement) throws -> Point {
    try middle(inspector().frame(of: element), element)
  }

  /// Where a slider's knob is for a number.
  func knob(of id: String, at number: Double) throws -> Point {
    guard let row = try inspector().row(of: id), let x = row.knobX(for: number) else {
      throw RigError("The inspector shows no slider of \(id).")
    }
    return Point(x: x, y: row.slider.midY)
  }

  /// The number that a parameter has in the twin.
  func number(of id: String) throws -> Double {
    guard let parameter = SwipeStyle.parameter(id), let number = twin.subject.number(of: parameter) else {
      throw RigError("\(id) has no number.")
    }
    return number
  }

  /// The inspector as a whole.
  func inspectorPane() throws -> Rect {
    guard let pane = twin.inspectorPane else { throw RigError("There is no inspector.") }
    return pane.frame
  }

  /// Where a dialog stands in any case: the middle of the window.
  var middle: Rect {
    let (width, height) = (200.0, 80.0)
    return Rect(
      x: (twin.layout.width - width) / 2,
      y: (twin.layout.height - height) / 2,
      width: width,
      height: height
    )
  }

  /// The stage above the first device, where errors show.
  var stageTop: Rect {
    let (stage, device) = (twin.layout.stage, twin.layout.devices[0])
    return Rect(x: stage.x, y: stage.y, width: device.x - stage.x, height: device.y - stage.y)
  }

  /// Where a sheet's upper end is at a rest, and how high the list is then.
  func sheetTop(_ rest: LabForm.SheetRest) -> Double { twin.layout.height - twin.layout.sheetHeight(rest) }

  func listHeight(_ rest: LabForm.SheetRest) -> Double {
    var form = LabForm(isBare: false)
    form.sheet = rest
    return LabLayout(width: twin.layout.width, height: twin.layout.height, form: form).table(0).height
  }

  /// The middle of a part of the timeline.
  func place(of part: Timeline.Part) throws -> Point {
    try middle(twin.timelineLayout?.frame(of: part), part)
  }

  /// The middle of a part of the toolbar.
  func place(of part: Toolbar.Part) throws -> Point { try middle(twin.toolbarLayout?.frame(of: part), part) }

  /// The cross of the card that says how a film is coming along.
  func filmCross() throws -> Point {
    let card = FilmCard(film: .running(done: 0, of: 0, secondsLeft: nil))
    let layout = FilmCardLayout(card, over: twin.layout.openStage, twin.metrics)
    return try middle(layout.map.frame(of: .close), FilmCard.Part.close)
  }

  /// A part of that card that has nothing but the stage's backdrop behind it.
  func filmCorner() throws -> Rect {
    let (cross, side) = (try filmCross(), 24.0)
    return Rect(x: cross.x - side / 2, y: cross.y - side / 2, width: side, height: side)
  }

  /// The timeline's lane.
  func lane() throws -> Rect {
    guard let lane = twin.timelineLayout?.lane else { throw RigError("There is no timeline.") }
    return lane
  }

  private func inspector() throws -> InspectorLayout {
    guard let pane = twin.inspectorPane else { throw RigError("There is no inspector.") }
    return twin.inspector.layout(twin.subject, in: pane, at: time)
  }

  private func middle(_ frame: Rect?, _ part: some Any) throws -> Point {
    guard let frame else { throw RigError("\(part) is not there.") }
    return Point(x: frame.midX, y: frame.midY)
  }

  // MARK: The twin

  /// Gives the twin an input at once.
  mutating func tellTwin(_ input: TableInput) { _ = twin.handle(input, at: time) }

  mutating func tellTwin(_ text: String) { _ = twin.type(text, at: time) }

  /// Waits until nothing moves in the window; nothing does in the twin then.
  mutating func settle() async throws {
    try await app.waitForStillness()
    time = time.adding(seconds: Self.rest)
    twin.advance(to: time)
  }
}
