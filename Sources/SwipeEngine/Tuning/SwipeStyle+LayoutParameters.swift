extension SwipeStyle {
  static let layoutParameters: [Parameter] =
    [
      .choice(
        "transition",
        \.transition,
        named: "Transition",
        in: .layout,
        help: "How the actions come into view as the row moves."
      )
    ] + stageParameters + buttonParameters + effectParameters

  private static let buttonParameters: [Parameter] = [
    .choice(
      "buttons.look",
      \.buttons.look,
      named: "Buttons",
      in: .layout,
      help: "What a button shows of its action."
    ),
    .choice(
      "buttons.sizing",
      \.buttons.sizing,
      named: "Button sizing",
      in: .layout,
      help: "Whether each button is as wide as its own content asks for or as wide as the widest of its side."
    ),
    .optionalNumber(
      "buttons.minimumWidth",
      \.buttons.minimumWidth,
      named: "Least button width",
      in: .layout,
      unit: "pt",
      range: ParameterRange.distance,
      step: 1,
      decimals: 0,
      help: "The least width of a button, or null for the standard width."
    ),
    .optionalNumber(
      "buttons.maximumWidth",
      \.buttons.maximumWidth,
      named: "Greatest button width",
      in: .layout,
      unit: "pt",
      range: ParameterRange.distance,
      step: 1,
      decimals: 0,
      help: "The greatest width of a button; 0 is no limit, null what the row has room for."
    ),
    .number(
      "buttons.padding",
      \.buttons.padding,
      named: "Button padding",
      in: .layout,
      unit: "pt",
      range: ParameterRange.slop,
      step: 1,
      decimals: 0,
      help: "The distance that image and title keep from a button's edges."
    ),
    .number(
      "buttons.spacing",
      \.buttons.spacing,
      named: "Button spacing",
      in: .layout,
      unit: "pt",
      range: ParameterRange.slop,
      step: 1,
      decimals: 0,
      help: "The distance between a button's image and title."
    ),
    .choice(
      "buttons.alignment",
      \.buttons.alignment,
      named: "Button alignment",
      in: .layout,
      help: "Whether a title of several lines hangs below the middle or stands in the middle as a whole."
    ),
    .optionalNumber(
      "buttons.keepsFree",
      \.buttons.keepsFree,
      named: "Free width",
      in: .layout,
      unit: "pt",
      range: ParameterRange.distance,
      step: 1,
      decimals: 0,
      help: "What the pane leaves free of the row's width, or null for what its buttons' sizing leaves."
    ),
    .toggle(
      "buttons.wholePane",
      \.buttons.wholePane,
      named: "Whole pane",
      in: .layout,
      help: "Lets the row rest at whole points."
    ),
    .toggle(
      "buttons.keepsInView",
      \.buttons.keepsInView,
      named: "Keep buttons in view",
      in: .layout,
      help: "Keeps image and title in the visible part of a row that is taller than the viewport shows."
    ),
  ]

  private static let effectParameters: [Parameter] = [
    .choice(
      "effects.transition",
      \.effects.transition,
      named: "Content transition",
      in: .layout,
      help: "How images and titles come into view in their slots."
    ),
    .number(
      "effects.scaleDuration",
      \.effects.scaleDuration,
      named: "Scale duration",
      in: .layout,
      unit: "s",
      range: ParameterRange.time,
      help: "The time in which a content grows to its size as its slot is uncovered."
    ),
    .number(
      "effects.initialScale",
      \.effects.initialScale,
      named: "Initial scale",
      in: .layout,
      range: ParameterRange.scale,
      help: "The scale of a content whose slot is hardly uncovered."
    ),
    .number(
      "effects.scaleThreshold",
      \.effects.scaleThreshold,
      named: "Scale threshold",
      in: .layout,
      range: ParameterRange.fraction,
      help: "The uncovered fraction of a slot from which on its content has its own size."
    ),
    .choice(
      "effects.expansion",
      \.effects.expansion,
      named: "Expansion effect",
      in: .layout,
      help: "What the other contents do when a full swipe arms."
    ),
    .number(
      "effects.fadeDuration",
      \.effects.fadeDuration,
      named: "Fade duration",
      in: .layout,
      unit: "s",
      range: ParameterRange.time,
      help: "The time in which each of them shrinks and fades."
    ),
    .number(
      "effects.fadeScale",
      \.effects.fadeScale,
      named: "Fade scale",
      in: .layout,
      range: ParameterRange.scale,
      help: "The scale that each of them shrinks to."
    ),
    .number(
      "effects.fadeDelay",
      \.effects.fadeDelay,
      named: "Fade delay",
      in: .layout,
      unit: "s",
      range: ParameterRange.time,
      help: "How much later each of them begins than the one outside of it."
    ),
  ]
}
