extension SwipeStyle {
  static let triggerParameters: [Parameter] = [
    .triggerPoints(
      "triggers.leading",
      \.triggers.leading,
      named: "Leading trigger points",
      help: "The distances at which letting go does something on the leading side, one for each action."
    ),
    .triggerPoints(
      "triggers.trailing",
      \.triggers.trailing,
      named: "Trailing trigger points",
      help: "The distances at which letting go does something on the trailing side, one for each action."
    ),
    .choice(
      "triggers.firing",
      \.triggers.firing,
      named: "Firing",
      in: .triggers,
      help:
        "Whether the action of a trigger point fires when the pointer lets go or when the row has arrived."
    ),
    .choice(
      "leave.curve",
      \.leave.curve,
      named: "Leaving curve",
      in: .triggers,
      help: "How a row goes out past a trigger point."
    ),
    .number(
      "leave.slowest",
      \.leave.slowest,
      named: "Slowest leaving",
      in: .triggers,
      unit: "s",
      range: ParameterRange.time,
      help: "The time in which a row goes out that is let go at rest."
    ),
    .number(
      "leave.fastest",
      \.leave.fastest,
      named: "Fastest leaving",
      in: .triggers,
      unit: "s",
      range: ParameterRange.time,
      help: "The time in which a row goes out that is thrown at one of its widths a second or faster."
    ),
  ]

  static let stageParameters: [Parameter] = [
    .choice(
      "pane",
      \.pane,
      named: "Pane",
      in: .layout,
      help: "Whether a button for each action lies under the row, or a stage for the one it has come to."
    ),
    .choice(
      "stage.icon",
      \.stage.icon,
      named: "Stage icon",
      in: .layout,
      help: "Where the icon of a stage is as the row moves."
    ),
    .choice(
      "stage.earlyColor",
      \.stage.earlyColor,
      named: "Early colour",
      in: .layout,
      help: "The colour of a stage before the first trigger point is reached."
    ),
    .number(
      "stage.padding",
      \.stage.padding,
      named: "Stage padding",
      in: .layout,
      unit: "pt",
      range: ParameterRange.slop,
      step: 1,
      decimals: 0,
      help: "The distance that the icon of a stage keeps from the row's edge."
    ),
    .number(
      "stage.colorDuration",
      \.stage.colorDuration,
      named: "Colour duration",
      in: .layout,
      unit: "s",
      range: ParameterRange.time,
      help: "The time in which one colour of a stage turns into another."
    ),
  ]
}
