extension SwipeStyle {
  static let expansionParameters: [Parameter] =
    kindParameters + expansionPartParameters + expansionNumberParameters

  private static let kindParameters: [Parameter] = [
    .choice(
      "expansion",
      \.expansion.kind,
      named: "Full swipe",
      in: .expansion,
      help: "What a drag far past the action pane does to the row."
    ).written("expansion.kind"),
    .optionalChoice(
      "expansion.leading",
      \.expansion.leadingKind,
      missing: "same",
      named: "Leading full swipe",
      in: .expansion,
      help: "The kind of the leading side's full swipe, where it is another."
    ).written("expansion.leadingKind"),
    .number(
      "deleteThreshold",
      \.expansion.deleteThreshold,
      named: "Delete threshold",
      in: .expansion,
      range: ParameterRange.deleteThreshold,
      help:
        "The fraction of the row's width that arms the full swipe; 0 leaves its own target, 1 never arms."
    ).written("expansion.deleteThreshold"),
    .number(
      "expansion.minimumOverscroll",
      \.expansion.minimumOverscroll,
      named: "Minimum overscroll",
      in: .expansion,
      unit: "pt",
      range: ParameterRange.distance,
      step: 1,
      decimals: 0,
      help: "How far past the action pane the full swipe's target lies at least."
    ),
    .number(
      "expansion.selectionFraction",
      \.expansion.selectionFraction,
      named: "Fraction target",
      in: .expansion,
      range: ParameterRange.fraction,
      help: "The fraction of the row's width at which a fraction target lies."
    ),
    .number(
      "expansion.edgeInset",
      \.expansion.edgeInset,
      named: "Edge inset",
      in: .expansion,
      unit: "pt",
      range: ParameterRange.distance,
      step: 1,
      decimals: 0,
      help: "How far from the row's far edge an inset target lies."
    ),
  ]
}
