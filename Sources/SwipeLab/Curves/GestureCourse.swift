import SwipeEngine
import SwipeTable

/// One row's way through a replay: what happened to it, from which curves and numbers are made.
struct GestureCourse {
  /// A drag of the row, from winning the pointer to losing it.
  struct Drag: Hashable {
    var began: Timestamp
    var ended: Timestamp
    var velocity: Double
  }

  let row: RowID
  /// The replay before its first input.
  let replayer: Replayer
  /// The replay's present before its first input; nothing is known of what was before.
  let beginning: Timestamp
  let drags: [Drag]
  /// When commands, keys or taps sent the row out, in order of time.
  let departures: [Timestamp]
  /// When fingers were down, in order of time; spans that touch are one.
  let fingers: [ClosedRange<Timestamp>]

  /// How long after the last input something is waited for, in seconds. The slowest spring that a style can
  /// have, 10 s at a damping ratio of 0.05, takes about 300 s.
  static let longestTail = 600.0

  /// A way through a whole recording. Throws where it cannot be replayed, or there is no such row.
  init(_ recording: Recording, row wanted: RowID?) throws(CurveError) {
    let replayer: Replayer
    do {
      replayer = try Replayer(recording)
    } catch {
      throw .style(error)
    }
    try self.init(replayer, from: .zero, row: wanted)
  }

  /// A way through what a replay has before it. A drag that was under way before does not count. Throws where an input
  /// names a style that cannot be, or there is no such row.
  init(_ replayer: Replayer, from beginning: Timestamp, row wanted: RowID?) throws(CurveError) {
    self.replayer = replayer
    self.beginning = beginning
    let events = try Self.events(of: replayer)
    let exits = try Self.exits(of: replayer, from: beginning)
    row = try Self.row(wanted, of: replayer, events, exits)
    let row = row
    let own = events.filter { $0.row == row }
    drags = Self.drags(own)
    departures = (own.filter(\.isDeparture).map(\.time) + exits.filter { $0.row == row }.map(\.time)).sorted()
    fingers = Self.fingers(replayer.inputs)
  }

  /// Everything that happens until the table rests.
  private static func events(of replayer: Replayer) throws(CurveError) -> [SwipeEvent] {
    var player = replayer
    var events = try player.pass(to: player.lastInput)
    let end = player.lastInput.adding(seconds: longestTail)
    while case let next = player.session.table.nextEvent, next <= end { events += try player.pass(to: next) }
    return events
  }

  /// A row that sets out for somewhere.
  private typealias Move = (row: RowID, time: Timestamp)

  /// When rows set out past a trigger point, which no event tells.
  private static func exits(of replayer: Replayer, from beginning: Timestamp) throws(CurveError) -> [Move] {
    var player = replayer
    var leaving = Set(leavingRows(of: player, at: beginning))
    var exits: [Move] = []
    for input in replayer.inputs {
      try player.pass(to: input.time)
      let rows = leavingRows(of: player, at: input.time)
      exits += rows.filter { !leaving.contains($0) }.map { (row: $0, time: input.time) }
      leaving = Set(rows)
    }
    return exits
  }

  private static func leavingRows(of player: Replayer, at time: Timestamp) -> [RowID] {
    player.session.table.activeRows(at: time).filter { $0.phase == .leaving }.map(\.id)
  }

  private static func row(
    _ wanted: RowID?,
    of replayer: Replayer,
    _ events: [SwipeEvent],
    _ exits: [Move]
  ) throws(CurveError) -> RowID {
    guard let wanted else {
      let told = events.filter { $0.kind == .gestureBegan || $0.isDeparture }
        .compactMap { event -> Move? in event.row.map { (row: $0, time: event.time) } }
      guard let row = (told + exits).min(by: { $0.time < $1.time })?.row else { throw .nothingMoves }
      return row
    }
    let rows = replayer.session.table.rows.map(\.id)
    guard rows.contains(wanted) || events.contains(where: { $0.row == wanted }) else {
      throw .unknownRow(wanted, nearest: Spelling.nearest(to: wanted, in: rows))
    }
    return wanted
  }

  private static func drags(_ events: [SwipeEvent]) -> [Drag] {
    var began: Timestamp?
    var drags: [Drag] = []
    for event in events {
      switch event.kind {
      case .gestureBegan: began = event.time
      case .gestureEnded(let velocity, _):
        guard let start = began else { break }
        drags.append(Drag(began: start, ended: event.time, velocity: velocity))
        began = nil
      default: break
      }
    }
    return drags
  }

  private static func fingers(_ inputs: [SessionInput]) -> [ClosedRange<Timestamp>] {
    var pointers = PointersDown()
    var start: Timestamp?
    var spans: [ClosedRange<Timestamp>] = []
    for input in inputs {
      guard case .pointer(let sample) = input.kind else { continue }
      pointers.follow(sample)
      let isDown = !pointers.samples.isEmpty
      if isDown, start == nil { start = input.time }
      if !isDown, let begin = start {
        spans.append(begin...input.time)
        start = nil
      }
    }
    return spans
  }
}

extension SwipeEvent {
  /// Whether a row sets out for somewhere.
  fileprivate var isDeparture: Bool {
    switch kind {
    case .willOpen, .willClose, .fill: true
    default: false
    }
  }
}
