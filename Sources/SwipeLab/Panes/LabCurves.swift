import SwipeEngine
import SwipeTable

/// The curves that the window shows: those of the row in hand while it happens and afterwards, or those of a gesture that is
/// played again, as it is under the present styles.
struct LabCurves: Sendable {
  /// The row in hand on each side, from the finger's down on; empty before the first.
  private(set) var live: [LiveCurves] = []
  /// A finger is down on a row that has not moved yet.
  private var begun: [LiveCurves] = []
  /// The gesture that is played again, and its curves.
  private(set) var looped: (gesture: GestureLog.Span, plot: CurvePlot)?
  /// The gesture of `live`, once the row has won the pointer.
  private(set) var felt: GestureLog.Span?
  /// When frames came late, of those since the gesture began.
  private(set) var lateFrames: [Timestamp] = []

  /// The gesture whose curves are shown.
  var gesture: GestureLog.Span? { looped?.gesture ?? felt }
  /// The row that they are about.
  var row: RowID? { looped?.gesture.row ?? live.first?.row }

  /// A finger comes down on a row.
  mutating func begin(_ row: RowID, on sides: [LabSide], at time: Timestamp) {
    begun = sides.map { LiveCurves(row: row, in: $0.session.table, at: time) }
  }

  /// A gesture has begun.
  mutating func follow(_ gesture: GestureLog.Span?) {
    guard let gesture, gesture.row == begun.first?.row ?? live.first?.row else { return }
    felt = gesture
  }

  /// Takes note of where the row is on each side after an input, or as a frame shows it.
  mutating func add(_ sides: [LabSide], isReport: Bool, at time: Timestamp) {
    Self.add(sides, isReport, to: &begun, at: time)
    if live.contains(where: { !$0.isAtRest }) { Self.add(sides, isReport, to: &live, at: time) }
  }

  private static func add(
    _ sides: [LabSide],
    _ isReport: Bool,
    to curves: inout [LiveCurves],
    at time: Timestamp
  ) {
    for (index, side) in sides.enumerated() where index < curves.count {
      let state = RowState(of: curves[index].row, in: side.session.table, at: time)
      curves[index].add(state, at: time, isReport: isReport)
    }
  }

  /// Takes note of what happened on a side. A row that begins to move takes the place of the one before.
  mutating func take(_ events: [SwipeEvent], side: Int) {
    for event in events {
      if begun.indices.contains(side) { begun[side].take(event) }
      // What happens to the row later is no part of the gesture.
      if live.indices.contains(side), !live[side].isAtRest { live[side].take(event) }
    }
    guard begun.first?.hasBegun == true else { return }
    (live, begun, felt, lateFrames, looped) = (begun, [], nil, [], nil)
  }

  /// A finger comes down, or goes.
  mutating func finger(isDown: Bool, at time: Timestamp) {
    func tell(_ curves: inout LiveCurves) {
      if isDown { curves.fingerDown(time) } else { curves.fingerUp(time) }
    }
    for index in begun.indices { tell(&begun[index]) }
    for index in live.indices { tell(&live[index]) }
    if !isDown, begun.first?.hasBegun == false { begun = [] }
  }

  /// The style of a side has changed.
  mutating func updateMarks(_ sides: [LabSide]) {
    for (index, side) in sides.enumerated() where index < live.count {
      live[index].updateMarks(in: side.session.table)
    }
  }

  /// A frame came late.
  mutating func late(at time: Timestamp) {
    guard live.contains(where: { !$0.isAtRest }) else { return }
    lateFrames.append(time)
  }

  /// A gesture is played again under other styles, or no longer.
  mutating func show(_ loop: GestureLoop?, names: [String]) {
    guard let loop else {
      looped = nil
      return
    }
    let replayers = names.indices.map { side in
      let course = loop.course(of: side)
      return (name: names[side], replayer: Replayer(course.side.session, inputs: course.inputs))
    }
    do throws(CurveError) {
      let plot = try CurvePlot(replayers, beginning: loop.start, row: loop.gesture.row)
      looped = (loop.gesture, plot)
    } catch {
      // Under this style the finger moves no row.
      looped = (loop.gesture, .empty(sides: names.count))
    }
  }

  /// Forgets everything: the tables are others.
  mutating func clear() { self = LabCurves() }

  /// What is to be drawn.
  func plot(names: [String]) -> CurvePlot {
    if let looped { return looped.plot }
    guard let first = live.first, first.hasBegun else { return .empty(sides: names.count) }
    let entries = zip(names, live).map { CurvePlot.Entry(name: $0, curves: $1.curves) }
    return CurvePlot(entries, origin: first.beginning)
  }
}
