import Foundation
import SwipeEngine
import SwipeLab
import SwipeRaster
import SwipeTable

/// The grid of a sweep as a picture or as a film.
@MainActor
struct SweepPictures {
  private let sweep: Sweep
  private let sheet: FilmstripSheet
  /// What errors call the recording.
  private let path: String
  private let sides: [FilmSide]
  private let still: SwipeTable.Viewport
  private let grid: SweepGrid

  private static let instead = FilmEncoder.Instead(
    ofInstalling: "write the grid as a .png, which needs none",
    ofFormat: "a grid in .png"
  )

  /// Throws where there is nothing to see.
  init(_ sweep: Sweep, sheet: FilmstripSheet, path: String) throws(CommandFailure) {
    self.sweep = sweep
    self.sheet = sheet
    self.path = path
    var sides: [FilmSide] = []
    for trial in sweep.trials { sides.append(try sheet.side(trial.recording)) }
    self.sides = sides
    still = sides[0].size(from: .zero, to: .distantFuture)
    try sheet.check(still, path)
    grid = SweepGrid(sweep, still: still)
  }

  private var stages: [FilmStage] {
    sides.map { FilmStage([$0], stage: still, extras: sheet.extras) }
  }

  /// Writes the picture of one time.
  func write(at time: Timestamp, to file: WholeFile) throws(CommandFailure) {
    var canvas = try sheet.canvas(grid.size, path)
    var stages = stages
    try draw(&stages, at: time, on: &canvas)
    try file.write(try canvas.encodedPNG(of: PointSize(grid.size), file: path))
  }

  /// Writes a film of all the time, at the standard rate.
  func film(to file: WholeFile) throws(CommandFailure) {
    let interruption = FilmInterruption()
    var canvas = try sheet.canvas(grid.size, path, hasEvenSides: FilmFormat.mp4.needsEvenSides)
    let plan = try plan()
    let draft = try file.makeDraft()
    defer { unlink(draft) }
    let arguments = FilmFormat.mp4.arguments(
      width: canvas.picture.width,
      height: canvas.picture.height,
      rate: plan.rate,
      rounds: 1,
      palette: draft,
      output: draft
    )
    var encoder = try FilmEncoder(
      arguments,
      path: file.path,
      instead: Self.instead,
      interruption: interruption
    )
    defer { encoder.abandon() }
    var reporter = FilmReporter(total: plan.frameCount, audience: .people)
    defer { reporter.end() }
    var bytes: [UInt8] = []
    var stages = stages
    for index in 0..<plan.frameCount {
      try interruption.check(file.path)
      try draw(&stages, at: plan.time(ofFrame: index), on: &canvas)
      canvas.picture.pack(into: &bytes)
      try encoder.write(bytes)
      try reporter.frame()
    }
    try encoder.finish()
    try file.take(draft)
  }

  private func plan() throws(CommandFailure) -> FilmPlan {
    var end = Timestamp.zero
    do {
      for side in sides { end = max(end, try side.naturalEnd()) }
    } catch {
      throw CommandFailure(error)
    }
    guard let plan = FilmPlan(from: .zero, to: end, rate: .standard) else {
      throw CommandFailure("\(path): it lasts too long for a film; write the grid as a .png.")
    }
    return plan
  }

  private func draw(
    _ stages: inout [FilmStage],
    at time: Timestamp,
    on canvas: inout StageCanvas
  ) throws(CommandFailure) {
    var pictures: [DisplayList] = []
    for index in stages.indices { pictures.append(try sheet.picture(of: &stages[index], at: time, canvas)) }
    var list = DisplayList()
    grid.paint(pictures, theme: canvas.theme, metrics: canvas.metrics, into: &list)
    canvas.draw(list, background: canvas.theme.backdrop)
  }
}
