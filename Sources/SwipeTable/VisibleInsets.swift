/// How much of a row the viewport cuts off above and below, so that buttons can stand in the middle of what it shows.
public struct VisibleInsets: Hashable, Sendable {
  /// From the row's top to the first point that shows, in points, 0 or more.
  public var top: Double
  /// From the last point that shows to the row's bottom, in points, 0 or more.
  public var bottom: Double

  /// Nothing is cut off.
  public static let zero = VisibleInsets(top: 0, bottom: 0)

  /// Negative and non-finite insets count as 0.
  public init(top: Double, bottom: Double) {
    func legal(_ inset: Double) -> Double { inset.isFinite ? max(inset, 0) : 0 }
    self.top = legal(top)
    self.bottom = legal(bottom)
  }

  /// The insets of a row; none where nothing of it shows. All lengths are points, both places are in the same
  /// coordinates. O(1).
  ///
  /// - Parameters:
  ///   - rowY: where the row begins.
  ///   - rowHeight: how high it is.
  ///   - visibleY: where the part of the list that shows begins.
  ///   - visibleHeight: how high that part is.
  ///   - need: the height that the row's buttons need. Both insets yield, in proportion, so that this much is left
  ///     between them, as far as the row is that high. Default 0.
  public init(
    rowY: Double,
    rowHeight: Double,
    visibleY: Double,
    visibleHeight: Double,
    need: Double = 0
  ) {
    let top = max(0, visibleY - rowY)
    let bottom = max(0, rowY + rowHeight - visibleY - visibleHeight)
    guard visibleHeight > 0, top < rowHeight, bottom < rowHeight, top + bottom > 0 else {
      self = .zero
      return
    }
    let share = min(1, max(0, rowHeight - need) / (top + bottom))
    self.init(top: top * share, bottom: bottom * share)
  }
}
