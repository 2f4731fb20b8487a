extension SwipeStyle {
  static let settleParameters = motionParameters(
    id: "settle",
    response: \.settle.response,
    dampingRatio: \.settle.dampingRatio,
    duration: \.settle.duration,
    named: "Settle",
    what: "a released row moves to its rest",
    in: .settle
  )

  static let fillParameters = motionParameters(
    id: "fill",
    response: \.expansion.fill.response,
    dampingRatio: \.expansion.fill.dampingRatio,
    duration: \.expansion.fill.duration,
    named: "Fill",
    what: "the row goes out under its pane",
    in: .expansion
  )

  static let spreadParameters = motionParameters(
    id: "spread",
    response: \.expansion.spread.response,
    dampingRatio: \.expansion.spread.dampingRatio,
    duration: \.expansion.spread.duration,
    named: "Spread",
    what: "the armed slot takes the pane and gives it back",
    in: .expansion
  )

  /// The three parameters of one motion; `what` is the clause that says what moves.
  private static func motionParameters(
    id: String,
    response: Parameter.Path<Double>,
    dampingRatio: Parameter.Path<Double>,
    duration: Parameter.Path<Double?>,
    named name: String,
    what: String,
    in group: Parameter.Group
  ) -> [Parameter] {
    [
      .number(
        id + ".response",
        response,
        named: name + " response",
        in: group,
        unit: "s",
        range: ParameterRange.time,
        help: "The period of the spring by which \(what), where 0 jumps."
      ),
      .number(
        id + ".dampingRatio",
        dampingRatio,
        named: name + " damping ratio",
        in: group,
        range: ParameterRange.dampingRatio,
        help: "How the spring by which \(what) comes to rest: below 1 it swings past, above 1 it creeps."
      ),
      .optionalNumber(
        id + ".duration",
        duration,
        named: name + " duration",
        in: group,
        unit: "s",
        range: ParameterRange.time,
        help: "The time in which \(what), in place of the response; 0 jumps."
      ),
    ]
  }

  static let expansionParameters: [Parameter] = [
    .choice(
      "expansion",
      \.expansion.kind,
      named: "Full swipe",
      in: .expansion,
      help: "What a drag far past the action pane does to the row."
    ),
    .number(
      "deleteThreshold",
      \.expansion.deleteThreshold,
      named: "Delete threshold",
      in: .expansion,
      range: ParameterRange.deleteThreshold,
      help:
        "The fraction of the row's width that arms the full swipe; 0 leaves its own target, 1 never arms."
    ),
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
      named: "Selection target",
      in: .expansion,
      range: ParameterRange.fraction,
      help: "The fraction of the row's width at which a selection arms."
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
      help: "How far from the row's far edge the other kinds of full swipe arm."
    ),
  ]
}
