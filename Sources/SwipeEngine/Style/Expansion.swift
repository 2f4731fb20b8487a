/// The full swipe: what a drag far past the pane does.
///
/// It belongs to the outermost action of each side, and a tap on that action's button does what its full swipe does: under
/// a kind that takes the row out, the tap takes it out too. The other actions are not concerned.
///
/// Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct Expansion: Hashable, Sendable {
  /// The kinds of full swipe.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No full swipe.
    case none
    /// The action fires and the row bounces back.
    case selection
    /// The action fires at once and the row goes.
    case destructive
    /// The row fills first, then the action fires and the row goes.
    case destructiveAfterFill
    /// The row fills, the action fires, and the program decides whether the row goes or comes back.
    case fill
  }

  /// Default `none`.
  public var kind = Kind.none
  /// Fraction of the row's width that arms, in place of the kind's own target; 0 leaves the target, from 1 on it never
  /// arms. 0…2, default 0.
  public var deleteThreshold = Self.standardThreshold {
    didSet {
      deleteThreshold = deleteThreshold.taken(
        into: ParameterRange.deleteThreshold,
        orIfNaN: Self.standardThreshold
      )
    }
  }
  /// The target lies at least this many points past the pane. 0…500, default 20.
  public var minimumOverscroll = Self.standardOverscroll {
    didSet {
      minimumOverscroll = minimumOverscroll.taken(
        into: ParameterRange.distance,
        orIfNaN: Self.standardOverscroll
      )
    }
  }
  /// Fraction of the row's width at which a `selection` arms. 0…1, default 0.5.
  public var selectionFraction = Self.standardFraction {
    didSet {
      selectionFraction = selectionFraction.taken(
        into: ParameterRange.fraction,
        orIfNaN: Self.standardFraction
      )
    }
  }
  /// Distance in points from the far edge at which the other kinds arm. 0…500, default 30.
  public var edgeInset = Self.standardInset {
    didSet { edgeInset = edgeInset.taken(into: ParameterRange.distance, orIfNaN: Self.standardInset) }
  }
  /// How the row goes out under its pane. Default: response 0.25 s, damping ratio 1.
  public var fill = SettleMotion(response: 0.25, dampingRatio: 1)
  /// How the armed slot takes the pane and gives it back. Default: response 0.2 s, damping ratio 1.
  public var spread = SettleMotion(response: 0.2, dampingRatio: 1)

  private static let standardThreshold = 0.0
  private static let standardOverscroll = 20.0
  private static let standardFraction = 0.5
  private static let standardInset = 30.0

  public init() {}
}
