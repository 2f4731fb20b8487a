import SwipeEngine

/// What a plot shows besides its curves.
struct CurveExtras: Hashable, Sendable {
  /// Whether the axis of the offsets has its name.
  var showsTitle = true
  /// When a frame came late.
  var lateFrames: [Timestamp] = []
  /// The number of frames that came late, for the column of numbers; nil for none there.
  var lateFrameCount: Int?
  /// A sentence in place of the curves.
  var hint: String?
}
