import SwipeEngine
import SwipeLab
import SwipeTable

/// What filmstrips and sweep grids have in common: pictures of a table, laid out on one sheet.
struct FilmstripSheet {
  static let outOption = CommandOption("--out", "PNG", help: "the file to write; required")
  static let looks: [CommandOption] = [.size, .scale, DisplayChoice.themeOption, .touches]

  static let fileEnding = ".png"

  /// Nil where no file is asked for.
  let file: WholeFile?
  private let size: PointSize?
  private let scale: Double
  private let appearance: Theme.Appearance
  let extras: FilmStage.Extras

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let replaces = arguments.has(.force)
    file = arguments.value(of: Self.outOption).map { WholeFile(path: $0, replaces: replaces) }
    size = try DisplayChoice.size(arguments)
    scale = try DisplayChoice.scale(arguments)
    appearance = try DisplayChoice.appearance(arguments)
    extras = FilmStage.Extras(touches: arguments.has(.touches))
  }

  /// The recording in the size that is asked for.
  func sized(_ recording: Recording) -> Recording {
    size.map { recording.resized(to: $0) } ?? recording
  }

  func side(_ recording: Recording) throws(CommandFailure) -> FilmSide {
    do { return try FilmSide(recording) } catch { throw CommandFailure(error) }
  }

  /// Throws where pictures of this size have nothing to show.
  @MainActor
  func check(_ picture: SwipeTable.Viewport, _ path: String) throws(CommandFailure) {
    guard picture.width > 0, picture.height > 0 else {
      throw StageCanvas.nothingToSee(PointSize(picture), path)
    }
  }

  /// What the whole sheet is drawn on.
  @MainActor
  func canvas(
    _ sheet: SwipeTable.Viewport,
    _ path: String,
    hasEvenSides: Bool = false
  ) throws(CommandFailure) -> StageCanvas {
    try StageCanvas(
      size: PointSize(sheet),
      scale: scale,
      appearance: appearance,
      hasEvenSides: hasEvenSides,
      file: path
    )
  }

  /// One picture at a time.
  @MainActor
  func picture(
    of stage: inout FilmStage,
    at time: Timestamp,
    _ canvas: StageCanvas
  ) throws(CommandFailure) -> DisplayList {
    do {
      return try stage.displayList(at: time, theme: canvas.theme, metrics: canvas.metrics)
    } catch {
      throw CommandFailure(error)
    }
  }
}

extension PointSize {
  init(_ viewport: SwipeTable.Viewport) {
    self.init(width: viewport.width, height: viewport.height)
  }
}
