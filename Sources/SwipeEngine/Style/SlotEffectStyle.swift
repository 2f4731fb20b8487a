/// What happens to icons and labels besides moving: as they come into view, and when a full swipe arms.
///
/// An action can have a transition of its own, see `CellAction.transition`, a side an expansion effect of its own, see
/// `SideOptions.expansionEffect`. Numbers outside of their range are moved to the nearer end; NaN gives the default.
public struct SlotEffectStyle: Hashable, Sendable {
  /// How icons and labels come into view.
  public enum Transition: String, Hashable, Sendable, CaseIterable {
    case none
    /// They grow to their size where enough of their slot is uncovered, see `ScaleTransition`.
    case scale
  }

  /// What the other actions do when a full swipe arms.
  public enum ExpansionChoice: String, Hashable, Sendable, CaseIterable {
    /// `scaleAndAlpha` where the armed action has no ground of its own to cover them with, else `none`.
    case automatic
    case none
    /// They shrink and fade one after the other, see `ScaleAndAlphaExpansion`.
    case scaleAndAlpha
  }

  /// Default `none`.
  public var transition = Transition.none
  /// Default `automatic`.
  public var expansion = ExpansionChoice.automatic
  /// Time in s in which a content grows or shrinks as it comes into view. 0…10, default 0.15.
  public var scaleDuration = ScaleTransition.standardDuration {
    didSet {
      scaleDuration = scaleDuration.taken(
        into: ParameterRange.time,
        orIfNaN: ScaleTransition.standardDuration
      )
    }
  }
  /// Scale of a content whose slot is hardly uncovered. 0…4, default 0.8.
  public var initialScale = ScaleTransition.standardScale {
    didSet {
      initialScale = initialScale.taken(into: ParameterRange.scale, orIfNaN: ScaleTransition.standardScale)
    }
  }
  /// The uncovered fraction of a slot from which on its content has its own size. 0…1, default 0.5.
  public var scaleThreshold = ScaleTransition.standardThreshold {
    didSet {
      scaleThreshold = scaleThreshold.taken(
        into: ParameterRange.fraction,
        orIfNaN: ScaleTransition.standardThreshold
      )
    }
  }
  /// Time in s in which another action's content fades when a full swipe arms. 0…10, default 0.15.
  public var fadeDuration = ScaleAndAlphaExpansion.standardDuration {
    didSet {
      fadeDuration = fadeDuration.taken(
        into: ParameterRange.time,
        orIfNaN: ScaleAndAlphaExpansion.standardDuration
      )
    }
  }
  /// The scale that it shrinks to. 0…4, default 0.8.
  public var fadeScale = ScaleAndAlphaExpansion.standardScale {
    didSet {
      fadeScale = fadeScale.taken(into: ParameterRange.scale, orIfNaN: ScaleAndAlphaExpansion.standardScale)
    }
  }
  /// Time in s by which each content begins later than the one outside of it. 0…10, default 0.1.
  public var fadeDelay = ScaleAndAlphaExpansion.standardDelay {
    didSet {
      fadeDelay = fadeDelay.taken(into: ParameterRange.time, orIfNaN: ScaleAndAlphaExpansion.standardDelay)
    }
  }

  public init() {}
}
