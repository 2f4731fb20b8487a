import SwipeEngine
import SwipeTable

/// A recording that plays in the window.
struct LabReplay: Sendable {
  private let original: ScenePlayer
  private let speed: Double
  private var player: ScenePlayer
  /// When it began, on the window's clock.
  private(set) var start = Timestamp.zero
  let fingers: FingerTrack
  /// The recording's time up to which it has been played.
  private var now = Timestamp.zero
  /// Why it could not go on.
  private(set) var failure: StyleReference.Failure?

  /// - Parameter speed: how many times faster than it was; more than 0.
  init(_ replayer: Replayer, speed: Double) {
    self.speed = speed
    original = ScenePlayer(replayer)
    player = original
    fingers = FingerTrack(player.replayer.inputs)
  }

  var session: Session { player.replayer.session }
  var scene: any Scene { player.scene }

  /// Whether every input has gone in and nothing moves any more, no finger either.
  var isFinished: Bool {
    let isAtRest = player.replayer.isFinished && session.table.nextEvent == .distantFuture
    return failure != nil || isAtRest && !FingerTrackPainter.moves(fingers, at: now)
  }

  /// Plays on up to a time of the window's clock. One that cannot go on stops there and says why in `failure`.
  mutating func advance(to time: Timestamp) -> [SwipeEvent] {
    guard failure == nil else { return [] }
    now = recordingTime(time)
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

  /// The window's time at which it shows a time of the recording.
  func windowTime(of time: Timestamp) -> Timestamp { start.adding(seconds: time.seconds / speed) }

  /// Begins again.
  mutating func restart(at time: Timestamp) {
    player = original
    start = time
    now = .zero
    failure = nil
  }
}
