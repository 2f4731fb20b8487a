import SwipeLab
import SwipeTable

/// `swipelab replay`: plays a recording in the window.
struct ReplayCommand: Command {
  /// How many times faster than it was a recording can be played.
  private static let speeds = 0.05...8.0
  private static let speedOption = CommandOption(
    "--speed",
    "FACTOR",
    help: "how many times faster than it was, 0.05 to 8; default 1"
  )

  static let syntax = CommandSyntax(
    name: "replay",
    summary: "play a recording in the window",
    operands: [RecordingOperand.operand],
    options: [DisplayChoice.windowScaleOption, DisplayChoice.themeOption, speedOption] + StyleChoice.options,
    variables: [.scale, .presentation, .frames, .assets, .styles]
  )

  private let path: String
  private let style: StyleChoice
  private let options: ShellOptions

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands[0]
    style = try StyleChoice(arguments)
    var options = ShellOptions()
    options.scale = try arguments.number(DisplayChoice.windowScaleOption, in: DisplayChoice.scales)
    options.theme = try arguments.choice(DisplayChoice.themeOption, as: Theme.Appearance.self)
    options.speed = try arguments.number(Self.speedOption, in: Self.speeds) ?? options.speed
    self.options = options
  }

  func run() throws(CommandFailure) {
    var options = options
    options.replay = try style.applied(to: RecordingOperand.read(path))
    try Shell(options).run()
  }
}
