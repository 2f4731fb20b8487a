/// How a row follows the pointer. Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct DragResponse: Hashable, Sendable {
  /// Coefficient of the rubber band past the limit: 0 is a wall, 1 starts without resistance. 0…1, default 0.55.
  public var rubberBand = Self.standardRubberBand {
    didSet { rubberBand = rubberBand.taken(into: ParameterRange.fraction, orIfNaN: Self.standardRubberBand) }
  }
  /// Whether the row stops dead at the limit. Default false.
  public var hardStop = false
  /// Whether a drag of an open row may go through 0 to the other side. Default false.
  public var oppositeSwipe = false

  private static let standardRubberBand = RubberBand.defaultCoefficient

  public init() {}
}
