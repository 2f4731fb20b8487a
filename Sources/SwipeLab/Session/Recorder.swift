public import SwipeEngine
import SwipeTable

/// Keeps what went into a session, so that the last minute can be saved at any time.
///
/// A recording has to begin at a moment at which nothing moved and no pointer was down, since a header can say no more;
/// such moments are kept as copies of the session (values, so a copy costs next to nothing).
public struct Recorder: Sendable {
  /// How much of the past is kept at least, in s.
  public static let span = 60.0
  /// Two moments to begin at are at least this far apart, in s.
  private static let spacing = 0.25

  private struct Beginning: Sendable {
    var time: Timestamp
    var session: Session
    /// The number of inputs, ever, that came before.
    var position: Int
  }

  private var beginnings: [Beginning]
  private var inputs: [SessionInput] = []
  /// How many inputs were dropped at the front.
  private var dropped = 0

  /// - Parameter session: as it is at `time`, before the first input.
  public init(_ session: Session, at time: Timestamp) {
    beginnings = [Beginning(time: time, session: session, position: 0)]
  }

  /// Keeps an input. Called before the session takes it in, when it has been advanced to the input's time. One that
  /// the session will refuse is not kept.
  public mutating func record(_ input: SessionInput, into session: Session) {
    guard session.accepts(input) else { return }
    let isQuiet = session.table.isQuiet(at: input.time) && !session.isPaused
    let isDue = beginnings.last.map { input.time.seconds(since: $0.time) >= Self.spacing } ?? true
    if isQuiet, isDue {
      beginnings.append(
        Beginning(time: input.time, session: session, position: dropped + inputs.count)
      )
    }
    inputs.append(input)
    forget(before: input.time)
  }

  /// How many inputs are kept at present: those of the last 60 s and since the moment before them, and at most as
  /// many again that wait to be dropped together.
  public var inputCount: Int { inputs.count }

  /// The last 60 s, and what came before since the last quiet moment; its times begin at 0.
  public func recording(at now: Timestamp) -> Recording {
    let start = playedOn(beginning(at: now), to: Timestamp(seconds: now.seconds - Self.span))
    return recording(from: start, upTo: now)
  }

  /// What went in up to `end`, from the last moment before `start` on at which nothing moved.
  ///
  /// - Returns: the recording, and the time of the recorder at which it has its 0.
  func clip(from start: Timestamp, to end: Timestamp) -> (recording: Recording, origin: Timestamp) {
    let beginning = playedOn(beginnings.last { $0.time <= start } ?? beginnings[0], to: start)
    return (recording(from: beginning, upTo: end), beginning.time)
  }

  private func recording(from start: Beginning, upTo end: Timestamp) -> Recording {
    let kept = inputs[(start.position - dropped)...].filter { $0.time <= end }
    return Recording(
      header: start.session.header(at: start.time),
      inputs: start.session.restoringInputs(before: kept)
        + kept.map { input in
          var input = input
          input.time = Timestamp(nanoseconds: input.time.nanoseconds - start.time.nanoseconds)
          return input
        }
    )
  }

  /// The same beginning, moved on to exactly `limit` where nothing moved then.
  private func playedOn(_ beginning: Beginning, to limit: Timestamp) -> Beginning {
    guard limit > beginning.time else { return beginning }
    var moved = beginning
    moved.time = limit
    for input in inputs[(beginning.position - dropped)...].prefix(while: { $0.time <= limit }) {
      do {
        try moved.session.handle(input)
      } catch {
        // Nothing that a session refuses is kept; should it be, the moment that was kept is as good.
        return beginning
      }
      moved.position += 1
    }
    moved.session.advance(to: limit)
    return moved.session.table.isQuiet(at: limit) && !moved.session.isPaused ? moved : beginning
  }

  /// The last moment to begin at that lies 60 s back or more, else the first there is.
  private func beginning(at now: Timestamp) -> Beginning {
    beginnings.last { now.seconds(since: $0.time) >= Self.span } ?? beginnings[0]
  }

  private mutating func forget(before now: Timestamp) {
    let start = beginning(at: now)
    beginnings.removeAll { $0.time < start.time }
    let surplus = start.position - dropped
    // Dropping at the front costs as much as what is kept, so it waits until it is worth it.
    guard surplus > inputs.count / 2, surplus > 0 else { return }
    inputs.removeFirst(surplus)
    dropped += surplus
  }
}
