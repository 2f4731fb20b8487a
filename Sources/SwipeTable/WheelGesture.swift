import SwipeEngine

/// A wheel or trackpad at work: which axis it took, and when it counts as finished.
struct WheelGesture: Hashable, Sendable {
  enum Axis: Hashable, Sendable {
    case swipe(RowID)
    case scroll
    /// No row took the swipe, or the row is gone: nothing until the pause.
    case ignored
    /// The swipe is over, and the device goes on by itself until the fingers do something new.
    case spent
  }

  var axis: Axis
  /// The way of the content so far, in points; stands for a pointer's place.
  var way = Point.zero
  /// When the last sample came.
  var last: Timestamp

  /// The pause in s after which a wheel's gesture is over (the recording format, `wheel`).
  static let pause = 0.15

  /// When the gesture is over unless something more comes.
  var end: Timestamp { last.adding(seconds: Self.pause) }
}
