import SwipeEngine

/// What the timeline shows: the time that can be looked at again, what happened in it, and how time runs.
struct Timeline: Hashable, Sendable {
  /// What can be pressed.
  enum Part: Hashable, Sendable {
    case stepBack, play, stepForward, loop, lane
    /// A segment, where there is room for four.
    case speed(PlaySpeed)
    /// The one picker that stands for the segments where there is not.
    case speedPicker
  }

  /// A stretch of time with a finger down, until its row rests.
  struct Gesture: Hashable, Sendable {
    var span: ClosedRange<Timestamp>
    /// Whether it is the one in hand: the one whose curves are shown.
    var isCurrent = false
  }

  /// The time that the lane stands for.
  var range: ClosedRange<Timestamp>
  /// The instant on the stage.
  var playhead: Timestamp
  /// In order of time.
  var gestures: [Gesture] = []
  /// When actions were carried out, in order of time.
  var actions: [Timestamp] = []
  var isPaused = false
  var isLooping = false
  var canStepBack = true
  var speed = PlaySpeed.full

  /// Where an instant is in the range, 0…1, clamped; 0 in a range without length.
  func fraction(of time: Timestamp) -> Double {
    let length = range.upperBound.seconds(since: range.lowerBound)
    guard length > 0 else { return 0 }
    return min(max(time.seconds(since: range.lowerBound) / length, 0), 1)
  }

  /// The instant at a fraction of the range; fractions outside of 0…1 are clamped, NaN counts as 0.
  func time(at fraction: Double) -> Timestamp {
    let part = fraction > 0 ? min(fraction, 1) : 0
    let length = range.upperBound.seconds(since: range.lowerBound)
    return min(range.lowerBound.adding(seconds: length * part), range.upperBound)
  }

  /// Seconds from the beginning of the range to the playhead, for people: `38.450`.
  var placeText: String {
    FigureText.fixed(playhead.seconds(since: range.lowerBound), decimals: 3)
  }

  /// How much time there is: `of 60 s`.
  var lengthText: String {
    "of \(FigureText.fixed(range.upperBound.seconds(since: range.lowerBound), decimals: 0)) s"
  }

  /// Whether what a part switches is on.
  func isOn(_ part: Part) -> Bool { part == .loop && isLooping }

  /// Whether a part can be used.
  func isEnabled(_ part: Part) -> Bool { part != .stepBack || canStepBack }
}
