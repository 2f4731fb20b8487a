/// How a row follows the pointer. Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct DragResponse: Hashable, Sendable {
  /// The law by which a row follows past its limit.
  public enum Overscroll: String, Hashable, Sendable, CaseIterable {
    /// Ever less, by the rubber band's curve.
    case rubberBand
    /// Evenly, by the elasticity.
    case linear
  }

  /// Where a row without a full swipe begins to resist.
  public enum Limit: String, Hashable, Sendable, CaseIterable {
    /// Where its pane is out; under a stage, at the row's width.
    case pane
    /// At its first trigger point.
    case trigger
    /// At the row's width.
    case row
  }

  /// Where the row begins to resist. With a full swipe it is its target. Default `pane`.
  public var limit = Limit.pane
  /// The law past the limit. Default `rubberBand`.
  public var overscroll = Overscroll.rubberBand
  /// Coefficient of the rubber band past the limit: 0 is a wall, 1 starts without resistance. 0…1, default 0.55.
  public var rubberBand = Self.standardRubberBand {
    didSet { rubberBand = rubberBand.taken(into: ParameterRange.fraction, orIfNaN: Self.standardRubberBand) }
  }
  /// Under `linear`, the part of the pointer's way that the row follows past an open pane; 0 is a wall. 0…1, default 0.4.
  public var elasticity = Self.standardElasticity {
    didSet { elasticity = elasticity.taken(into: ParameterRange.fraction, orIfNaN: Self.standardElasticity) }
  }
  /// Whether the row stops dead at the limit. Default false.
  public var hardStop = false
  /// Whether a drag of an open row may go through 0 to the other side. Default false.
  public var oppositeSwipe = false
  /// Whether a drag keeps to the side towards which it set out: beyond 0 the row then follows by `wrongWay` and shows
  /// nothing. Default false.
  public var locksSide = false
  /// The part of the pointer's way that a row locked to one side follows to the other. 0…1, default 0.2.
  public var wrongWay = Self.standardWrongWay {
    didSet { wrongWay = wrongWay.taken(into: ParameterRange.fraction, orIfNaN: Self.standardWrongWay) }
  }
  /// The part of the pointer's speed that such a row keeps; nil takes `wrongWay`, so that the row goes on as it moved.
  /// 0…1, default nil.
  public var wrongWaySpeed: Double? {
    didSet { wrongWaySpeed = wrongWaySpeed?.takenOrNil(into: ParameterRange.fraction) }
  }

  private static let standardRubberBand = RubberBand.defaultCoefficient
  private static let standardElasticity = 0.4
  private static let standardWrongWay = 0.2

  public init() {}
}
