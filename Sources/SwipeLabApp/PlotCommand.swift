import SwipeEngine
import SwipeLab
import SwipeTable

/// `swipelab plot`: draws how a row of a recording moves, as an SVG or a PNG file. Needs no display.
struct PlotCommand: Command {
  private static let outOption = CommandOption(
    "--out",
    "FILE",
    help: "the file to write, .svg or .png; required"
  )
  private static let styleOption = CommandOption(
    "--style",
    "STYLE",
    repeatable: true,
    help:
      "another style than the recording's, up to \(CurvePlot.mostEntries), a curve for each: "
      + StyleChoice.styleHelp
  )
  static let rowOption = CommandOption(
    "--row",
    "ID",
    help: "the row to follow; default the one that moves first"
  )
  private static let sizeOption = CommandOption(
    "--size",
    "WxH",
    help: "the size in points; default \(standardSize.typed)"
  )
  private static let scaleOption = CommandOption(
    "--scale",
    "FACTOR",
    help: "pixels to a point of a PNG, 0.5 to 8; default 1"
  )

  static let syntax = CommandSyntax(
    name: "plot",
    summary: "draw how a row moves: offset and velocity against time",
    operands: [RecordingOperand.operand],
    options: [outOption, styleOption, StyleChoice.setOption, rowOption]
      + PlotTimeSpanChoice.options + [sizeOption, scaleOption, DisplayChoice.themeOption, .force],
    variables: [.assets, .styles]
  )

  private static let standardSize = PointSize(width: 960, height: 320)
  /// The smallest plot in which the curves have room.
  private static let leastSize = PointSize(width: 160, height: 120)

  private let path: String
  private let format: PlotFormat
  private let file: WholeFile
  private let styles: [StyleOperand]
  private let style: StyleChoice
  private let row: RowID?
  private let span: PlotTimeSpanChoice
  private let size: PointSize
  private let scale: Double
  private let appearance: Theme.Appearance

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands[0]
    guard let target = arguments.value(of: Self.outOption) else {
      throw .missingOption(Self.outOption, Self.syntax)
    }
    guard let format = PlotFormat(path: target) else {
      throw .wrongEnding(Self.outOption, ending: Sentence.choice(of: PlotFormat.endings), found: target)
    }
    self.format = format
    file = WholeFile(path: target, replaces: arguments.has(.force))
    style = try StyleChoice(arguments, style: Self.styleOption)
    let ids = arguments.values(of: Self.styleOption)
    guard ids.count <= CurvePlot.mostEntries else {
      throw .unsuitable(
        "one plot has at most \(CurvePlot.mostEntries) styles, not \(ids.count); leave some out"
      )
    }
    var styles: [StyleOperand] = []
    for id in ids { styles.append(try StyleOperand(id)) }
    self.styles = styles
    row = arguments.value(of: Self.rowOption)
    span = try PlotTimeSpanChoice(arguments)
    size = try arguments.size(Self.sizeOption, atLeast: Self.leastSize) ?? Self.standardSize
    scale = try arguments.number(Self.scaleOption, in: DisplayChoice.scales) ?? 1
    appearance = try DisplayChoice.appearance(arguments)
  }

  func run() throws(CommandFailure) {
    try file.check()
    let recording = try RecordingOperand.read(path)
    let own = recording.header.style
    var references: [(name: String, reference: StyleReference)] = styles.isEmpty ? [(own.base, own)] : []
    for style in styles {
      let (name, reference, _) = try style.read()
      references.append((name, reference))
    }
    let trials = references.map { name, reference in
      var copy = recording
      copy.header.style = reference.with(style.settings)
      return (name: name, recording: copy)
    }
    let plot: CurvePlot
    do {
      plot = try CurvePlot(trials, row: row, from: span.from, to: span.to)
    } catch {
      throw CommandFailure(error, file: path)
    }
    switch format {
    case .svg:
      let svg = CurveSVG(plot, theme: .standard(appearance))
      try file.write(Array(svg.text(width: size.width, height: size.height).utf8))
    case .png: try file.write(try picture(of: plot))
    }
  }

  @MainActor
  private func picture(of plot: CurvePlot) throws(CommandFailure) -> [UInt8] {
    var canvas = try StageCanvas(size: size, scale: scale, appearance: appearance, file: path)
    var list = DisplayList()
    CurvePainter(plot, theme: canvas.theme, metrics: canvas.metrics)
      .paint(in: Rect(x: 0, y: 0, width: size.width, height: size.height), into: &list)
    canvas.draw(list, background: canvas.theme.panel)
    return try canvas.encodedPNG(of: size, file: path)
  }
}
