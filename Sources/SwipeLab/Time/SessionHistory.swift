import SwipeEngine

/// The last minute of the laboratory's tables, so that every moment of it can be looked at again.
///
/// It keeps what went in, and copies of the tables at some moments (values, so a copy costs next to nothing); what lies
/// between two of them is played again.
struct SessionHistory: Sendable {
  /// How much of the past is kept at least, in s.
  static let span = Recorder.span
  /// Two moments lie at least this far apart, in s.
  private static let spacing = 0.25

  /// Which tables an input went to.
  enum Target: Hashable, Sendable {
    case all
    /// The table of this number.
    case only(Int)

    func includes(_ side: Int) -> Bool {
      switch self {
      case .all: true
      case .only(let number): number == side
      }
    }
  }

  /// An input, and where it went.
  struct Entry: Sendable {
    var input: SessionInput
    var target: Target
  }

  /// The tables as they were at a time, before the inputs from `position` on.
  struct Moment: Sendable {
    /// Counts the moments, from 0.
    let number: Int
    let time: Timestamp
    let sides: [LabSide]
    /// The number of inputs, ever, that came before.
    let position: Int
  }

  private var moments: [Moment]
  private var entries: [Entry] = []
  /// How many inputs were dropped at the front.
  private var dropped = 0

  /// Begins with tables as they are at `time`.
  init(_ sides: [LabSide], at time: Timestamp) {
    moments = [Moment(number: 0, time: time, sides: sides, position: 0)]
  }

  /// The earliest time that can be looked at.
  var start: Timestamp { moments[0].time }

  /// Keeps an input. Called before the tables take it in, when they have been advanced to its time.
  mutating func record(_ input: SessionInput, to target: Target, of sides: [LabSide]) {
    if let last = moments.last, input.time.seconds(since: last.time) >= Self.spacing {
      keep(sides, at: input.time)
    }
    entries.append(Entry(input: input, target: target))
    forget(before: input.time)
  }

  /// Keeps the tables as they have become without an input: where another one came beside the first, or one was set to be
  /// like the other.
  mutating func keep(_ sides: [LabSide], at time: Timestamp) {
    let number = (moments.last?.number ?? 0) + 1
    moments.append(Moment(number: number, time: time, sides: sides, position: dropped + entries.count))
  }

  /// The last moment up to and including a time; the first one for times before it. O(log moments).
  func moment(upTo time: Timestamp) -> Moment {
    moments[max(0, moments.firstPlace { $0.time > time } - 1)]
  }

  /// The inputs from a position on that lie up to and including a time.
  func entries(from position: Int, upTo time: Timestamp) -> ArraySlice<Entry> {
    let first = max(0, position - dropped)
    guard first < entries.count else { return [] }
    return entries[first...].prefix { $0.input.time <= time }
  }

  /// The inputs after one time, up to and including another. O(log inputs) and those.
  func entries(after start: Timestamp, upTo end: Timestamp) -> ArraySlice<Entry> {
    let first = entries.firstPlace { $0.input.time > start }
    let last = entries.firstPlace { $0.input.time > end }
    return first < last ? entries[first..<last] : []
  }

  private mutating func forget(before now: Timestamp) {
    let limit = Timestamp(seconds: now.seconds - Self.span)
    let first = max(0, moments.firstPlace { $0.time > limit } - 1)
    moments.removeFirst(first)
    let surplus = moments[0].position - dropped
    // Dropping at the front costs as much as what is kept, so it waits until it is worth it.
    guard surplus > entries.count / 2, surplus > 0 else { return }
    entries.removeFirst(surplus)
    dropped += surplus
  }
}
