/// The direction in which the interface runs.
public enum LayoutDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// Left to right: the leading edge is on the left.
  case leftToRight = "ltr"
  /// Right to left: the leading edge is on the right.
  case rightToLeft = "rtl"
}

/// A side of a row, named by reading order. Left and right exist only in here.
public enum Edge: String, Hashable, Sendable, Codable, CaseIterable {
  case leading, trailing

  /// The sign of an offset that shows this edge's actions: +1 where the row moves right to uncover them.
  public func sign(in direction: LayoutDirection) -> Double {
    (self == .leading) == (direction == .leftToRight) ? 1 : -1
  }

  /// The edge whose actions an offset (or a way, or a velocity) uncovers; nil for 0 and NaN.
  public init?(uncoveredBy offset: Double, in direction: LayoutDirection) {
    guard offset != 0, !offset.isNaN else { return nil }
    self = (offset > 0) == (direction == .leftToRight) ? .leading : .trailing
  }
}
