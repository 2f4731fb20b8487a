/// How fast time runs in the laboratory.
enum PlaySpeed: Hashable, Sendable, CaseIterable {
  case full, half, quarter, tenth

  /// Seconds of the session in a second of the room.
  var factor: Double {
    switch self {
    case .full: 1
    case .half: 0.5
    case .quarter: 0.25
    case .tenth: 0.1
    }
  }

  /// Its name on segments, in menus and under films.
  var label: String {
    switch self {
    case .full: "×1"
    case .half: "×½"
    case .quarter: "×¼"
    case .tenth: "×⅒"
    }
  }
}
