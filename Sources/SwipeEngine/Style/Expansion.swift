/// The full swipe: what a drag far past the pane does.
///
/// It belongs to the outermost action of each side, and a tap on that action's button does what its full swipe does: under
/// a kind that takes the row out, the tap takes it out too. The other actions are not concerned.
///
/// A full swipe has four parts: where its target lies, what else arms it, how the slots share the overscroll, and how it
/// completes. The kind says all four; each can be said otherwise, see `init(target:triggers:elasticOverscroll:completion:basedOn:)`.
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
  /// The kind of the leading side, where it differs from the trailing one's; nil is the same. Default nil.
  public var leadingKind: Kind?
  /// Where the target lies. Default `byKind`.
  public var target = TargetChoice.byKind
  /// What arms besides the target. Default `target`: nothing.
  public var triggers = TriggerChoice.target
  /// Under which kinds the slots leave a part of the overscroll as a gap. Default `never`.
  public var elastic = ElasticChoice.never
  /// How the full swipe completes. Default `byKind`.
  public var completion = CompletionChoice.byKind
  /// What becomes of a filled row. Default `byKind`.
  public var fulfilment = FulfilmentChoice.byKind
  /// How the row moves when the full swipe arms before its target. Default `none`.
  public var snap = Snap.none
  /// Which place of the row is judged at a move. Default `afterMove`.
  public var evaluation = Evaluation.afterMove
  /// Whether the row's place counts in whole points and must be past the target, not just at it; where a wall at the
  /// target holds the row, at it is enough. Default false.
  public var countsWholePoints = false
  /// Fraction of the row's width that arms, in place of the target; 0 leaves the target, from 1 on it never
  /// arms. 0…2, default 0.
  public var deleteThreshold = Standard.deleteThreshold {
    didSet {
      deleteThreshold = deleteThreshold.taken(
        into: ParameterRange.deleteThreshold,
        orIfNaN: Standard.deleteThreshold
      )
    }
  }
  /// The target lies at least this many points past the pane. 0…500, default 20.
  public var minimumOverscroll = Standard.minimumOverscroll {
    didSet {
      minimumOverscroll = minimumOverscroll.taken(
        into: ParameterRange.distance,
        orIfNaN: Standard.minimumOverscroll
      )
    }
  }
  /// Fraction of the row's width at which a fraction target lies. 0…1, default 0.5.
  public var selectionFraction = Standard.selectionFraction {
    didSet {
      selectionFraction = selectionFraction.taken(
        into: ParameterRange.fraction,
        orIfNaN: Standard.selectionFraction
      )
    }
  }
  /// Distance in points from the far edge at which an inset target lies. 0…500, default 30.
  public var edgeInset = Standard.edgeInset {
    didSet { edgeInset = edgeInset.taken(into: ParameterRange.distance, orIfNaN: Standard.edgeInset) }
  }
  /// Part of the row's width that the pointer must have come towards the far edge for the touch trigger.
  /// 0…1, default 0.8.
  public var touchThreshold = Standard.touchThreshold {
    didSet {
      touchThreshold = touchThreshold.taken(into: ParameterRange.fraction, orIfNaN: Standard.touchThreshold)
    }
  }
  /// How many points past the pane the overscroll trigger lies. 0…500, default 30.
  public var overscroll = Standard.overscroll {
    didSet { overscroll = overscroll.taken(into: ParameterRange.distance, orIfNaN: Standard.overscroll) }
  }
  /// Part of the overscroll that the slots share under `elastic`; the rest is a gap. 0…1, default 0.25.
  public var stretch = Standard.stretch {
    didSet { stretch = stretch.taken(into: ParameterRange.fraction, orIfNaN: Standard.stretch) }
  }
  /// Under `DragResponse.Overscroll.linear`, the part of the pointer's way that the row follows past the target; 0 is
  /// a wall. 0…1, default 0.2.
  public var elasticity = Standard.elasticity {
    didSet { elasticity = elasticity.taken(into: ParameterRange.fraction, orIfNaN: Standard.elasticity) }
  }
  /// How far in points the row or the pointer must come back for an armed full swipe to disarm. 0…100, default 0.
  public var hysteresis = Standard.hysteresis {
    didSet { hysteresis = hysteresis.taken(into: ParameterRange.slop, orIfNaN: Standard.hysteresis) }
  }
  /// The pointer's way in points up to which nothing arms. 0…100, default 0.
  public var minimumTravel = Standard.minimumTravel {
    didSet { minimumTravel = minimumTravel.taken(into: ParameterRange.slop, orIfNaN: Standard.minimumTravel) }
  }
  /// How many widths of the outermost slot a filling row goes out further than its own width. 0…2, default 0.
  public var fillExtent = Standard.fillExtent {
    didSet { fillExtent = fillExtent.taken(into: ParameterRange.fillExtent, orIfNaN: Standard.fillExtent) }
  }
  /// The part of the pointer's speed that a row keeps which is released past the target; nil takes the slope of its
  /// way there. 0…1, default nil.
  public var overscrollSpeed: Double? {
    didSet { overscrollSpeed = overscrollSpeed?.takenOrNil(into: ParameterRange.fraction) }
  }
  /// How the row goes out under its pane. Default: response 0.25 s, damping ratio 1.
  public var fill = SettleMotion(response: 0.25, dampingRatio: 1)
  /// How the armed slot takes the pane and gives it back. Default: response 0.2 s, damping ratio 1.
  public var spread = SettleMotion(response: 0.2, dampingRatio: 1)

  private enum Standard {
    static let deleteThreshold = 0.0
    static let minimumOverscroll = 20.0
    static let selectionFraction = 0.5
    static let edgeInset = 30.0
    static let touchThreshold = 0.8
    static let overscroll = 30.0
    static let stretch = 0.25
    static let elasticity = 0.2
    static let hysteresis = 0.0
    static let minimumTravel = 0.0
    static let fillExtent = 0.0
  }

  public init() {}

  /// The kind of one side's full swipe.
  public func kind(_ edge: Edge) -> Kind {
    edge == .leading ? leadingKind ?? kind : kind
  }
}
