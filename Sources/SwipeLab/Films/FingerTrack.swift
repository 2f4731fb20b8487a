import SwipeEngine

/// Every touch of a recording as a whole, so that the fingers at any time can be told without playing up to there.
public struct FingerTrack: Hashable, Sendable {
  /// One touch, from down to up or cancel.
  struct Contact: Hashable, Sendable {
    /// A place, and when the finger came there.
    struct Sample: Hashable, Sendable {
      var time: Timestamp
      var place: Point
    }

    let pointer: Int
    /// Which of the fingers on the glass it is, from 0: the lowest that is free when it comes down. Decides the colour.
    let finger: Int
    /// In order of time, at least one.
    fileprivate(set) var samples: [Sample]
    /// When it went; nil where the recording ends before.
    fileprivate(set) var end: Timestamp?
    fileprivate(set) var isCancelled = false

    /// Where the finger is at `time`: the last place that was told up to then; nil before it comes down.
    func place(at time: Timestamp) -> Point? {
      samples.last { $0.time <= time }?.place
    }
  }

  /// In the order in which they come down.
  private(set) var contacts: [Contact] = []

  /// Collects the touches. Of a mouse only the left button counts. O(inputs · fingers).
  init(_ inputs: [SessionInput]) {
    var down: [Int: Int] = [:]
    for input in inputs {
      guard case .pointer(let sample) = input.kind else { continue }
      guard sample.kind != .mouse || sample.button == .left || sample.phase == .move else { continue }
      follow(sample, at: input.time, &down)
    }
  }

  /// - Parameter down: where the contact of each pointer that is down stands in the list.
  private mutating func follow(_ sample: PointerSample, at time: Timestamp, _ down: inout [Int: Int]) {
    let step = Contact.Sample(time: time, place: sample.location)
    // A place that is none cannot be shown.
    let isPlace = step.place.x.isFinite && step.place.y.isFinite
    switch (sample.phase, down[sample.pointer]) {
    case (.down, nil) where isPlace:
      let taken = Set(down.values.map { contacts[$0].finger })
      let finger = (0...taken.count).first { !taken.contains($0) } ?? taken.count
      down[sample.pointer] = contacts.count
      contacts.append(Contact(pointer: sample.pointer, finger: finger, samples: [step]))
    case (.move, let index?) where isPlace:
      contacts[index].samples.append(step)
    case (.up, let index?), (.cancel, let index?):
      contacts[index].end = time
      contacts[index].isCancelled = sample.phase == .cancel
      down[sample.pointer] = nil
    case (.down, _), (.move, _), (.up, nil), (.cancel, nil): break
    }
  }
}
