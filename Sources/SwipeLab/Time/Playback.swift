import SwipeEngine

/// The laboratory's tables as they were at a time of the last minute. Gives exactly what was there then: it takes the same
/// inputs in at the same times.
struct Playback: Sendable {
  private(set) var sides: [LabSide]
  private(set) var time: Timestamp
  /// The number of inputs, ever, that have gone in.
  private var position: Int
  /// The number of the moment that it goes on from.
  private var moment: Int

  init(_ history: SessionHistory, at time: Timestamp) {
    let moment = history.moment(upTo: time)
    (sides, self.time, position) = (moment.sides, moment.time, moment.position)
    self.moment = moment.number
    seek(to: time, in: history)
  }

  /// Goes to a time, forwards or backwards; one before the beginning of the history is its beginning.
  mutating func seek(to wanted: Timestamp, in history: SessionHistory) {
    let wanted = max(wanted, history.start)
    let moment = history.moment(upTo: wanted)
    if wanted < time || moment.number > self.moment {
      (sides, time, position) = (moment.sides, moment.time, moment.position)
      self.moment = moment.number
    }
    for entry in history.entries(from: position, upTo: wanted) {
      for index in sides.indices where entry.target.includes(index) { sides[index].replay(entry.input) }
      position += 1
    }
    for index in sides.indices { sides[index].advance(to: wanted) }
    time = wanted
  }
}

extension LabSide {
  /// Takes an input in that was taken in before. What was refused then was not kept, so nothing is refused now.
  @discardableResult
  mutating func replay(_ input: SessionInput) -> [SwipeEvent] {
    do {
      return try handle(input)
    } catch {
      return advance(to: input.time)
    }
  }
}
