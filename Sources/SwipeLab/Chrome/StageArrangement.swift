/// How many sides of a comparison the stage shows, and how.
enum StageArrangement: Hashable, Sendable, CaseIterable {
  /// One style.
  case one
  /// A and B beside each other.
  case sideBySide
  /// B as a ghost over A.
  case ghost

  /// Its name on a segment.
  var label: String {
    switch self {
    case .one: "One"
    case .sideBySide: "A | B"
    case .ghost: "Ghost"
    }
  }

  /// Its icon on a segment.
  var icon: String {
    switch self {
    case .one: "device"
    case .sideBySide: "compare"
    case .ghost: "ghost"
    }
  }
}
