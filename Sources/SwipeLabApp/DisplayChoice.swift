import SwipeTable
import SwipeTableSDL

/// How large and in which colours things are shown, as several commands let one choose.
enum DisplayChoice {
  /// Pixels to a point that can be asked for.
  static let scales = DisplayScale.range
  /// The appearance where nothing else is asked for.
  static let standardAppearance = Theme.Appearance.light

  static let themeOption = CommandOption("--theme", "light|dark", help: "the colours; default light")
  static let windowScaleOption = CommandOption(
    "--scale",
    "FACTOR",
    help: "pixels to a point, 0.5 to 8; else as the display says"
  )

  /// The least size of a table that can be asked for.
  private static let leastSize = PointSize(width: 1, height: 1)

  /// Pixels to a point of a picture, as `--scale` asks for them.
  static func scale(_ arguments: ParsedArguments) throws(UsageError) -> Double {
    try arguments.number(.scale, in: scales) ?? 1
  }

  /// The size of the table, as `--size` asks for it; nil for that of the recording.
  static func size(_ arguments: ParsedArguments) throws(UsageError) -> PointSize? {
    try arguments.size(.size, atLeast: leastSize)
  }

  /// The colours of a picture, as `--theme` asks for them.
  static func appearance(_ arguments: ParsedArguments) throws(UsageError) -> Theme.Appearance {
    try arguments.choice(themeOption, as: Theme.Appearance.self) ?? standardAppearance
  }
}
