import SwipeEngine
import SwipeTable

/// Pointers that come down, move and go up.
extension Inspector {
  /// Ways in points from which on a pointer drags: a finger's slop, and a mouse's on a name.
  private static let touchSlop = 8.0
  private static let mouseSlop = 3.0

  mutating func press(_ sample: PointerSample, _ turn: inout InspectorTurn) {
    guard turn.pane.frame.contains(sample.location), grabs[sample.pointer] == nil else { return }
    let layout = layout(turn)
    let element = layout.element(at: sample.location, sample.kind)
    var grab = InspectorGrab(.idle, element, sample, at: turn.time)
    let isTaken = grabs.values.contains { Self.share(element, $0.element) }
    if sample.kind == .mouse {
      if !isTaken { grab.role = pressByMouse(sample, element, layout, &turn) }
    } else if scroll.isFlung(at: turn.time), layout.viewport.contains(sample.location) {
      scroll.stand(at: layout.scroll)
      grab.role = .scrolling(from: layout.scroll + sample.location.y)
    } else if !isTaken {
      grab.role = .undecided
    }
    grabs[sample.pointer] = grab
  }

  /// Whether two elements belong to one parameter, or are the same.
  private static func share(_ first: InspectorElement?, _ second: InspectorElement?) -> Bool {
    guard let first, let second else { return false }
    return first == second || first.parameterID != nil && first.parameterID == second.parameterID
  }

  /// A mouse's button goes down: numbers, texts and the focus answer at once, buttons when it goes up.
  private mutating func pressByMouse(
    _ sample: PointerSample,
    _ element: InspectorElement?,
    _ layout: InspectorLayout,
    _ turn: inout InspectorTurn
  ) -> InspectorGrab.Role {
    guard let element else {
      moveFocus(to: nil, byKey: false, &turn)
      return .idle
    }
    switch element {
    case .name: return .beforeScrubbing
    case .search, .field:
      pressText(element, at: sample.location, layout, &turn)
      return .selecting
    case .slider(let id):
      moveFocus(to: element, byKey: false, &turn)
      guard let row = layout.row(of: id) else { return .idle }
      let drag = beginSlide(of: row, at: sample.location.x, ParameterRow.knobRadius, turn.subject)
      slide(drag, row, to: sample.location.x, &turn)
      return .sliding(drag)
    default:
      moveFocus(to: element, byKey: false, &turn)
      return .pressing
    }
  }

  mutating func follow(_ sample: PointerSample, _ turn: inout InspectorTurn) {
    guard var grab = grabs[sample.pointer] else {
      if sample.kind == .mouse { hover(sample.location, turn) }
      return
    }
    grab.tracker.add(sample.location, at: turn.time)
    let layout = layout(turn)
    if let decided = decide(grab, sample, layout, &turn) { grab.role = decided }
    grabs[sample.pointer] = grab
    switch grab.role {
    case .sliding(let drag):
      if let row = row(of: grab, layout) { slide(drag, row, to: sample.location.x, &turn) }
    case .scrubbing(let drag):
      if let row = row(of: grab, layout) { scrub(drag, row, by: sample.location.x - grab.start.x, &turn) }
    case .scrolling(let from): scroll.stand(at: max(0, min(from - sample.location.y, layout.scrollEnd)))
    case .scrollingChips(let from):
      scrollChips(to: max(0, min(from - sample.location.x, layout.chipScrollEnd)))
    case .selecting: selectText(grab, to: sample.location, layout, turn)
    case .undecided, .pressing, .beforeScrubbing, .idle: break
    }
  }

  private func row(of grab: InspectorGrab, _ layout: InspectorLayout) -> ParameterRow? {
    grab.element?.parameterID.flatMap { layout.row(of: $0) }
  }

  /// What a pointer that was not yet anything becomes by this move; nil where it stays what it is.
  private mutating func decide(
    _ grab: InspectorGrab,
    _ sample: PointerSample,
    _ layout: InspectorLayout,
    _ turn: inout InspectorTurn
  ) -> InspectorGrab.Role? {
    let way = sample.location - grab.start
    let isAcross = abs(way.x) > abs(way.y)
    switch grab.role {
    case .undecided:
      guard way.length > Self.touchSlop else { return nil }
      if isAcross, let role = beginDrag(grab, layout, &turn) { return role }
      let others = grabs.values.contains(where: \.isScrolling)
      let canScroll = layout.scrollEnd > 0 && layout.viewport.contains(grab.start)
      guard !isAcross, canScroll, !others else { return .idle }
      return .scrolling(from: layout.scroll + sample.location.y)
    case .beforeScrubbing:
      guard abs(way.x) > Self.mouseSlop else { return nil }
      return beginDrag(grab, layout, &turn) ?? .idle
    default: return nil
    }
  }

