import SwipeEngine
import SwipeTable

/// A gesture that is played again and again, under styles that may change meanwhile: what the same finger would have done
/// under the present ones.
struct GestureLoop: Sendable {
  let gesture: GestureLog.Span
  /// The tables when it begins, under the styles of then.
  private let before: [LabSide]
  private let inputs: [SessionHistory.Entry]
  private let size: SwipeTable.Viewport?
  /// When it begins, on the session's clock: a little before the finger comes down.
  let start: Timestamp
  /// When it ends: a little after everything has come to rest.
  private(set) var end: Timestamp
  /// The tables at `time`.
  private(set) var sides: [LabSide]
  private(set) var time: Timestamp
  private var origin: [LabSide]
  private var next = 0

  /// Seconds before the finger.
  private static let lead = 0.1

  /// - Parameters:
  ///   - styles: of each table there is to be, from its beginning on. One that was not there then begins as the
  ///     first did.
  ///   - size: of the tables now; nil leaves them as they were.
  init(
    _ gesture: GestureLog.Span,
    of history: SessionHistory,
    styles: [StyleReference],
    size: SwipeTable.Viewport? = nil
  ) {
    self.gesture = gesture
    self.size = size
    start = max(history.start, Timestamp(seconds: gesture.down.seconds - Self.lead))
    before = Self.sides(styles.count, from: Playback(history, at: start).sides)
    let up = gesture.ended ?? gesture.began
    inputs = history.entries(after: start, upTo: up).filter { !$0.input.isChangeOfStyle }
    (self.sides, origin, time, end) = (before, before, start, up)
    restyle(styles)
  }

  /// So many tables as they were: a second one that came later begins as the first, and one that went since is left out.
  private static func sides(_ count: Int, from found: [LabSide]) -> [LabSide] {
    found.prefix(count) + Array(repeating: found[0], count: max(0, count - found.count))
  }

  /// Goes on at the same time as if these had been the styles all along.
  mutating func restyle(_ styles: [StyleReference]) {
    origin = before
    for index in origin.indices {
      origin[index].answersItself = true
      if let size, origin[index].session.table.viewport != size {
        let resize = TableCommand.resize(width: size.width, height: size.height)
        origin[index].replay(SessionInput(time: start, kind: .command(resize, tag: nil)))
      }
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

  /// What the program answers on all sides until the end, in order of time.
  var answers: [SessionInput] {
    var copy = self
    copy.show(end)
    return copy.sides.flatMap(\.answers).filter { $0.time > start }.sorted { $0.time < $1.time }
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
    let end = GestureEnd.time(after: last) { moment in
      advance(to: moment)
      return sides.allSatisfy { $0.session.table.isQuiet(at: moment) }
    }
    rewind()
    return end
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
