import SwipeEngine
import SwipeLab
import SwipeTable

/// `swipelab sweep`: one gesture under every value of one or two parameters, as numbers and as a grid of
/// pictures. Needs no display.
struct SweepCommand: Command {
  private static let outOption = CommandOption(
    "--out",
    "FILE",
    help: "the grid to write: .png, or .mp4 by the program ffmpeg; without --out only the numbers"
  )
  private static let timeOption = CommandOption(
    "--at",
    "MS",
    help:
      "the time that a .png shows; default \(NumberText.shortest(standardDelay)) ms after the first release"
  )
  private static let tableOption = CommandOption("--csv", help: "print the numbers as comma-separated values")

  static let syntax = CommandSyntax(
    name: "sweep",
    summary: "try one gesture under many values, in numbers and in pictures",
    operands: [RecordingOperand.operand],
    options: [
      SweepAxes.option, outOption, timeOption, tableOption, StyleChoice.styleOption, PlotCommand.rowOption,
    ] + FilmstripSheet.looks + [.force],
    variables: [.assets, .styles]
  )

  /// Milliseconds after the release in which styles differ most to the eye.
  private static let standardDelay = 60.0

  private let path: String
  private let axes: SweepAxes
  private let style: StyleOperand?
  private let row: RowID?
  private let time: Timestamp?
  private let isCSV: Bool
  private let sheet: FilmstripSheet
  private let format: SweepFormat?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands[0]
    axes = try SweepAxes(arguments, syntax: Self.syntax)
    style = try arguments.value(of: StyleChoice.styleOption)
      .map { text throws(UsageError) in try StyleOperand(text) }
    row = arguments.value(of: PlotCommand.rowOption)
    time = try arguments.time(Self.timeOption)
    isCSV = arguments.has(Self.tableOption)
    sheet = try FilmstripSheet(arguments)
    format = try Self.format(of: sheet.file)
    if format == nil { try Self.checkWithoutPictures(arguments) }
    if format != .png, time != nil {
      throw .unsuitable("only a grid in .png has a time; leave out \(Self.timeOption.name)")
    }
  }

  func run() throws(CommandFailure) {
    try sheet.file?.check()
    let recording = try sheet.sized(changed(RecordingOperand.read(path)))
    let sweep: Sweep
    do {
      sweep = try Sweep(recording, axes: axes.axes, row: row)
    } catch {
      throw CommandFailure(error, file: path)
    }
    let table = SweepTable(sweep)
    guard let file = sheet.file else { return StandardOutput.print(isCSV ? table.csv : table.text) }
    let grid = try SweepPictures(sweep, sheet: sheet, path: path)
    var note: String?
    if format == .png {
      let time = time ?? Self.standardTime(of: sweep)
      try grid.write(at: time, to: file)
      note = Self.note(about: time, in: sweep)
    } else {
      try grid.film(to: file)
    }
    StandardOutput.print(isCSV ? table.csv : table.text)
    if let note, self.time == nil { Program.report(note) }
  }

  /// The recording with what is the same in all trials: the style, and parameters with a single value.
  private func changed(_ recording: Recording) throws(CommandFailure) -> Recording {
    var copy = recording
    if let style { copy.header.style = try style.read().reference }
    copy.header.style.settings += axes.settings
    return copy
  }

  /// Throws where options say how pictures look and there are none.
  private static func checkWithoutPictures(_ arguments: ParsedArguments) throws(UsageError) {
    guard let option = (FilmstripSheet.looks + [.force]).first(where: arguments.has) else { return }
    throw .unsuitable(
      "without \(outOption.name) only numbers are printed, so \(option.name) means nothing; "
        + "leave it out, or add \(outOption.usage)"
    )
  }

  private static func format(of file: WholeFile?) throws(UsageError) -> SweepFormat? {
    guard let file else { return nil }
    guard let format = SweepFormat(path: file.path) else {
      throw .wrongEnding(outOption, ending: Sentence.choice(of: SweepFormat.endings), found: file.path)
    }
    return format
  }

  private static func standardTime(of sweep: Sweep) -> Timestamp {
    let release = sweep.firstRelease ?? sweep.trials.compactMap(\.figures.start).min() ?? .zero
    return Timestamp(milliseconds: release.milliseconds + standardDelay)
  }

  private static func note(about time: Timestamp, in sweep: Sweep) -> String {
    let shown = NumberText.shortest((time.milliseconds * 10).rounded() / 10)
    return "the pictures show \(shown) ms, \(NumberText.shortest(standardDelay)) ms after the first release; "
      + "\(timeOption.name) names another time."
  }
}
