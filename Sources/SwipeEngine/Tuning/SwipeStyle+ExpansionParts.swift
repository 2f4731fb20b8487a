extension SwipeStyle {
  /// What is said of each part of a full swipe.
  static let expansionPartParameters: [Parameter] = [
    .choice(
      "expansion.target",
      \.expansion.target,
      named: "Target",
      in: .expansion,
      help: "Where the full swipe's target lies."
    ),
    .choice(
      "expansion.triggers",
      \.expansion.triggers,
      named: "Triggers",
      in: .expansion,
      help: "What arms the full swipe besides its target, once the pane is out."
    ),
    .choice(
      "expansion.elastic",
      \.expansion.elastic,
      named: "Elastic overscroll",
      in: .expansion,
      help: "Under which kinds the slots leave a part of the overscroll as a gap."
    ),
    .choice(
      "expansion.completion",
      \.expansion.completion,
      named: "Completion",
      in: .expansion,
      help: "Whether the row bounces back or fills, and when the action of a fill fires."
    ),
    .choice(
      "expansion.fulfilment",
      \.expansion.fulfilment,
      named: "Fulfilment",
      in: .expansion,
      help: "What becomes of a filled row once its action has fired."
    ),
    .choice(
      "expansion.snap",
      \.expansion.snap,
      named: "Snap",
      in: .expansion,
      help: "Whether the row slides to its target when the full swipe arms before it."
    ),
    .choice(
      "expansion.evaluation",
      \.expansion.evaluation,
      named: "Evaluation",
      in: .expansion,
      help: "Whether the row's place after a move or before it decides about arming."
    ),
    .toggle(
      "expansion.countsWholePoints",
      \.expansion.countsWholePoints,
      named: "Whole points",
      in: .expansion,
      help: "Counts the row's place in whole points, which must be past the target."
    ),
  ]

  /// The numbers of those parts.
  static let expansionNumberParameters: [Parameter] = [
    .number(
      "expansion.touchThreshold",
      \.expansion.touchThreshold,
      named: "Touch threshold",
      in: .expansion,
      range: ParameterRange.fraction,
      help: "The fraction of the row's width that the pointer must have come for the touch trigger."
    ),
    .number(
      "expansion.overscroll",
      \.expansion.overscroll,
      named: "Overscroll trigger",
      in: .expansion,
      unit: "pt",
      range: ParameterRange.distance,
      step: 1,
      decimals: 0,
      help: "How far past the action pane the overscroll trigger lies."
    ),
    .number(
      "expansion.stretch",
      \.expansion.stretch,
      named: "Stretch",
      in: .expansion,
      range: ParameterRange.fraction,
      help: "The part of the overscroll that the slots share where it is elastic."
    ),
    .number(
      "expansion.elasticity",
      \.expansion.elasticity,
      named: "Target elasticity",
      in: .expansion,
      range: ParameterRange.fraction,
      help: "The part of the pointer's way that the row follows past the target under the linear law."
    ),
    .optionalNumber(
      "expansion.overscrollSpeed",
      \.expansion.overscrollSpeed,
      named: "Speed past the target",
      in: .expansion,
      range: ParameterRange.fraction,
      help: "The part of the pointer's speed that a row keeps past the target, or null for that of its way."
    ),
    .number(
      "expansion.hysteresis",
      \.expansion.hysteresis,
      named: "Hysteresis",
      in: .expansion,
      unit: "pt",
      range: ParameterRange.slop,
      step: 1,
      decimals: 0,
      help: "How far the row or the pointer must come back for the full swipe to disarm."
    ),
    .number(
      "expansion.minimumTravel",
      \.expansion.minimumTravel,
      named: "Least travel",
      in: .expansion,
      unit: "pt",
      range: ParameterRange.slop,
      step: 1,
      decimals: 0,
      help: "The pointer's way up to which nothing arms."
    ),
    .number(
      "expansion.fillExtent",
      \.expansion.fillExtent,
      named: "Fill extent",
      in: .expansion,
      range: ParameterRange.fillExtent,
      help: "How many widths of the outermost slot a filling row goes out further than its own width."
    ),
  ]
}