  /// A drag across begins on a slider, on a number's name, or on the chips.
  private mutating func beginDrag(
    _ grab: InspectorGrab,
    _ layout: InspectorLayout,
    _ turn: inout InspectorTurn
  ) -> InspectorGrab.Role? {
    guard let element = grab.element else { return nil }
    if case .chip = element { return .scrollingChips(from: layout.chipScroll + grab.start.x) }
    guard element.takesDrags, let row = row(of: grab, layout), case .number = row.control else { return nil }
    if case .slider = element {
      moveFocus(to: element, byKey: false, &turn)
      return .sliding(beginSlide(of: row, at: grab.start.x, Self.touchKnob, turn.subject))
    }
    moveFocus(to: row.mainElement, byKey: false, &turn)
    return .scrubbing(beginScrub(of: row, turn.subject))
  }

  /// How far from the knob's middle a finger still holds the knob itself, in points: half the smallest area that can be hit.
  private static let touchKnob = 22.0

  mutating func release(_ sample: PointerSample, _ turn: inout InspectorTurn) {
    guard let grab = grabs[sample.pointer] else { return }
    follow(sample, &turn)
    let role = grabs[sample.pointer]?.role ?? grab.role
    grabs[sample.pointer] = nil
    let layout = layout(turn)
    switch role {
    case .undecided: tap(grab.element, at: sample.location, &turn)
    case .pressing:
      guard let element = grab.element else { break }
      let isOver = layout.element(at: sample.location, sample.kind) == element
      if isOver { activate(element, at: sample.location, &turn) }
    case .beforeScrubbing:
      if let element = grab.element { activate(element, at: sample.location, &turn) }
    case .scrolling:
      let speed = grab.tracker.velocity(at: turn.time).y
      scroll.release(at: layout.scroll, velocity: -speed, end: layout.scrollEnd, turn.time)
    case .scrollingChips:
      let speed = grab.tracker.velocity(at: turn.time).x
      chips.release(at: layout.chipScroll, velocity: -speed, end: layout.chipScrollEnd, turn.time)
    case .sliding, .scrubbing, .selecting, .idle: break
    }
    if sample.kind == .mouse { hover(sample.location, turn) }
    showTypedInto(grab.element, turn)
  }

  /// A text that a click or a tap has given the focus to is seen with all of its row, also where that has grown by its help.
  private mutating func showTypedInto(_ element: InspectorElement?, _ turn: InspectorTurn) {
    guard isTyping, Self.share(focus, element) else { return }
    updateHelp(turn)
    scrollFocusIntoView(turn)
  }

  private mutating func tap(_ element: InspectorElement?, at point: Point, _ turn: inout InspectorTurn) {
    guard let element else {
      moveFocus(to: nil, byKey: false, &turn)
      return
    }
    if element.isStop { moveFocus(to: element, byKey: false, &turn) }
    activate(element, at: point, &turn)
  }

  /// The pointer is taken away: a number that followed it goes back to what it was.
  mutating func cancel(_ pointer: Int, _ turn: inout InspectorTurn) {
    guard let grab = grabs.removeValue(forKey: pointer) else { return }
    switch grab.role {
    case .sliding(let drag), .scrubbing(let drag): takeBack(drag, of: grab.element, &turn)
    default: return
    }
  }

  /// The mouse moves without a button.
  mutating func hover(_ point: Point, _ turn: InspectorTurn) {
    let layout = layout(turn)
    let isInside = turn.pane.frame.contains(point)
    let row = isInside ? layout.row(at: point) : nil
    let since = hover.flatMap { $0.row == row ? $0.since : nil } ?? turn.time
    let element = isInside ? layout.element(at: point, .mouse) : nil
    hover = Hover(element: element, row: row, since: since)
  }

  mutating func scrollChips(to place: Double) {
    chips.stand(at: place)
    showsChosenChip = false
  }

  mutating func roll(_ wheel: WheelSample, _ turn: inout InspectorTurn) {
    guard grabs.isEmpty else { return }
    let layout = layout(turn)
    let overChips = layout.rows.contains { row in
      guard case .chips = row.content, let point = wheel.location else { return false }
      return row.frame.contains(point)
    }
    if overChips {
      let way = abs(wheel.dx) > abs(wheel.dy) ? wheel.dx : wheel.dy
      scrollChips(to: max(0, min(layout.chipScroll - way, layout.chipScrollEnd)))
    } else {
      scroll.stand(at: max(0, min(layout.scroll - wheel.dy, layout.scrollEnd)))
    }
    if hover != nil, let point = wheel.location { hover(point, turn) }
  }
}
