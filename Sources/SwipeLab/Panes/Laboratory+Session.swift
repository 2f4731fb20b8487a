import SwipeEngine
import SwipeTable

extension Laboratory {
  /// Lets time pass in the sessions, as their clock has it. What falls due meanwhile is answered at its own instant.
  mutating func passInSession(to time: Timestamp) {
    let end = clock.time(at: time)
    while case let due = first.session.table.nextEvent, due < end {
      now = due
      take(first.session.advance(to: due), at: clock.windowTime(of: due))
    }
    now = max(now, end)
    take(first.session.advance(to: now), at: time)
    let others = second?.advance(to: now) ?? []
    curves.take(others, side: 1)
    curves.add(sides, isReport: false, at: now)
  }

  /// Takes an input into the sessions, through the recorder, at the sessions' present.
  mutating func feed(_ kind: SessionInput.Kind, at time: Timestamp) {
    guard replay == nil else { return }
    let input = SessionInput(time: now, kind: kind)
    guard first.session.accepts(input) else { return refuse(input, by: first.session, at: time) }
    history.record(input, to: .all, of: sides)
    gestures.forget(before: history.start)
    tellFinger(input.kind)
    let others = second?.replay(input) ?? []
    curves.take(others, side: 1)
    takeIn(input, at: time)
    curves.add(sides, isReport: true, at: now)
  }

  private mutating func tellFinger(_ kind: SessionInput.Kind) {
    guard case .pointer(let sample) = kind, sample.phase != .move else { return }
    guard sample.kind != .mouse || sample.button == .left else { return }
    curves.finger(isDown: sample.phase == .down, at: now)
  }

  /// Takes an input in that is meant for the first table alone.
  mutating func feedFirst(_ kind: SessionInput.Kind, at time: Timestamp) {
    guard replay == nil else { return }
    let input = SessionInput(time: now, kind: kind)
    guard first.session.accepts(input) else { return refuse(input, by: first.session, at: time) }
    history.record(input, to: .only(0), of: sides)
    takeIn(input, at: time)
  }

  /// Takes an input in that is meant for the second table alone: recordings are about the first one.
  mutating func feedSecond(_ kind: SessionInput.Kind, at time: Timestamp) {
    guard let second else { return }
    let input = SessionInput(time: now, kind: kind)
    guard second.session.accepts(input) else { return refuse(input, by: second.session, at: time) }
    history.record(input, to: .only(1), of: sides)
    let others = self.second?.replay(input) ?? []
    curves.take(others, side: 1)
  }

  private mutating func takeIn(_ input: SessionInput, at time: Timestamp) {
    recorder.record(input, into: first.session)
    do throws(StyleReference.Failure) {
      take(try first.session.handle(input), at: time)
    } catch {
      announce(error.description, icon: "warning", at: time)
    }
  }

  private mutating func refuse(_ input: SessionInput, by session: Session, at time: Timestamp) {
    do throws(StyleReference.Failure) {
      var session = session
      try session.handle(input)
    } catch {
      announce(error.description, icon: "warning", at: time)
    }
  }

  /// Takes note of what happened in the first session: the scene's content follows, then the program answers, and the bars
  /// say so.
  ///
  /// - Parameter time: the window's.
  mutating func take(_ events: [SwipeEvent], at time: Timestamp) {
    for event in events { first.scene.take(event) }
    gestures.take(events)
    curves.take(events, side: 0)
    if events.contains(where: { $0.kind == .gestureBegan }) { curves.follow(gestures.spans.last) }
    log(events)
    feel(events)
    for event in events {
      guard case .action(let action, let cause) = event.kind, let row = event.row else { continue }
      answer(action, of: row, by: cause, at: time)
    }
    followQuestions(at: time)
    followRemovals(events, at: time)
    if let row = menu?.row, first.session.table.menuActions(of: row).isEmpty { menu = nil }
  }

  /// The last few events are kept for the list beside the device; who is at work with a side is no news there.
  private mutating func log(_ new: [SwipeEvent]) {
    events += new.filter { event in
      switch event.kind {
      case .editingBegan, .editingEnded, .haptic, .completed: false
      default: true
      }
    }
    events.removeFirst(max(0, events.count - EventReadout.most))
  }

  /// Ticks and thuds are felt, each once; where they cannot be, a tick that arms is seen.
  mutating func feel(_ events: [SwipeEvent]) {
    for (index, event) in events.enumerated() {
      guard case .haptic(let haptic) = event.kind else { continue }
      effects.append(.feel(haptic))
      guard !isFelt, haptic == .tick, index > 0, let row = event.row,
        events[index - 1].row == row, case .triggerChanged(let action?) = events[index - 1].kind
      else { continue }
      flash = flash(of: row, arming: action, at: event.time) ?? flash
    }
  }

  private func flash(of row: RowID, arming action: ActionID, at time: Timestamp) -> LabFlash? {
    let table = first.session.table
    return table.armingOffset(of: action, in: row).map { offset in
      LabFlash(row: row, x: offset < 0 ? table.viewport.width + offset : offset, at: time)
    }
  }

  /// Says what the program said when actions fired, in a replay.
  mutating func announce(_ events: [SwipeEvent], at time: Timestamp) {
    for event in events {
      guard case .action(let action, _) = event.kind, let row = event.row,
        case .announce(let icon, let text)? = first.scene.answer(to: action, of: row, isOut: false)
      else { continue }
      announce(text, icon: icon, at: time)
    }
  }

  /// A new removal shows the undo bar, and one that was taken back hides it.
  mutating func followRemovals(_ events: [SwipeEvent], at time: Timestamp) {
    let removals = first.session.table.undoableRemovals
    guard removals != knownRemovals else { return }
    if removals.count < knownRemovals.count {
      undoBar?.leave(at: time)
    } else if let row = removals.last {
      let removal = first.scene.removal(of: row)
      // A step of time may have gone past the action that took the row away.
      let action = events.last { if case .action = $0.kind { $0.row == row } else { false } }
      undoBar = LabBar(
        icon: removal.icon,
        text: removal.text,
        links: replay == nil ? ["Undo"] : [],
        after: undoBar ?? answered,
        at: action.map(windowTime) ?? time
      )
      answered = nil
    }
    knownRemovals = removals
  }

  private func windowTime(of event: SwipeEvent) -> Timestamp {
    replay?.windowTime(of: event.time) ?? clock.windowTime(of: event.time)
  }
}
