import SwipeEngine
import SwipeLab
import SwipeTable

/// `swipelab filmstrip`: draws stills of a recording side by side into a PNG file. Needs no display.
struct FilmstripCommand: Command {
  static let syntax = CommandSyntax(
    name: "filmstrip",
    summary: "draw stills of a recording side by side with their times",
    operands: [RecordingOperand.operand],
    options: [FilmstripSheet.outOption] + FilmstripTimes.options + PlotTimeSpanChoice.options
      + FilmstripSheet.looks + StyleChoice.options + [.force],
    variables: [.assets, .styles]
  )

  private let path: String
  private let times: FilmstripTimes
  private let span: PlotTimeSpanChoice
  private let sheet: FilmstripSheet
  private let file: WholeFile
  private let style: StyleChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands[0]
    times = try FilmstripTimes(arguments)
    span = try PlotTimeSpanChoice(arguments)
    sheet = try FilmstripSheet(arguments)
    guard let file = sheet.file else { throw .missingOption(FilmstripSheet.outOption, Self.syntax) }
    guard file.path.lowercased().hasSuffix(FilmstripSheet.fileEnding) else {
      throw .wrongEnding(FilmstripSheet.outOption, ending: FilmstripSheet.fileEnding, found: file.path)
    }
    self.file = file
    style = try StyleChoice(arguments)
  }

  func run() throws(CommandFailure) {
    try file.check()
    let recording = try sheet.sized(style.applied(to: RecordingOperand.read(path)))
    let (start, end, releases) = try course(of: recording)
    let times = try times.times(from: start, to: end)
    let marked = Set(releases.compactMap { release in times.filter { $0 >= release }.min() })
    let side = try sheet.side(recording)
    let size = side.size(from: times.min() ?? start, to: times.max() ?? end)
    try sheet.check(size, path)
    var stage = FilmStage([side], stage: size, extras: sheet.extras)
    let blank = times.map { Filmstrip.Still(time: $0, picture: DisplayList()) }
    let whole = Filmstrip(blank, still: size).size
    var canvas = try sheet.canvas(whole, path)
    var stills: [Filmstrip.Still] = []
    for time in times {
      let picture = try sheet.picture(of: &stage, at: time, canvas)
      stills.append(.init(time: time, picture: picture, isRelease: marked.contains(time)))
    }
    var list = DisplayList()
    Filmstrip(stills, still: size).paint(theme: canvas.theme, metrics: canvas.metrics, into: &list)
    canvas.draw(list, background: canvas.theme.backdrop)
    try file.write(try canvas.encodedPNG(of: PointSize(whole), file: path))
  }

  /// Where the strip begins and ends that is not told to, and when fingers let go; of a recording in which no
  /// row moves the whole.
  private func course(
    of recording: Recording
  ) throws(CommandFailure) -> (start: Timestamp, end: Timestamp, releases: [Timestamp]) {
    var natural = Timestamp.zero...recording.lastTime
    var releases: [Timestamp] = []
    do throws(CurveError) {
      let curves = try GestureCurves(recording, rate: GestureCurves.rates.lowerBound)
      natural = curves.range
      releases = curves.releases.map(\.time)
    } catch {
      if case .style(let failure) = error { throw CommandFailure(failure) }
    }
    let start = span.from ?? min(natural.lowerBound, span.to ?? .distantFuture)
    return (start, max(start, span.to ?? natural.upperBound), releases)
  }
}
