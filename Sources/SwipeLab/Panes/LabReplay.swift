import SwipeEngine
import SwipeTable

/// A recording that plays in the window.
struct LabReplay: Sendable {
  private let original: ScenePlayer
  private let speed: Double
  private var player: ScenePlayer
  /// When it began, on the window's clock.
  private(set) var start = Timestamp.zero
  private(set) var pointers = PointersDown()
  private var shown = 0
  /// Why it could not go on.
  private(set) var failure: StyleReference.Failure?

  /// - Parameter speed: how many times faster than it was; more than 0.
  init(_ replayer: Replayer, speed: Double) {
    self.speed = speed
    original = ScenePlayer(replayer)
    player = original
  }

  var session: Session { player.replayer.session }
  var scene: any Scene { player.scene }

  /// Whether every input has gone in and nothing moves any more.
  var isFinished: Bool {
    failure != nil || player.replayer.isFinished && session.table.nextEvent == .distantFuture
  }

  /// Plays on up to a time of the window's clock. One that cannot go on stops there and says why in `failure`.
  mutating func advance(to time: Timestamp) -> [SwipeEvent] {
    guard failure == nil else { return [] }
    let now = recordingTime(time)
    follow(to: now)
    do throws(StyleReference.Failure) {
      return try player.advance(to: now)
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
    player = original
    start = time
    pointers = PointersDown()
    shown = 0
    failure = nil
  }

  private mutating func follow(to time: Timestamp) {
    let inputs = player.replayer.inputs
    while shown < inputs.count, inputs[shown].time <= time {
      if case .pointer(let sample) = inputs[shown].kind { pointers.follow(sample) }
      shown += 1
    }
  }
}
