extension SwipeStyle {
  static let settleParameters = motionParameters(
    id: "settle",
    field: "settle",
    response: \.settle.response,
    dampingRatio: \.settle.dampingRatio,
    duration: \.settle.duration,
    named: "Settle",
    what: "a released row moves to its rest",
    in: .settle
  )

  static let fillParameters = motionParameters(
    id: "fill",
    field: "expansion.fill",
    response: \.expansion.fill.response,
    dampingRatio: \.expansion.fill.dampingRatio,
    duration: \.expansion.fill.duration,
    named: "Fill",
    what: "the row goes out under its pane",
    in: .expansion
  )

  static let spreadParameters = motionParameters(
    id: "spread",
    field: "expansion.spread",
    response: \.expansion.spread.response,
    dampingRatio: \.expansion.spread.dampingRatio,
    duration: \.expansion.spread.duration,
    named: "Spread",
    what: "the armed slot takes the pane and gives it back",
    in: .expansion
  )

  /// The three parameters of one motion; `field` is the way to it in Swift, `what` the clause that says what moves.
  private static func motionParameters(
    id: String,
    field: String,
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
      ).written(field + ".response"),
      .number(
        id + ".dampingRatio",
        dampingRatio,
        named: name + " damping ratio",
        in: group,
        range: ParameterRange.dampingRatio,
        help: "How the spring by which \(what) comes to rest: below 1 it swings past, above 1 it creeps."
      ).written(field + ".dampingRatio"),
      .optionalNumber(
        id + ".duration",
        duration,
        named: name + " duration",
        in: group,
        unit: "s",
        range: ParameterRange.time,
        help: "The time in which \(what), in place of the response; 0 jumps."
      ).written(field + ".duration"),
    ]
  }

  static let slideParameters: [Parameter] = [
    .optionalNumber(
      "slide.duration",
      \.slide.duration,
      named: "Slide duration",
      in: .settle,
      unit: "s",
      range: ParameterRange.time,
      help: "The time in which a row moves that nobody threw, or null to move it like any other; 0 jumps."
    ),
    .number(
      "slide.dampingRatio",
      \.slide.dampingRatio,
      named: "Slide damping ratio",
      in: .settle,
      range: ParameterRange.dampingRatio,
      help: "How such a row comes to rest: below 1 it swings past, above 1 it creeps."
    ),
    .choice(
      "slide.curve",
      \.slide.curve,
      named: "Slide curve",
      in: .settle,
      help: "How such a row goes home."
    ),
    .choice(
      "slide.openCurve",
      \.slide.openCurve,
      named: "Opening curve",
      in: .settle,
      help: "How such a row goes to a place where it stays open."
    ),
    .number(
      "slide.launch",
      \.slide.launch,
      named: "Launch",
      in: .settle,
      unit: "1/s",
      range: ParameterRange.slop,
      step: 0.1,
      decimals: 1,
      help: "The speed at which a sliding spring sets out, in parts of its way a second."
    ),
    .toggle(
      "slide.isForAll",
      \.slide.isForAll,
      named: "Slide always",
      in: .settle,
      help: "Lets a thrown row slide too, so that the pointer's speed counts for nothing."
    ),
    .toggle(
      "slide.crossesRest",
      \.slide.crossesRest,
      named: "Swing past the rest",
      in: .settle,
      help: "Lets a row that slides home swing past its rest."
    ),
  ]
}
