/// The full swipe: what a drag far past the pane does.
public struct Expansion: Hashable, Sendable, Codable {
  /// The kinds of full swipe.
  public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
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
  /// Fraction of the row's width that arms, in place of the kind's own target; 0 leaves the target, 1 never arms. Default 0.
  public var deleteThreshold = 0.0
  /// The target lies at least this many points past the pane. Default 20.
  public var minimumOverscroll = 20.0
  /// Fraction of the row's width at which a `selection` arms. Default 0.5.
  public var selectionFraction = 0.5
  /// Distance in points from the far edge at which the other kinds arm. Default 30.
  public var edgeInset = 30.0
  /// How the row goes out under its pane. Default: response 0.25 s, damping ratio 1.
  public var fill = SettleMotion(response: 0.25, dampingRatio: 1)
  /// How the armed slot takes the pane and gives it back. Default: response 0.2 s, damping ratio 1.
  public var spread = SettleMotion(response: 0.2, dampingRatio: 1)

  public init() {}
}
