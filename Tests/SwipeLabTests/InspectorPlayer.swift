import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

/// An inspector with the window that it stands in: keeps the styles, makes the changes that are asked for, and keeps the
/// effects.
struct InspectorPlayer {
  var inspector = Inspector(metrics: .halfEm)
  var subject: Inspector.Subject
  var pane: Inspector.Pane
  private(set) var now = Timestamp.zero
  private(set) var effects: [InspectorEffect] = []

  /// The column of a window of 1280 × 800.
  static let column = Rect(x: 940, y: 52, width: 340, height: 748)
  /// A sheet on a phone, without the timeline.
  static let sheet = Rect(x: 0, y: 460, width: 430, height: 368)

  init(
    _ style: SwipeStyle = SwipeStyle(),
    compared other: SwipeStyle? = nil,
    in frame: Rect = column,
    _ placement: Inspector.Pane.Placement = .side
  ) {
    subject = Inspector.Subject(
      a: Inspector.Side(name: "Default", style: style, base: style),
      b: other.map { Inspector.Side(name: "Other", style: $0, base: $0) }
    )
    pane = Inspector.Pane(frame: frame, placement: placement)
  }

  /// One whose sections are all open.
  static func open(
    _ style: SwipeStyle = SwipeStyle(),
    compared other: SwipeStyle? = nil,
    in frame: Rect = column
  ) -> InspectorPlayer {
    var player = InspectorPlayer(style, compared: other, in: frame)
    player.inspector.openGroups = Set(Parameter.Group.allCases)
    return player
  }

  /// One of which the section of a parameter is open.
  static func showing(_ id: String, of style: SwipeStyle = SwipeStyle()) throws -> InspectorPlayer {
    var player = InspectorPlayer(style)
    player.inspector.openGroups = [try SwipeStyle.known(id).group]
    return player
  }

  var layout: InspectorLayout { inspector.layout(subject, in: pane, at: now) }

  var picture: DisplayList {
    var list = DisplayList()
    inspector.paint(subject, in: pane, theme: .light, metrics: .halfEm, at: now, into: &list)
    return list
  }

  /// The settings that were asked for, with their steps of undo.
  var sets: [(setting: ParameterSetting, edited: Inspector.Edited, change: Int)] {
    effects.flatMap { effect -> [(ParameterSetting, Inspector.Edited, Int)] in
      guard case .set(let settings, let edited, let change) = effect else { return [] }
      return settings.map { ($0, edited, change) }
    }
  }

  func value(of id: String) throws -> ParameterValue { try subject.a.style.value(of: id) }

  mutating func wait(_ milliseconds: Double) {
    now = now.adding(seconds: milliseconds / 1000)
    inspector.advance(to: now, subject, in: pane)
  }

  mutating func sample(
    _ phase: PointerSample.Phase,
    _ point: Point,
    _ kind: PointerSample.Kind = .mouse,
    pointer: Int = 1
  ) {
    let sample = PointerSample(pointer: pointer, phase: phase, location: point, kind: kind)
    take(inspector.handle(sample, subject, in: pane, at: now))
  }

  /// Comes down, moves in steps of 8 ms and goes up.
  mutating func drag(
    from start: Point,
    by way: Point,
    _ kind: PointerSample.Kind = .mouse,
    steps: Int = 8,
    ends: Bool = true
  ) {
    sample(.down, start, kind)
    for step in 1...steps {
      now = now.adding(seconds: 0.008)
      let share = Double(step) / Double(steps)
      sample(.move, Point(x: start.x + way.x * share, y: start.y + way.y * share), kind)
    }
    if ends { sample(.up, start + way, kind) }
  }

  mutating func click(_ point: Point, _ kind: PointerSample.Kind = .mouse) {
    sample(.down, point, kind)
    wait(40)
    sample(.up, point, kind)
  }

