import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable

/// What the command line asks of a film.
struct FilmOptions: Hashable {
  private static let outOption = CommandOption(
    "--out",
    "PATH",
    help:
      "where it goes: a file in .mp4, .webm, .gif, .apng or .webp, made by the program ffmpeg; a name that "
      + "ends in / or has no ending is a folder of PNG files; required"
  )
  private static let rateOption = CommandOption(
    "--fps",
    "N",
    help: "frames a second, 24 to 120; default 60; a GIF takes the nearest of 50, 33.3, 25"
  )
  private static let speedOption = CommandOption(
    "--speed",
    "FACTOR",
    help: "how many times faster than it was, 0.05 to 4; default 1; 0.25 is slow motion"
  )
  private static let fromOption = CommandOption("--from", "MS", help: "where it begins; default 0")
  private static let toOption = CommandOption(
    "--to",
    "MS",
    help: "where it ends; default 400 ms after everything has come to rest"
  )
  private static let holdOption = CommandOption(
    "--hold",
    "MS",
    help: "how long the end stands still, up to 60000; default 0"
  )
  private static let loopOption = CommandOption(
    "--loop",
    "N",
    help: "how often it is shown, up to 1000; 0 is for ever, the default of GIF, APNG and WebP, "
      + "which other formats cannot; default 1 there"
  )
  private static let curvesOption = CommandOption(
    "--curves",
    help: "the row's offset and velocity under everything, with a mark that moves along"
  )
  private static let captionsOption = CommandOption(
    "--captions",
    help: "a band under the table with style, values and time"
  )
  private static let compareOption = CommandOption(
    "--compare",
    "STYLE",
    help: "show the same under another style beside it, with captions"
  )
  private static let compareSetOption = CommandOption(
    "--compare-set",
    "ID=VALUE",
    repeatable: true,
    help: "a parameter changed there; without --compare, the first style's"
  )
  private static let nameOption = CommandOption(
    "--name",
    "TEXT",
    help: "what captions call the style; default its own name"
  )
  private static let compareNameOption = CommandOption(
    "--compare-name",
    "TEXT",
    help: "the same for the style that is compared"
  )
  private static let quietOption = CommandOption("--quiet", help: "say nothing unless it fails")
  private static let progressOption = CommandOption(
    "--progress",
    help:
      "for programs that read along: instead of per cent, a line \"frame 412 of 600\" on standard error, at most "
      + "each 50 ms; if that is closed, the film is given up"
  )

  /// In the order in which help shows them.
  static let all =
    [
      outOption, rateOption, speedOption, fromOption, toOption, holdOption, loopOption, .size, .scale,
      DisplayChoice.themeOption,
    ] + StyleChoice.options
    + [
      compareOption, compareSetOption, nameOption, compareNameOption, .touches, captionsOption, curvesOption,
      progressOption, quietOption,
      .force,
    ]

  let target: String
  let format: FilmFormat
  /// The rate that was asked for.
  let askedRate: FrameRate
  let speed: Double
  let start: Timestamp
  /// Nil for the end that a film has by itself.
  let end: Timestamp?
  /// Milliseconds.
  let hold: Double
  /// How often the film is shown, 0 for ever.
  private let rounds: Int
  let size: PointSize?
  let scale: Double
  let appearance: Theme.Appearance
  let style: StyleChoice
  /// What the style is compared with; nil for nothing.
  let comparison: StyleChoice?
  /// What captions call the styles; nil for their own names.
  let name: String?
  let comparisonName: String?
  let extras: FilmStage.Extras
  let hasCurves: Bool
  let audience: FilmReporter.Audience
  let replaces: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    guard let target = arguments.value(of: Self.outOption) else {
      throw .missingOption(Self.outOption, FilmCommand.syntax)
    }
    self.target = target
    format = try Self.format(of: target)
    askedRate = try arguments.number(Self.rateOption, in: FrameRate.range).map { FrameRate($0) } ?? .standard
    speed = try arguments.number(Self.speedOption, in: FilmPlan.speeds) ?? 1
    start = try arguments.time(Self.fromOption) ?? .zero
    end = try arguments.time(Self.toOption)
    hold = try arguments.number(Self.holdOption, in: FilmPlan.holds) ?? 0
    rounds = try Self.rounds(arguments, format)
    size = try DisplayChoice.size(arguments)
    scale = try DisplayChoice.scale(arguments)
    appearance = try DisplayChoice.appearance(arguments)
    style = try StyleChoice(arguments)
    let compares = arguments.has(Self.compareOption) || arguments.has(Self.compareSetOption)
    comparison =
      compares ? try StyleChoice(arguments, style: Self.compareOption, set: Self.compareSetOption) : nil
    name = arguments.value(of: Self.nameOption)
    comparisonName = arguments.value(of: Self.compareNameOption)
    extras = FilmStage.Extras(
      touches: arguments.has(.touches),
      captions: arguments.has(Self.captionsOption),
      speed: speed
    )
    hasCurves = arguments.has(Self.curvesOption)
    audience = try Self.audience(arguments)
    replaces = arguments.has(.force)
  }

  /// The rate that the film has.
  var rate: FrameRate { format == .gif ? askedRate.nearestInGIF : askedRate }
  /// How often the frames themselves come.
  var shownRounds: Int { format.storesRounds ? 1 : rounds }
  /// How often the file says that it is shown.
  var storedRounds: Int { format.storesRounds ? rounds : 1 }

  private static func audience(_ arguments: ParsedArguments) throws(UsageError) -> FilmReporter.Audience {
    switch (arguments.has(progressOption), arguments.has(quietOption)) {
    case (true, true):
      throw .unsuitable(
        "\(progressOption.name) tells what \(quietOption.name) is to keep silent about; leave one of them out"
      )
    case (true, false): return .programs
    case (false, true): return .nobody
    case (false, false): return .people
    }
  }

  private static func format(of target: String) throws(UsageError) -> FilmFormat {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: target, isDirectory: &isFolder)
    guard let format = FilmFormat(path: target, isFolder: exists && isFolder.boolValue) else {
      throw .wrongEnding(outOption, ending: Sentence.choice(of: FilmFormat.endings), found: target)
    }
    return format
  }

  private static func rounds(_ arguments: ParsedArguments, _ format: FilmFormat) throws(UsageError) -> Int {
    let standard = format.storesRounds ? 0 : 1
    return try arguments.wholeNumber(loopOption, in: standard...FilmPlan.mostRounds) ?? standard
  }
}
