import SwipeEngine
import SwipeTable

/// A gesture that is played again and again, under styles that may change meanwhile: what the same finger would have done
/// under the present ones.
struct GestureLoop: Sendable {
  let gesture: GestureLog.Span
  /// The tables when it begins, under the styles of then.
  private let before: [LabSide]
  private let inputs: [SessionHistory.Entry]
  /// When it begins, on the session's clock: a little before the finger comes down.
  let start: Timestamp
  /// When it ends: a little after everything has come to rest.
  private(set) var end: Timestamp
  /// The tables at `time`.
  private(set) var sides: [LabSide]
  private(set) var time: Timestamp
  private var origin: [LabSide]
  private var next = 0

  /// Seconds before the finger, and from one look at the tables to the next where the end is looked for.
  private static let lead = 0.1
  private static let step = 0.01
  /// Seconds that the rest is seen, and after the last input at which it ends in any case: some rows wait for ever.
  private static let rest = 0.4
  private static let longestWait = 5.0

  /// - Parameter styles: of each table, from its beginning on.
  init(_ gesture: GestureLog.Span, of history: SessionHistory, styles: [StyleReference]) {
    self.gesture = gesture
    start = max(history.start, Timestamp(seconds: gesture.down.seconds - Self.lead))
    before = Playback(history, at: start).sides
    let up = gesture.ended ?? gesture.began
    inputs = history.entries(after: start, upTo: up).filter { !$0.input.isChangeOfStyle }
    (sides, origin, time, end) = (before, before, start, up)
    restyle(styles)
  }

  /// Goes on at the same time as if these had been the styles all along.
  mutating func restyle(_ styles: [StyleReference]) {
    origin = before
    for index in origin.indices {
      origin[index].answersItself = true
      guard index < styles.count, origin[index].session.style != styles[index] else { continue }
      origin[index].replay(SessionInput(time: start, kind: .style(styles[index])))
    }
    let shown = time
    end = naturalEnd()
    show(min(shown, end))
  }

  /// Shows a time between start and end.
  mutating func show(_ wanted: Timestamp) {
    let wanted = min(max(wanted, start), end)
    if wanted < time { rewind() }
    advance(to: wanted)
  }

  /// What a curve or a film is made from: one table when it begins, and everything that goes into it.
  func course(of side: Int) -> (side: LabSide, inputs: [SessionInput]) {
    (origin[side], inputs.filter { $0.target.includes(side) }.map(\.input))
  }

  private mutating func rewind() { (sides, time, next) = (origin, start, 0) }

  private mutating func advance(to wanted: Timestamp) {
    while next < inputs.count, inputs[next].input.time <= wanted {
      for index in sides.indices where inputs[next].target.includes(index) {
        sides[index].replay(inputs[next].input)
      }
      next += 1
    }
    for index in sides.indices { sides[index].advance(to: wanted) }
    time = wanted
  }

  /// A little after everything has come to rest.
  private mutating func naturalEnd() -> Timestamp {
    rewind()
    let last = inputs.last?.input.time ?? start
    let limit = last.adding(seconds: Self.longestWait)
    var index = 0
    while case let moment = last.adding(seconds: Double(index) * Self.step), moment < limit {
      advance(to: moment)
      if sides.allSatisfy({ $0.session.table.isQuiet(at: moment) }) {
        rewind()
        return moment.adding(seconds: Self.rest)
      }
      index += 1
    }
    rewind()
    return limit
  }
}

extension SessionInput {
  /// Whether it changes the style and nothing else.
  var isChangeOfStyle: Bool {
    switch kind {
    case .style, .tune: true
    case .pointer, .wheel, .key, .command, .pause, .resume: false
    }
  }
}