  mutating func click(_ element: InspectorElement, _ kind: PointerSample.Kind = .mouse) throws {
    click(try middle(of: element), kind)
  }

  /// Where an element is, scrolled into view.
  mutating func middle(of element: InspectorElement) throws -> Point {
    let place = try #require(layout.place(of: element), "\(element) is not there")
    let frame = place.frame
    let viewport = layout.viewport
    if place.isScrolled, !viewport.contains(Point(x: frame.midX, y: frame.midY)) {
      inspector.scroll.stand(at: max(0, layout.scroll + frame.midY - viewport.midY))
    }
    let shown = try #require(layout.frame(of: element))
    return Point(x: shown.midX, y: shown.midY)
  }

  @discardableResult
  mutating func key(_ key: String) -> Bool {
    let found = inspector.key(key, subject, in: pane, at: now)
    take(found ?? [])
    return found != nil
  }

  /// Expects that there is a use for a key, or that there is none.
  mutating func expect(
    _ key: String,
    isTaken: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let wasTaken = self.key(key)
    #expect(wasTaken == isTaken, "\(key)", sourceLocation: sourceLocation)
  }

  mutating func type(_ text: String) {
    take(inspector.type(text, subject, in: pane, at: now))
  }

  mutating func wheel(_ dy: Double, at point: Point) {
    take(inspector.scroll(WheelSample(dx: 0, dy: dy, location: point), subject, in: pane, at: now))
  }

  mutating func focus(_ element: InspectorElement) {
    var turn = InspectorTurn(subject: subject, pane: pane, time: now)
    inspector.moveFocus(to: element, byKey: true, &turn)
    take(turn.effects)
  }

  mutating func focusFirst() { take(inspector.focusFirst(subject, in: pane, at: now)) }
  mutating func focusLast() { take(inspector.focusLast(subject, in: pane, at: now)) }
  mutating func focusSearch() { take(inspector.focusSearch(subject, in: pane, at: now)) }
  mutating func forgetEffects() { effects = [] }

  private mutating func take(_ new: [InspectorEffect]) {
    effects += new
    for effect in new { apply(effect) }
  }

  private mutating func apply(_ effect: InspectorEffect) {
    switch effect {
    case .set(let settings, let edited, _):
      for setting in settings { change(edited) { try $0.style.set(setting.id, to: setting.value) } }
    case .reset(let ids, let edited):
      for id in ids { change(edited) { try $0.style.set(id, to: $0.base.value(of: id)) } }
    case .resetAll(let edited): change(edited) { $0.style = $0.base }
    case .edit(let edited): subject.edited = edited
    case .chooseFrom, .copyCode, .copySwift, .paste, .save, .typing, .copyText, .pasteText: break
    }
  }

  private mutating func change(
    _ edited: Inspector.Edited,
    _ body: (inout Inspector.Side) throws -> Void
  ) {
    do {
      if edited != .b { try body(&subject.a) }
      if edited != .a, var other = subject.b {
        try body(&other)
        subject.b = other
      }
    } catch {
      Issue.record("A value was asked for that cannot be set: \(error)")
    }
  }
}

extension Parameter {
  /// The ids of all parameters, those with numbers, and those that are switched.
  static let allIDs = SwipeStyle.parameters.map(\.id)
  static let numberIDs = SwipeStyle.parameters.filter { if case .number = $0.kind { true } else { false } }
    .map(\.id)
  static let toggleIDs = SwipeStyle.parameters.filter { $0.kind == .toggle }.map(\.id)
  static let choiceIDs = SwipeStyle.parameters.filter { if case .choice = $0.kind { true } else { false } }
    .map(\.id)

  /// Its range; nil for what is no number.
  var range: ClosedRange<Double>? {
    if case .number(let range, _, _, _) = kind { range } else { nil }
  }

  /// A number's step.
  var step: Double? {
    if case .number(_, let step, _, _) = kind { step } else { nil }
  }
}
