import SwipeEngine
import SwipeTable

extension Laboratory {
  /// Lets time pass in the session. What falls due meanwhile is answered at its own instant.
  mutating func passInSession(to time: Timestamp) {
    while case let due = session.table.nextEvent, due < time { take(session.advance(to: due), at: due) }
    take(session.advance(to: time), at: time)
  }

  /// Takes an input into the session, through the recorder.
  mutating func feed(_ kind: SessionInput.Kind, at time: Timestamp) {
    guard replay == nil else { return }
    passInSession(to: time)
    let input = SessionInput(time: time, kind: kind)
    recorder.record(input, into: session)
    do throws(StyleReference.Failure) {
      take(try session.handle(input), at: time)
    } catch {
      announce(error.description, icon: "warning", at: time)
    }
  }

  /// Takes note of what happened in the session: the scene's content follows, then the program answers, and the bars
  /// say so.
  mutating func take(_ events: [SwipeEvent], at time: Timestamp) {
    for event in events { scene.take(event) }
    feel(events)
    for event in events {
      guard case .action(let action, let cause) = event.kind, let row = event.row else { continue }
      answer(action, of: row, by: cause, at: time)
    }
    followQuestions(at: time)
    followRemovals(events, at: time)
    if let row = menu?.row, session.table.menuActions(of: row).isEmpty { menu = nil }
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
    let table = session.table
    return table.armingOffset(of: action, in: row).map { offset in
      LabFlash(row: row, x: offset < 0 ? table.viewport.width + offset : offset, at: time)
    }
  }

  /// Says what the program said when actions fired, in a replay.
  mutating func announce(_ events: [SwipeEvent], at time: Timestamp) {
    for event in events {
      guard case .action(let action, _) = event.kind, let row = event.row,
        case .announce(let icon, let text)? = scene.answer(to: action, of: row, isOut: false)
      else { continue }
      announce(text, icon: icon, at: time)
    }
  }

  /// A new removal shows the undo bar, and one that was taken back hides it.
  mutating func followRemovals(_ events: [SwipeEvent], at time: Timestamp) {
    let removals = session.table.undoableRemovals
    guard removals != knownRemovals else { return }
    if removals.count < knownRemovals.count {
      undoBar?.leave(at: time)
    } else if let row = removals.last {
      let removal = scene.removal(of: row)
      // A step of time may have gone past the action that took the row away.
      let action = events.last { if case .action = $0.kind { $0.row == row } else { false } }
      undoBar = LabBar(
        icon: removal.icon,
        text: removal.text,
        links: replay == nil ? ["Undo"] : [],
        after: undoBar ?? answered,
        at: action?.time ?? time
      )
      answered = nil
    }
    knownRemovals = removals
  }
}
