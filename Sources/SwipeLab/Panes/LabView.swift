import SwipeEngine

/// What of the session the window shows.
enum LabView: Sendable {
  /// The present, which goes on unless it is paused.
  case live
  /// A time of the last minute, as it was.
  case past(Playback)
  /// A gesture under the present styles.
  case loop(GestureLoop)

  var isLive: Bool { if case .live = self { true } else { false } }

  var loop: GestureLoop? { if case .loop(let loop) = self { loop } else { nil } }
}
