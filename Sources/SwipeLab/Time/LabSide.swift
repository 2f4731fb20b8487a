import SwipeEngine
import SwipeTable

/// One of the tables that the laboratory shows: a session, and what its rows show.
struct LabSide: Sendable {
  var session: Session
  var scene: any Scene
  /// Whether what the program does about an action is done at once and by itself. False where somebody else feeds it in:
  /// the window, which lets it be recorded, or the inputs that were recorded.
  var answersItself = false
  /// What it has answered by itself in the last minute, in order of time.
  private(set) var answers: [SessionInput] = []

  /// Lets time pass. What falls due meanwhile is answered at its own instant. Returns what happened, in order.
  @discardableResult
  mutating func advance(to time: Timestamp) -> [SwipeEvent] {
    var events: [SwipeEvent] = []
    while case let due = session.table.nextEvent, due < time {
      events += take(session.advance(to: due), at: due)
    }
    return events + take(session.advance(to: time), at: time)
  }

  /// Takes one input in, which is never earlier than one before. Returns what happened up to and at that time. One that
  /// the session refuses changes nothing.
  @discardableResult
  mutating func handle(_ input: SessionInput) throws(StyleReference.Failure) -> [SwipeEvent] {
    let events = advance(to: input.time)
    return events + take(try session.handle(input), at: input.time)
  }

  /// What the program does to a row about an action that has fired; nil where it does nothing, or has to ask first.
  func command(about action: ActionID, of row: RowID, _ answer: SceneAnswer?, isOut: Bool) -> TableCommand? {
    switch answer {
    case .ask where isOut: return nil
    case .remove where isOut: return .fulfil(row, action, with: .delete)
    case .remove where !session.table.menuActions(of: row).isEmpty: return .remove(row, animated: true)
    case .ask, .remove, .menu, .announce, nil: return isOut ? .fulfil(row, action, with: .reset) : nil
    }
  }

  /// Whether a row goes out or is out, under its pane or without one, and waits for the program.
  func isOut(_ row: RowID, at time: Timestamp) -> Bool { rowsOut(at: time).contains(row) }

  /// The rows that wait for the program.
  func rowsOut(at time: Timestamp) -> Set<RowID> {
    let rows = session.table.activeRows(at: time).filter { row in
      switch row.phase {
      case .filling, .leaving, .gone: true
      case .closed, .open, .dragging, .expanded, .settling, .collapsing: false
      }
    }
    return Set(rows.map(\.id))
  }

  private mutating func note(_ command: TableCommand, at time: Timestamp) {
    answers.removeAll { time.seconds(since: $0.time) > SessionHistory.span }
    answers.append(SessionInput(time: time, kind: .command(command, tag: nil)))
  }

  private mutating func take(_ events: [SwipeEvent], at time: Timestamp) -> [SwipeEvent] {
    for event in events { scene.take(event) }
    guard answersItself else { return events }
    var all = events
    for event in events {
      guard case .action(let action, _) = event.kind, let row = event.row else { continue }
      let isOut = isOut(row, at: time)
      let answer = scene.answer(to: action, of: row, isOut: isOut)
      guard let command = command(about: action, of: row, answer, isOut: isOut) else { continue }
      note(command, at: time)
      all += take(session.perform(command, at: time), at: time)
    }
    return all
  }
}
