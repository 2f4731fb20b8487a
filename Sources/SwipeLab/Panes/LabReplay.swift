import SwipeEngine
import SwipeTable

/// A recording that plays in the window.
struct LabReplay: Sendable {
  private let original: Replayer
  private let speed: Double
  private var replayer: Replayer
  /// When it began, on the window's clock.
  private(set) var start = Timestamp.zero
  /// The pointers that are down, where they are.
  private(set) var fingers: [Int: Point] = [:]
  private var shown = 0
  /// Why it could not go on.
  private(set) var failure: StyleReference.Failure?

  /// - Parameter speed: how many times faster than it was; more than 0.
  init(_ replayer: Replayer, speed: Double) {
    self.speed = speed
    original = replayer
    self.replayer = replayer
  }

  var session: Session { replayer.session }

  /// Whether every input has gone in and nothing moves any more.
  var isFinished: Bool { failure != nil || replayer.isFinished && session.table.nextEvent == .distantFuture }

  /// Plays on up to a time of the window's clock. One that cannot go on stops there and says why in `failure`.
  mutating func advance(to time: Timestamp) -> [SwipeEvent] {
    guard failure == nil else { return [] }
    let now = recordingTime(time)
    follow(to: now)
    do throws(StyleReference.Failure) {
      return try replayer.advance(to: now)
    } catch {
      failure = error
      return []
    }
  }

  /// The recording's time at a time of the window's clock.
  func recordingTime(_ time: Timestamp) -> Timestamp {
    Timestamp(seconds: time.seconds(since: start) * speed)
  }

  /// Begins again.
  mutating func restart(at time: Timestamp) {
    replayer = original
    start = time
    fingers = [:]
    shown = 0
    failure = nil
  }

  private mutating func follow(to time: Timestamp) {
    let inputs = replayer.inputs
    while shown < inputs.count, inputs[shown].time <= time {
      if case .pointer(let sample) = inputs[shown].kind {
        switch sample.phase {
        case .down: fingers[sample.pointer] = sample.location
        case .move where fingers[sample.pointer] != nil: fingers[sample.pointer] = sample.location
        case .move: break
        case .up, .cancel: fingers[sample.pointer] = nil
        }
      }
      shown += 1
    }
  }
}
