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
}
