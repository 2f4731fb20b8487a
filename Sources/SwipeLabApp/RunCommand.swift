import SwipeLab
import SwipeTable

/// `swipelab run`: opens the window.
struct RunCommand: Command {
  private static let sizeOption = CommandOption(
    "--size",
    "WxH",
    help: "the window in points, \(ShellOptions.leastSize.typed) or more; "
      + "default \(ShellOptions.firstSize.typed), with \(bareOption.name) \(ShellOptions.bareSize.typed)"
  )
  private static let sceneOption = CommandOption(
    "--scene",
    "ID",
    help: "what to show: \(Sentence.choice(of: SceneCatalog.ids)); default \(ShellOptions.firstScene)"
  )
  private static let recordingsOption = CommandOption(
    "--recordings",
    "DIR",
    help: "the folder that F5 saves recordings in"
  )
  private static let filmsOption = CommandOption("--films", "DIR", help: "the folder that films are saved in")
  private static let bareOption = CommandOption(
    "--bare",
    help: "the list alone, without the laboratory around it"
  )

  private static let styleOption = CommandOption(
    "--style",
    "STYLE",
    help: "the style to begin with: " + StyleChoice.styleHelp + "; a file is watched while the window is open"
  )

  static let syntax = CommandSyntax(
    name: "run",
    summary: "open the window",
    options: [
      sceneOption, styleOption, DisplayChoice.windowScaleOption, DisplayChoice.themeOption, sizeOption,
      bareOption,
      recordingsOption, filmsOption,
    ],
    variables: [.scale, .presentation, .frames, .assets, .recordings, .films, .styles]
  )

  private let options: ShellOptions
  private let style: StyleOperand?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    var options = ShellOptions()
    options.scene = try arguments.word(Self.sceneOption, of: SceneCatalog.ids) ?? ShellOptions.firstScene
    options.scale = try arguments.number(DisplayChoice.windowScaleOption, in: DisplayChoice.scales)
    options.theme = try arguments.choice(DisplayChoice.themeOption, as: Theme.Appearance.self)
    options.isBare = arguments.has(Self.bareOption)
    options.size =
      try arguments.size(Self.sizeOption, atLeast: ShellOptions.leastSize)
      ?? (options.isBare ? ShellOptions.bareSize : ShellOptions.firstSize)
    options.recordings = arguments.value(of: Self.recordingsOption)
    options.films = arguments.value(of: Self.filmsOption)
    style = try arguments.value(of: Self.styleOption)
      .map { text throws(UsageError) in try StyleOperand(text) }
    self.options = options
  }

  func run() throws(CommandFailure) {
    var options = options
    options.style = try style?.read()
    try Shell(options).run()
  }
}
