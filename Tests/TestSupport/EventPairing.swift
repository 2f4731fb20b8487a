public import SwipeEngine
public import SwipeTable

/// Watches a table's inputs and events for what must always hold: times never run back, began and ended, will and did
/// come in pairs, an action comes once for one cause, an answer once for one command.
public struct EventPairing: Sendable {
  /// What was wrong, as sentences.
  public private(set) var violations: [String] = []
  private var last: Timestamp?
  private var isScrolling = false
  private var rows: [RowID: Ledger] = [:]
  private var questions: [String: Int] = [:]
  /// Taps, and commands that perform an action, which may still cause one action.
  private var taps = 0

  /// What is under way in one row.
  private struct Ledger: Sendable {
    var isInHand = false
    var turn: String?
    var edited: Edge?
    var trigger: ActionID?
    var filled: ActionID?
    var releases = 0
  }

  public init() {}

  /// An input is about to go in.
  public mutating func note(_ input: TableInput) {
    switch input {
    case .pointer(let sample) where sample.phase == .up: taps = 1
    case .command(let command, let tag):
      if case .perform = command { taps = 1 }
      if let tag { asked(tag) }
    default: break
    }
  }

  /// A command with this tag was given, by an input or by a reaction.
  public mutating func asked(_ tag: String) { questions[tag, default: 0] += 1 }

  /// Something happened.
  public mutating func note(_ event: SwipeEvent) {
    if let last, event.time < last { complain("comes before \(last.milliseconds) ms", event) }
    last = event.time
    if let row = event.row {
      var ledger = rows[row] ?? Ledger()
      note(event, in: &ledger)
      rows[row] = ledger
    } else {
      noteWithoutRow(event)
    }
  }

  /// Everything is at rest: nothing may be left open.
  public mutating func finish() {
    if isScrolling { violations.append("scrolling never ended") }
    for (row, ledger) in rows.sorted(by: { $0.key < $1.key }) {
      if ledger.isInHand { violations.append("\(row): a gesture never ended") }
      if let turn = ledger.turn { violations.append("\(row): \(turn) has no did") }
    }
    for (tag, count) in questions.sorted(by: { $0.key < $1.key }) where count != 0 {
      violations.append("the tag \(tag) has \(count) answers too few")
    }
  }

  private mutating func noteWithoutRow(_ event: SwipeEvent) {
    switch event.kind {
    case .scrollBegan:
      if isScrolling { complain("comes twice", event) }
      isScrolling = true
    case .scrollEnded:
      if !isScrolling { complain("has no scrollBegan", event) }
      isScrolling = false
    case .completed(let tag, _): answered(tag, event)
    default: complain("names no row", event)
    }
  }

  private mutating func note(_ event: SwipeEvent, in ledger: inout Ledger) {
    switch event.kind {
    case .gestureBegan:
      if ledger.isInHand { complain("comes twice", event) }
      ledger.isInHand = true
    case .gestureEnded(_, let cancelled):
      if !ledger.isInHand { complain("has no gestureBegan", event) }
      ledger.isInHand = false
      ledger.releases = cancelled ? 0 : 1
    case .willOpen(let edge): began("open \(edge)", event, in: &ledger)
    case .willClose(let edge): began("close \(edge)", event, in: &ledger)
    case .didOpen(let edge, _): ended("open \(edge)", event, in: &ledger)
    case .didClose(let edge, _): ended("close \(edge)", event, in: &ledger)
    case .editingBegan(let edge):
      if ledger.edited != nil { complain("comes twice", event) }
      ledger.edited = edge
    case .editingEnded(let edge):
      if ledger.edited != edge { complain("has no editingBegan", event) }
      ledger.edited = nil
    case .triggerChanged(let action):
      if action == ledger.trigger { complain("changes nothing", event) }
      ledger.trigger = action
    case .fill(let action):
      if ledger.filled != nil { complain("comes twice", event) }
      ledger.filled = action
      spendCause(event, in: &ledger)
    case .action(let action, _): acted(action, event, in: &ledger)
    case .fulfilled, .haptic, .declined, .inserted, .selected, .deselected: break
    case .removed:
      if ledger.isInHand || ledger.turn != nil || ledger.edited != nil {
        complain("comes before the end of what the row did", event)
      }
      ledger = Ledger()
    case .completed(let tag, _): answered(tag, event)
    case .scrollBegan, .scrollEnded: complain("names a row", event)
    }
  }

  private mutating func began(_ turn: String, _ event: SwipeEvent, in ledger: inout Ledger) {
    if let open = ledger.turn { complain("comes during \(open)", event) }
    ledger.turn = turn
    ledger.filled = nil
  }

  private mutating func ended(_ turn: String, _ event: SwipeEvent, in ledger: inout Ledger) {
    if ledger.turn != turn { complain("has no will", event) }
    ledger.turn = nil
  }

  private mutating func acted(_ action: ActionID, _ event: SwipeEvent, in ledger: inout Ledger) {
    if ledger.filled == action {
      // The fill has spent the cause; its action comes once.
      ledger.filled = action + " done"
    } else {
      spendCause(event, in: &ledger)
    }
  }

  /// A tap or a release causes one action; other causes are not counted.
  private mutating func spendCause(_ event: SwipeEvent, in ledger: inout Ledger) {
    switch event.kind {
    case .action(_, by: .tap): spendTap(event)
    case .fill where ledger.releases == 0: spendTap(event)
    case .action(_, by: .fullSwipe), .action(_, by: .trigger):
      if ledger.releases == 0 { complain("has no release", event) }
      ledger.releases = 0
    case .fill: ledger.releases = 0
    default: break
    }
  }

  private mutating func spendTap(_ event: SwipeEvent) {
    if taps == 0 { complain("has no cause", event) }
    taps = 0
  }

  private mutating func answered(_ tag: String, _ event: SwipeEvent) {
    guard let count = questions[tag], count > 0 else { return complain("answers nothing", event) }
    questions[tag] = count - 1
  }

  private mutating func complain(_ what: String, _ event: SwipeEvent) {
    let row = event.row.map { $0 + " " } ?? ""
    violations.append("\(event.time.milliseconds) ms: \(row)\(event.text) \(what)")
  }
}
