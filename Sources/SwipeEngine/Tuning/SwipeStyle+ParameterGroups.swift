extension SwipeStyle {
  static let recognitionParameters: [Parameter] = [
    .number(
      "recognition.slop",
      \.recognition.slop,
      named: "Touch slop",
      in: .recognition,
      unit: "pt",
      range: ParameterRange.slop,
      step: 1,
      decimals: 1,
      help: "How far a pointer moves before it is decided whether it swipes or scrolls."
    ),
    .number(
      "recognition.bias",
      \.recognition.bias,
      named: "Bias",
      in: .recognition,
      range: ParameterRange.bias,
      step: 0.05,
      decimals: 2,
      help: "How many times farther across than down a movement must go to be a swipe."
    ),
    .toggle(
      "recognition.isStrict",
      \.recognition.isStrict,
      named: "Strict border",
      in: .recognition,
      help: "Takes a movement exactly on the border between swipe and scroll for a scroll."
    ),
  ]

  static let dragParameters: [Parameter] = [
    .choice(
      "drag.limit",
      \.drag.limit,
      named: "Limit",
      in: .drag,
      help: "Where a row without a full swipe begins to resist."
    ),
    .choice(
      "drag.overscroll",
      \.drag.overscroll,
      named: "Overscroll",
      in: .drag,
      help: "The law by which the row follows past its limit."
    ),
    .number(
      "drag.rubberBand",
      \.drag.rubberBand,
      named: "Rubber band",
      in: .drag,
      range: ParameterRange.fraction,
      help: "How willingly the row follows past its limit, where 0 is a wall."
    ),
    .number(
      "drag.elasticity",
      \.drag.elasticity,
      named: "Elasticity",
      in: .drag,
      range: ParameterRange.fraction,
      help: "The part of the pointer's way that the row follows past an open pane under the linear law."
    ),
    .toggle(
      "drag.hardStop",
      \.drag.hardStop,
      named: "Hard stop",
      in: .drag,
      help: "Stops the row dead at its limit."
    ),
    .toggle(
      "oppositeSwipe",
      \.drag.oppositeSwipe,
      named: "Opposite swipe",
      in: .drag,
      help: "Lets a drag of an open row go through to the other side."
    ).written("drag.oppositeSwipe"),
    .toggle(
      "drag.locksSide",
      \.drag.locksSide,
      named: "Lock the side",
      in: .drag,
      help: "Keeps a drag to the side towards which it set out."
    ),
    .number(
      "drag.wrongWay",
      \.drag.wrongWay,
      named: "Wrong way",
      in: .drag,
      range: ParameterRange.fraction,
      help: "The part of the pointer's way that a row locked to one side follows to the other."
    ),
    .optionalNumber(
      "drag.wrongWaySpeed",
      \.drag.wrongWaySpeed,
      named: "Wrong way speed",
      in: .drag,
      range: ParameterRange.fraction,
      help: "The part of the pointer's speed that such a row keeps, or null for that of its way."
    ),
  ]

  static let releaseParameters: [Parameter] = [
    .choice(
      "release.law",
      \.release.law,
      named: "Release law",
      in: .release,
      help: "Whether the place of a released row decides, or the place that it would roll to."
    ),
    .number(
      "release.decelerationRate",
      \.release.decelerationRate,
      named: "Rolling rate",
      in: .release,
      range: ParameterRange.decelerationRate,
      step: 0.0001,
      decimals: 4,
      help: "The fraction of its speed that such a rolling row would keep from one millisecond to the next."
    ),
    .number(
      "release.velocityThreshold",
      \.release.velocityThreshold,
      named: "Velocity threshold",
      in: .release,
      unit: "pt/s",
      range: ParameterRange.speed,
      step: 10,
      decimals: 0,
      help:
        "The speed below which the distance decides where a released row goes, and above it the direction."
    ),
    .number(
      "release.openThreshold",
      \.release.openThreshold,
      named: "Open threshold",
      in: .release,
      range: ParameterRange.openThreshold,
      help: "The fraction of the action pane that opens the row when the distance decides."
    ),
  ]

  static let rowParameters: [Parameter] = [
    .choice(
      "openRows",
      \.openRows,
      named: "Open rows",
      in: .rows,
      help: "How many rows may be open together."
    ),
    .choice(
      "selection",
      \.selection,
      named: "Selection",
      in: .rows,
      help: "What a tap on the selected row does."
    ),
    .choice(
      "touchOutside",
      \.touchOutside,
      named: "Touch outside",
      in: .rows,
      help: "What a touch outside an open row does once it has closed the row."
    ),
    .toggle(
      "closeOnScroll",
      \.closeOnScroll,
      named: "Close on scroll",
      in: .rows,
      help: "Closes open rows when the list scrolls."
    ),
  ]

  static let scrollParameters: [Parameter] = [
    .number(
      "scroll.decelerationRate",
      \.scroll.decelerationRate,
      named: "Deceleration rate",
      in: .scroll,
      range: ParameterRange.decelerationRate,
      step: 0.0001,
      decimals: 4,
      help: "The fraction of its speed that a free scroll keeps from one millisecond to the next."
    ),
    .number(
      "scroll.rubberBand",
      \.scroll.rubberBand,
      named: "Scroll rubber band",
      in: .scroll,
      range: ParameterRange.fraction,
      help: "How willingly the list follows past its ends, where 0 is a wall."
    ),
    .number(
      "scroll.bounceResponse",
      \.scroll.bounceResponse,
      named: "Bounce response",
      in: .scroll,
      unit: "s",
      range: ParameterRange.time,
      step: 0.005,
      decimals: 3,
      help: "The period of the spring that brings an overscrolled list back, where 0 jumps."
    ),
    .number(
      "scroll.bounceDampingRatio",
      \.scroll.bounceDampingRatio,
      named: "Bounce damping ratio",
      in: .scroll,
      range: ParameterRange.dampingRatio,
      help: "How that spring comes to rest: below 1 it swings past, above 1 it creeps."
    ),
  ]
}
