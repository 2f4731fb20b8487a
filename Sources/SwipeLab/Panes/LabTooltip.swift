import SwipeTable

/// What a control is called that shows an icon alone, while the mouse rests on it.
struct LabTooltip: Hashable, Sendable {
  var text: String
  /// The key that does the same; empty for none.
  var key = ""
  /// The control's.
  var frame: Rect

  /// How long the mouse rests before it comes, in s (the visual language, section 9).
  static let delay = 0.4
}
