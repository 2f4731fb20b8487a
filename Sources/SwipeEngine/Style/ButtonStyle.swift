/// How the buttons of the actions are built: their widths, and what stands where in them.
///
/// Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct ButtonStyle: Hashable, Sendable {
  /// How wide the slots of a side are.
  public enum Sizing: String, Hashable, Sendable, CaseIterable {
    /// Each as its own content asks for.
    case own
    /// All alike, as wide as the widest content asks for.
    case shared
  }

  /// What a button shows.
  public enum Look: String, Hashable, Sendable, CaseIterable {
    /// The image over the title, on the action's colour.
    case titleAndImage
    /// The image alone, on the action's colour.
    case imageOnly
    /// The title alone, on the action's colour.
    case titleOnly
    /// The image on a disc in the action's colour, the title under it where the row is high enough.
    case circular
  }

  /// What of image and title is kept in the middle of a button.
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    /// The image and the title's first line; further lines hang below.
    case firstBaseline
    /// The image and the whole title.
    case middle
  }

  /// Default `own`.
  public var sizing = Sizing.own
  /// Default `titleAndImage`.
  public var look = Look.titleAndImage
  /// Default `firstBaseline`.
  public var alignment = Alignment.firstBaseline
  /// Least width of a button in points; nil is the standard width, or under `shared` the greatest width where that is
  /// less. 0…500, default nil.
  public var minimumWidth: Double? {
    didSet { minimumWidth = minimumWidth?.takenOrNil(into: ParameterRange.distance) }
  }
  /// Greatest width of a button in points; 0 is no limit. Nil is no limit under `own`, and under `shared` the row's width
  /// less `keepsFree`, divided by the number of buttons. 0…500, default nil.
  public var maximumWidth: Double? {
    didSet { maximumWidth = maximumWidth?.takenOrNil(into: ParameterRange.distance) }
  }
  /// Distance in points that content keeps from a button's edges. 0…100, default 8.
  public var padding = Self.standardPadding {
    didSet { padding = padding.taken(into: ParameterRange.slop, orIfNaN: Self.standardPadding) }
  }
  /// Distance in points between image and title. 0…100, default 4.
  public var spacing = Self.standardSpacing {
    didSet { spacing = spacing.taken(into: ParameterRange.slop, orIfNaN: Self.standardSpacing) }
  }
  /// Points of the row's width that the pane leaves free, unless under `shared` the widths are said otherwise. Nil is 0
  /// under `own` and 30 under `shared`. 0…500, default nil.
  public var keepsFree: Double? {
    didSet { keepsFree = keepsFree?.takenOrNil(into: ParameterRange.distance) }
  }
  /// Whether the row rests at whole points. Default false.
  public var wholePane = false
  /// Whether image and title keep to the visible part of a row that is taller than the viewport shows. Default false.
  public var keepsInView = false

  private static let standardPadding = 8.0
  private static let standardSpacing = 4.0

  public init() {}
}
