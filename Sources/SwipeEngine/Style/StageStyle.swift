/// What a pane shows that is no row of buttons: one colour and one icon, those of the action whose point the row has
/// reached.
///
/// Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct StageStyle: Hashable, Sendable {
  /// Where the icon is as the row moves.
  public enum IconMotion: String, Hashable, Sendable, CaseIterable {
    /// It goes with the row from the first point on, `padding` from its edge.
    case follows
    /// It stands where the row's edge is at the first point, less the padding.
    case parked
    /// In a square of the row's height it comes in with the row's edge and stays at the side.
    case slidesIn
    /// In such a square it stays at the row's edge.
    case glued
  }

  /// The colour of the pane before the first point is reached.
  public enum EarlyColor: String, Hashable, Sendable, CaseIterable {
    /// The pane's own: a colour means that letting go does something.
    case neutral
    /// That of the nearest point's action.
    case near
  }

  /// Where the icon is as the row moves. Default `follows`.
  public var icon = IconMotion.follows
  /// The colour of the pane before the first point is reached. Default `neutral`.
  public var earlyColor = EarlyColor.neutral
  /// Distance in points that a following icon keeps from the row's edge, and half of it from the side's. 0…100, default
  /// 24.
  public var padding = Self.standardPadding {
    didSet { padding = padding.taken(into: ParameterRange.slop, orIfNaN: Self.standardPadding) }
  }
  /// Time in s in which one colour turns into another. 0…10, default 0.13.
  public var colorDuration = Self.standardDuration {
    didSet { colorDuration = colorDuration.taken(into: ParameterRange.time, orIfNaN: Self.standardDuration) }
  }

  private static let standardPadding = 24.0
  private static let standardDuration = 0.13

  /// Width in points of an icon that was not measured.
  static let iconWidth = 24.0

  public init() {}
}
