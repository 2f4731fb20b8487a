import SwipeEngine
import SwipeTable

extension Laboratory {
  /// Does what the program does about an action that has fired.
  mutating func answer(_ action: ActionID, of row: RowID, by cause: SwipeEvent.Cause, at time: Timestamp) {
    let isOut = first.isOut(row, at: now)
    let answer = first.scene.answer(to: action, of: row, isOut: isOut)
    if case .ask(let question) = answer, isOut {
      ask(question, about: action, of: row, at: time)
    } else if let command = first.command(about: action, of: row, answer, isOut: isOut) {
      feed(.command(command, tag: nil), at: time)
    }
    if case .announce(let icon, let text)? = answer { announce(text, icon: icon, at: time) }
    guard answer == .menu else { return }
    let tap = cause == .tap ? presentSample : nil
    // What a pointer chose offers no item to the keys, also where its action came later than it went up.
    let isByPointer = cause == .tap || cause == .trigger || cause == .fullSwipe
    openMenu(of: row, at: tap?.location, by: isByPointer ? tap?.kind ?? .mouse : nil, at: time)
  }

  private mutating func ask(
    _ question: SceneQuestion,
    about action: ActionID,
    of row: RowID,
    at time: Timestamp
  ) {
    questions.removeAll { $0.row == row }
    let bar = LabBar(
      icon: question.icon,
      text: question.text,
      links: LabQuestion.answers.map(question.label),
      asks: true,
      after: questions.last?.bar,
      at: time
    )
    questions.append(LabQuestion(row: row, action: action, bar: bar))
  }

  /// Answers the question that is asked at present; where it was answered meanwhile nothing is left to do.
  mutating func answerQuestion(with answer: SwipeEvent.Fulfilment, at time: Timestamp) {
    guard let question = questions.last else { return }
    fulfil(question.row, question.action, with: answer, at: time)
  }

  private mutating func fulfil(
    _ row: RowID,
    _ action: ActionID,
    with answer: SwipeEvent.Fulfilment,
    at time: Timestamp
  ) {
    feed(.command(.fulfil(row, action, with: answer), tag: nil), at: time)
  }

  /// A row that waits no longer, whoever answered, is not asked about any more.
  mutating func followQuestions(at time: Timestamp) {
    guard let asked = questions.last else { return }
    let waiting = first.rowsOut(at: now)
    questions.removeAll { !waiting.contains($0.row) }
    guard questions.isEmpty else { return }
    answered = asked.bar
    answered?.leave(at: time)
  }

  // MARK: Bars

  /// A bar that is there; the question's place is kept by one that was just answered.
  func bar(_ kind: BarKind) -> LabBar? {
    switch kind {
    case .question: questions.last?.bar ?? answered
    case .undo: undoBar
    case .notice: notice
    }
  }

  /// How many bars stand below one.
  func position(of kind: BarKind) -> Int {
    BarKind.allCases.prefix { $0 != kind }.filter { bar($0) != nil }.count
  }

  /// The bar under a point of the window; one that leaves is none.
  func bar(at point: Point) -> BarKind? {
    BarKind.allCases.first { kind in
      bar(kind).map { !$0.isLeaving && layout.bar(position(of: kind)).contains(point) } ?? false
    }
  }

  /// The button of a bar under a point of the window.
  func button(at point: Point) -> LabTarget? {
    guard let kind = bar(at: point), let bar = bar(kind) else { return nil }
    return layout.barButton(of: bar, position(of: kind), at: point).map { .button(kind, $0) }
  }
}
