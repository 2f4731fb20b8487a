/// The rubber band of a dragged edge: the further the finger is past it, the less the content follows.
///
/// displayed = d·c|x| / (c|x| + d) with the sign of x, where x is the finger's way past the edge. It follows
/// with the share `coefficient` at first and never reaches `dimension`. The curve is UIScrollView's (c = 0.55).
/// For a straight resistance multiply instead. A pure function of the whole way: never add up single deltas
/// through `slope`, which drifts.
public struct RubberBand: Hashable, Sendable {
  /// c, 0…1: the share of the finger's way that the content follows at the edge.
  public let coefficient: Double

  /// d in points, at or above 0: the way that is never reached. Usually the length of the viewport.
  public let dimension: Double

  /// UIScrollView's coefficient.
  public static let defaultCoefficient = 0.55

  /// `coefficient` (default 0.55) is limited to 0…1, NaN and infinity give the default. A `dimension` that is
  /// below 0, NaN or infinite counts as 0: nothing moves past the edge.
  public init(coefficient: Double = defaultCoefficient, dimension: Double) {
    self.coefficient = coefficient.finite(or: Self.defaultCoefficient).limited(to: 0...1)
    self.dimension = max(dimension.finite(or: 0), 0)
  }

  /// How far the content is shown past the edge when the finger is `raw` points past it. The sign is kept;
  /// 0 for NaN; ±`dimension` at infinity.
  public func forward(_ raw: Double) -> Double {
    let pull = coefficient * abs(raw)
    guard pull > 0, dimension > 0 else { return 0 }
    let share = pull.isFinite ? pull / (pull + dimension) : 1
    return raw < 0 ? -dimension * share : dimension * share
  }

  /// How far past the edge the finger must be for the content to be shown `displayed` points past it:
  /// d·y / (c(d − |y|)). A finger that grabs content in overscroll continues from here.
  ///
  /// The sign is kept; ±infinity at and beyond ±`dimension`, where no finger reaches; 0 for 0 and NaN.
  public func inverse(_ displayed: Double) -> Double {
    let shown = abs(displayed)
    guard shown > 0 else { return 0 }
    guard shown < dimension, coefficient > 0 else { return displayed < 0 ? -.infinity : .infinity }
    let raw = shown / coefficient * (dimension / (dimension - shown))
    return displayed < 0 ? -raw : raw
  }

  /// How fast the content follows a finger that is `raw` points past the edge: c·(d / (c|x| + d))². The
  /// content's velocity is this times the finger's. 0 for NaN and at infinity.
  public func slope(_ raw: Double) -> Double {
    let pull = coefficient * abs(raw)
    guard pull.isFinite, dimension > 0 else { return 0 }
    let rest = dimension / (pull + dimension)
    return coefficient * rest * rest
  }
}
