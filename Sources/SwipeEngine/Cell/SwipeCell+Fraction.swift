extension CellContext {
  /// An offset in points as a part of the row's width, −1…1, positive to the right: what lies beyond counts as the end. 0 for
  /// a row without width, and for NaN. Inverse of `offset(ofFraction:)`.
  public func fraction(ofOffset offset: Double) -> Double {
    guard width > 0, !offset.isNaN else { return 0 }
    return (offset / width).limited(to: -1...1)
  }

  /// The offset in points that is this part of the row's width, positive to the right; a part outside of −1…1 counts as the
  /// nearer end, NaN as 0.
  public func offset(ofFraction fraction: Double) -> Double {
    fraction.isNaN ? 0 : fraction.limited(to: -1...1) * width
  }

  /// How much of the way to the first place that matters on its side a row at `offset` has gone, 0…1: to the nearest
  /// trigger point, without points to the whole pane, without a pane to the row's width. 0 at rest and for NaN; 1 from
  /// that place on. O(number of points and actions).
  public func progress(atOffset offset: Double) -> Double {
    guard let edge = Edge(uncoveredBy: offset, in: direction) else { return 0 }
    let hasPoints = style(edge).triggers[edge].contains { $0.outcome != .off }
    let pane = paneWidth(edge)
    let whole = hasPoints || pane == 0 ? firstStop(edge) : pane
    return whole > 0 ? min(1, abs(offset) / whole) : 1
  }
}

extension SwipeCell {
  /// The row's offset as a part of its width, −1…1, positive to the right, see `CellContext.fraction(ofOffset:)`.
  public func fraction(at time: Timestamp, in context: CellContext) -> Double {
    context.fraction(ofOffset: offset(at: time, in: context))
  }

  /// How much of the way to the nearest trigger point the row has gone, 0…1, see `CellContext.progress(atOffset:)`.
  public func progress(at time: Timestamp, in context: CellContext) -> Double {
    context.progress(atOffset: offset(at: time, in: context))
  }
}
