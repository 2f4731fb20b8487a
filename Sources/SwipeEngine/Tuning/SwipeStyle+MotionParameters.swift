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
  ]
}
