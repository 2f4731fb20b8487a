import SwipeEngine
import SwipeTable

/// The doors: pointers, wheels, keys, text and time. Places are window points.
extension Inspector {
  /// Takes a pointer's sample in. One that came down on the inspector belongs to it until it is gone.
  mutating func handle(
    _ sample: PointerSample,
    _ subject: Subject,
    in pane: Pane,
    at time: Timestamp
  ) -> [InspectorEffect] {
    turn(subject, pane, time) { inspector, turn in
      switch sample.phase {
      case .down:
        if sample.button == .left { inspector.press(sample, &turn) }
      case .move: inspector.follow(sample, &turn)
      case .up:
        if sample.button == .left || sample.kind != .mouse { inspector.release(sample, &turn) }
      case .cancel: inspector.cancel(sample.pointer, &turn)
      }
    }
  }

  /// Takes a wheel's turn in: it scrolls, over the chips across.
  ///
  /// - Returns: the same as a pointer's samples.
  mutating func scroll(
    _ wheel: WheelSample,
    _ subject: Subject,
    in pane: Pane,
    at time: Timestamp
  ) -> [InspectorEffect] {
    turn(subject, pane, time) { $0.roll(wheel, &$1) }
  }

  /// Takes a key in, by SDL's name with what is held in front: `Shift+Up`.
  ///
  /// - Returns: nil where it has no use for the key, as for Tab behind the last control.
  mutating func key(
    _ key: String,
    _ subject: Subject,
    in pane: Pane,
    at time: Timestamp
  ) -> [InspectorEffect]? {
    var isTaken = false
    let effects = turn(subject, pane, time) { isTaken = $0.take(KeyStroke(key), &$1) }
    return isTaken || !effects.isEmpty ? effects : nil
  }

  /// Takes typed text in; without a text that has the focus nothing happens.
  mutating func type(
    _ text: String,
    _ subject: Subject,
    in pane: Pane,
    at time: Timestamp
  ) -> [InspectorEffect] {
    turn(subject, pane, time) { $0.typeText(text, &$1) }
  }

  /// Gives the focus to the first control: for Tab from outside.
  mutating func focusFirst(_ subject: Subject, in pane: Pane, at time: Timestamp) -> [InspectorEffect] {
    turn(subject, pane, time) { inspector, turn in
      let stops = inspector.layout(turn).stops
      inspector.moveFocus(to: stops.first, byKey: true, &turn)
    }
  }

  /// Gives the focus to the last control: for Shift+Tab from outside.
  mutating func focusLast(_ subject: Subject, in pane: Pane, at time: Timestamp) -> [InspectorEffect] {
    turn(subject, pane, time) { inspector, turn in
      let stops = inspector.layout(turn).stops
      inspector.moveFocus(to: stops.last, byKey: true, &turn)
    }
  }

  /// Gives the focus to the search, and shows it.
  mutating func focusSearch(_ subject: Subject, in pane: Pane, at time: Timestamp) -> [InspectorEffect] {
    turn(subject, pane, time) { $0.openSearch(&$1) }
  }

  /// Takes the focus away: for keys that now go elsewhere. What was typed is set, or forgotten where it cannot be.
  mutating func removeFocus(_ subject: Subject, in pane: Pane, at time: Timestamp) -> [InspectorEffect] {
    turn(subject, pane, time) { $0.moveFocus(to: nil, byKey: false, &$1) }
  }

  /// The pane goes away: nothing of it is held any more, and nothing has the focus.
  mutating func leave(_ subject: Subject, in pane: Pane, at time: Timestamp) -> [InspectorEffect] {
    turn(subject, pane, time) { inspector, turn in
      for pointer in inspector.grabs.keys.sorted() { inspector.cancel(pointer, &turn) }
      inspector.hover = nil
      inspector.moveFocus(to: nil, byKey: false, &turn)
    }
  }

  /// Lets time pass up to `time`, which never goes back.
  mutating func advance(to time: Timestamp, _ subject: Subject, in pane: Pane) {
    _ = turn(subject, pane, time) { inspector, _ in
      inspector.motions = inspector.motions.filter { $0.value.end > time }
      if let due = inspector.hoverDue, due <= time { inspector.hovered = inspector.hover?.row }
    }
  }

  /// Whether anything moves by itself at `time`.
  func needsFrame(at time: Timestamp) -> Bool {
    scroll.isFlung(at: time) || chips.isFlung(at: time) || motions.values.contains { $0.end > time }
  }

  /// When `advance` next has something to do that no frame waits for; `distantFuture` where nothing is due.
  var nextEvent: Timestamp { hoverDue ?? .distantFuture }

  /// How long the mouse has to stay on a row for its help to show, in s (the visual language, section 7).
  private static let hoverDelay = 0.4

  /// When the mouse has been on another row for long enough.
  private var hoverDue: Timestamp? {
    guard grabs.isEmpty, let hover, hover.row != hovered else { return nil }
    return hover.since.adding(seconds: Self.hoverDelay)
  }

  func layout(_ turn: InspectorTurn) -> InspectorLayout {
    layout(turn.subject, in: turn.pane, at: turn.time)
  }

  private mutating func turn(
    _ subject: Subject,
    _ pane: Pane,
    _ time: Timestamp,
    _ body: (inout Inspector, inout InspectorTurn) -> Void
  ) -> [InspectorEffect] {
    let wasTyping = isTyping
    scroll.settle(at: time)
    chips.settle(at: time)
    var turn = InspectorTurn(subject: subject, pane: pane, time: time)
    body(&self, &turn)
    updateHelp(turn)
    keepScrollInside(turn)
    if isTyping != wasTyping { turn.effects.append(.typing(isTyping)) }
    return turn.effects
  }
}
