import SDL
import SwipeEngine
import SwipeLab
import SwipeTable

/// `swipelab render`: draws the table of a recording as it is at one time into a PNG file. Needs no display.
struct RenderCommand: Command {
  private static let timeOption = CommandOption("--at", "MS", help: "the time of the picture; required")
  private static let outOption = CommandOption("--out", "PNG", help: "the file to write; required")

  static let syntax = CommandSyntax(
    name: "render",
    summary: "draw the table of a recording at one time as a picture",
    operands: [RecordingOperand.operand],
    options: [timeOption, outOption, .size, .scale, DisplayChoice.themeOption]
      + StyleChoice.options + [.force],
    variables: [.assets, .styles]
  )

  private static let fileEnding = ".png"

  private let path: String
  private let time: Timestamp
  private let file: WholeFile
  private let size: PointSize?
  private let scale: Double
  private let appearance: Theme.Appearance
  private let style: StyleChoice

  init(_ arguments: ParsedArguments) throws(UsageError) {
    path = arguments.operands[0]
    guard let time = try arguments.time(Self.timeOption) else {
      throw .missingOption(Self.timeOption, Self.syntax)
    }
    self.time = time
    guard let target = arguments.value(of: Self.outOption) else {
      throw .missingOption(Self.outOption, Self.syntax)
    }
    guard target.lowercased().hasSuffix(Self.fileEnding) else {
      throw .wrongEnding(Self.outOption, ending: Self.fileEnding, found: target)
    }
    file = WholeFile(path: target, replaces: arguments.has(.force))
    size = try DisplayChoice.size(arguments)
    scale = try DisplayChoice.scale(arguments)
    appearance = try DisplayChoice.appearance(arguments)
    style = try StyleChoice(arguments)
  }

  func run() throws(CommandFailure) {
    var recording = try style.applied(to: RecordingOperand.read(path))
    if let size { recording = recording.resized(to: size) }
    let picture = try TablePicture(scale: scale, appearance: appearance).draw(recording, at: time, file: path)
    try file.write(try picture.pngFile())
  }
}

extension Recording {
  /// The recording in a viewport of another size from the beginning to the end: its own resizes are left out.
  func resized(to size: PointSize) -> Recording {
    let resize = TableCommand.resize(width: size.width, height: size.height)
    let others = inputs.filter { input in
      if case .command(.resize, _) = input.kind { false } else { true }
    }
    return Recording(
      header: header,
      inputs: [SessionInput(time: .zero, kind: .command(resize, tag: nil))] + others
    )
  }
}
