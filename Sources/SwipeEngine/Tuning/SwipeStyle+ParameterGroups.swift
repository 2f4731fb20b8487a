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
  ]

  static let dragParameters: [Parameter] = [
    .number(
      "drag.rubberBand",
      \.drag.rubberBand,
      named: "Rubber band",
      in: .drag,
      range: ParameterRange.fraction,
      help: "How willingly the row follows past its limit, where 0 is a wall."
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
    ),
  ]

  static let releaseParameters: [Parameter] = [
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
      range: ParameterRange.fraction,
      help: "The fraction of the action pane that opens the row when the distance decides."
    ),
  ]

  static let layoutParameters: [Parameter] = [
    .choice(
      "transition",
      \.transition,
      named: "Transition",
      in: .layout,
      help: "How the actions come into view as the row moves."
    )
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
