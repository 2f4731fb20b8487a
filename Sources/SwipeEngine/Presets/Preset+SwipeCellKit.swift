/// What users of SwipeCellKit know, as styles; where its numbers come from is told in the article on presets.
extension SwipeStyle {
  /// SwipeCellKit's behaviour under one of its transitions, with no full swipe: set `expansion.kind` for one.
  ///
  /// What is known to be wrong in the original is right here; the article on presets tells each difference and, where
  /// somebody wants the original's way, the parameter that brings it back.
  public static func swipeCellKit(_ transition: ActionTransition) -> SwipeStyle {
    var style = SwipeStyle()
    style.transition = transition
    style.drag.overscroll = .linear
    style.drag.elasticity = 0.4
    style.drag.locksSide = true
    style.drag.wrongWay = 0.2
    // Mass 1, stiffness 100, damping 18.
    style.settle.response = 2 * Double.pi / 10
    style.settle.dampingRatio = 0.9
    style.slide.duration = 0.7
    style.slide.dampingRatio = 1
    style.expansion = .swipeCellKit
    style.buttons.sizing = .shared
    style.buttons.spacing = 8
    return style
  }
}

extension Expansion {
  /// The parts of SwipeCellKit's full swipes, by kind.
  fileprivate static let swipeCellKit: Expansion = {
    var expansion = Expansion()
    expansion.triggers = .byKind
    expansion.elastic = .byKind
    expansion.snap = .whileArmed
    expansion.countsWholePoints = true
    expansion.touchThreshold = 0.8
    expansion.overscroll = 30
    expansion.stretch = 0.25
    expansion.elasticity = 0.2
    expansion.minimumTravel = 8
    // Ours: a finger that trembles at a threshold does not tick.
    expansion.hysteresis = 4
    expansion.fillExtent = 1
    expansion.fill.duration = 0.3
    expansion.spread.duration = 0.6
    return expansion
  }()
}

extension Preset {
  /// SwipeCellKit under its three transitions.
  static let swipeCellKit: [Preset] = [
    Preset(
      id: "swipecellkit.border",
      sentence: "SwipeCellKit: the slots share the uncovered width and grow together.",
      style: .swipeCellKit(.border)
    ),
    Preset(
      id: "swipecellkit.drag",
      sentence: "SwipeCellKit: the slots hang on the row and come in with it.",
      style: .swipeCellKit(.drag)
    ),
    Preset(
      id: "swipecellkit.reveal",
      sentence: "SwipeCellKit: the slots lie still under the row, which uncovers them.",
      style: .swipeCellKit(.reveal)
    ),
  ]
}
