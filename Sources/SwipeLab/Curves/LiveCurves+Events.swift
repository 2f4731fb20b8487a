import SwipeEngine
import SwipeTable

/// What happened, besides where the row was.
extension LiveCurves {
  /// Takes note of an event; those of other rows are passed over.
  mutating func take(_ event: SwipeEvent) {
    guard event.row == row else { return }
    switch event.kind {
    case .gestureBegan: begin(at: event.time)
    case .gestureEnded(let velocity, _): released(at: event.time, velocity: velocity)
    case .willOpen, .willClose, .fill: setOut(at: event.time)
    case .didOpen(_, finished: true), .didClose(_, finished: true): rested(at: event.time)
    default: break
    }
  }

  /// A finger comes down, wherever.
  mutating func fingerDown(_ time: Timestamp) {
    if fingersDown == 0 { fingerBegan = time }
    fingersDown += 1
  }

  /// A finger goes up or is taken away.
  mutating func fingerUp(_ time: Timestamp) {
    guard fingersDown > 0 else { return }
    fingersDown -= 1
    guard fingersDown == 0, let start = fingerBegan else { return }
    fingers.append(start...max(start, time))
    fingerBegan = nil
  }

  /// The places that mean something have changed, for instance with the style.
  mutating func updateMarks(in table: SwipeTable) { marks = GestureMarks(of: row, in: table) }

  /// The row has won the pointer. Numbers of an earlier gesture go.
  private mutating func begin(at time: Timestamp) {
    restTold = nil
    live.begin(at: time, from: offset(before: time) ?? offset(at: time))
    takeAgain(at: time)
  }

  /// The row was let go.
  ///
  /// - Parameter velocity: its velocity at that moment, in pt/s.
  mutating func released(at time: Timestamp, velocity: Double) {
    let offset = offset(at: time)
    releases.append(GestureCurves.Sample(time: time, offset: offset, velocity: velocity))
    live.setOut(at: time, velocity: velocity, from: offset)
    takeAgain(at: time)
  }

  /// A command, a key or a tap sends the row out; while a gesture is known this is part of it.
  mutating func setOut(at time: Timestamp) {
    guard !hasBegun else { return }
    begin(at: time)
    live.setOut(at: time, velocity: nil, from: offset(at: time))
    takeAgain(at: time)
  }

  /// The row came to rest at this very instant, of which a frame has told or will tell the place.
  private mutating func rested(at time: Timestamp) {
    guard live.figures.start.map({ $0 <= time }) ?? false else { return }
    restTold = time
    if isAtRest { live.correctRest(to: time) }
  }
}
